import type { Contest } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { NextDate, StateBadge } from './contest-state.tsx';

/** All contests, those with the latest end first. */
export default function Contests() {
  const say = useText('contests');
  const feed = useFeed<Contest>({
    key: 'contests:all',
    ask: (api, cursor, signal) => api('GET /community/contests', { query: { ...(cursor && { cursor }) }, signal }),
  });
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl">{say('title')}</h1>
        <p className="mt-1 text-soft">{say('about')}</p>
      </div>
      <FeedFrame
        feed={feed}
        label={say('title')}
        draw={(contest) => <ContestCard contest={contest} />}
        empty={<Empty icon="trophy" title={say('none')} />}
      />
    </div>
  );
}

function ContestCard({ contest }: { contest: Contest }) {
  const say = useText('contests');
  const { id, title, about, prize } = contest;
  return (
    <article className="relative grid gap-2 rounded-card border border-line bg-card p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg leading-snug">
          <Link to={`/community/contests/${id}`} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h2>
        <StateBadge contest={contest} />
      </div>
      <p>{about}</p>
      {prize.kind === 'honour' ? null : (
        <p className="flex items-center gap-2 font-semibold">
          <CommunityIcon name="trophy" size={18} className="text-secondary" />
          {prize.text}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span>
          <NextDate contest={contest} />
        </span>
        <span>{say('entryCount', { count: contest.entry_count })}</span>
      </p>
      {contest.is_decided && contest.cancelled_reason === null && contest.entry_count > 0 ? (
        <Link
          to={`/community/contests/${id}?results=1`}
          aria-label={`${say('watch')}: ${title}`}
          className="btn btn-quiet relative justify-self-start"
        >
          <CommunityIcon name="play" size={18} filled />
          {say('watch')}
        </Link>
      ) : null}
    </article>
  );
}
