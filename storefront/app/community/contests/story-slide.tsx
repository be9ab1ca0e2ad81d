import type { ContestDetail, ContestEntry } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import type { CommunityIconName } from '../icon-names.gen.ts';
import { MemberPicture } from '../parts/member-picture.tsx';
import { MemberGem } from '../parts/rank-gem.tsx';
import type { Slide } from './story-slides.ts';

interface StorySlideProps {
  contest: ContestDetail;
  slide: Slide;
}

/** One slide of the results. Texts: contests. */
export function StorySlide({ contest, slide }: StorySlideProps) {
  const say = useText('contests');
  const { title, entry_count: count, vote_count: votes } = contest;
  switch (slide.kind) {
    case 'sums':
      return (
        <Centred icon="trophy">
          <h3 className="text-2xl">{title}</h3>
          <p className="text-lg font-semibold tabular-nums">
            {say('entryCount', { count })} · {say('votes', { count: votes ?? 0 })}
          </p>
          <p className="text-on-dark/80">{say('thanks')}</p>
        </Centred>
      );
    case 'winner':
      return <Winner entry={slide.entry} place={slide.place} prize={contest.prize.text} />;
    case 'mine':
      return (
        <Centred icon="medal">
          <h3 className="text-2xl tabular-nums">{say('myRank', { rank: slide.rank })}</h3>
          <p className="text-lg font-semibold tabular-nums">{say('ofEntries', { count })}</p>
          <p className="text-on-dark/80">{say(contest.my_entry?.place ? 'myRankWon' : 'myRankText')}</p>
        </Centred>
      );
    case 'entries':
      return (
        <Centred icon="users">
          <h3 className="text-2xl">{say('allEntries')}</h3>
          <p className="text-on-dark/80">{say('allEntriesText')}</p>
        </Centred>
      );
  }
}

function Centred({ icon, children }: { icon: CommunityIconName; children: ReactNode }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-3 p-6 text-center">
      <CommunityIcon name={icon} size={56} />
      {children}
    </div>
  );
}

/** A winner: the picture of the entry or of its author, and what was won below it. */
function Winner({ entry, place, prize }: { entry: ContestEntry; place: number; prize: string }) {
  const say = useText('contests');
  const { author, votes, post } = entry;
  const image = entry.image ?? post?.images[0] ?? null;
  return (
    <div className="relative size-full">
      {image ? (
        <img
          src={image.url}
          srcSet={image.srcset || undefined}
          sizes="(width < 40rem) 100vw, 26rem"
          alt={image.alt}
          draggable={false}
          className="absolute inset-0 size-full object-cover"
          style={{ backgroundColor: image.placeholder }}
        />
      ) : (
        <div className="grid size-full place-content-center p-8 pb-40">
          {post?.text ? (
            <bdi className="written-by-member line-clamp-6 text-center text-xl">{post.text}</bdi>
          ) : (
            <MemberPicture member={author} size={96} />
          )}
        </div>
      )}
      <div className="reel-scrim absolute inset-x-0 bottom-0 grid gap-1 p-5 pt-20 pb-20">
        <h3 className="flex items-center gap-2 text-2xl">
          <CommunityIcon name={place === 1 ? 'crown' : 'medal'} size={26} />
          {say('place', { place })}
        </h3>
        <p className="flex min-w-0 items-center gap-1.5 text-lg font-bold">
          <bdi className="truncate">{author.name}</bdi>
          <MemberGem rank={author.rank} />
        </p>
        {votes === null ? null : <p className="font-semibold tabular-nums">{say('votes', { count: votes })}</p>}
        <p className="text-on-dark/90">{say('wins', { prize })}</p>
      </div>
    </div>
  );
}
