import type { MemberProfile, MemberReview, Reel } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { PostFeed, usePostFeed } from '../posts/post-feed.tsx';
import { ReelPoster } from '../reels/poster-grid.tsx';
import { ReviewOfMember } from '../reviews/review-of-member.tsx';

const kinds = ['posts', 'reels', 'reviews'] as const;
type Kind = (typeof kinds)[number];

const isKind = (text: string | null): text is Kind => kinds.some((kind) => kind === text);

/** A member's posts, reels or reviews, by the address. */
export function MemberPosts({ profile }: { profile: MemberProfile }) {
  const say = useText('members');
  const [search] = useSearchParams();
  const asked = search.get('show');
  const shown = isKind(asked) ? asked : 'posts';
  const Shown = { posts: TheirPosts, reels: TheirReels, reviews: TheirReviews }[shown];
  const at = `/community/members/${encodeURIComponent(profile.handle ?? '')}` as const;
  return (
    <section aria-labelledby="their-things" className="grid gap-4">
      <h2 id="their-things" className="sr-only">
        {say(`${shown}Of`, { name: profile.name })}
      </h2>
      <nav aria-label={say('show')}>
        <ul className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Link
                to={kind === 'posts' ? at : `${at}?show=${kind}`}
                replace
                preventScrollReset
                aria-current={kind === shown ? 'page' : undefined}
                className="chip min-h-11 aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
              >
                {say(kind)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shown profile={profile} />
    </section>
  );
}

type TheirsProps = { profile: MemberProfile };

function TheirPosts({ profile: { handle, name, is_me: isMe } }: TheirsProps) {
  const say = useText('members');
  const feed = usePostFeed({ author: handle ?? '' });
  return (
    <PostFeed
      feed={feed}
      empty={
        <Empty icon="message-square-text" title={isMe ? say('noPostsMine') : say('noPosts', { name })}>
          {isMe ? (
            <Link to="/community/posts/new" className="btn btn-primary">
              <CommunityIcon name="plus" size={18} />
              {say('writePost')}
            </Link>
          ) : null}
        </Empty>
      }
    />
  );
}

/** Number of reels loaded per page: four rows. */
const REELS_AT_ONCE = 12;

const drawReel = (reel: Reel) => <ReelPoster reel={reel} />;

function TheirReels({ profile: { handle, name, is_me: isMe } }: TheirsProps) {
  const say = useText('members');
  const author = handle ?? '';
  const feed = useFeed<Reel>({
    key: `reels:of ${author}`,
    ask: (api, cursor, signal) =>
      api('GET /community/reels', { query: { author, per_page: REELS_AT_ONCE, ...(cursor && { cursor }) }, signal }),
  });
  return (
    <FeedFrame
      feed={feed}
      label={say('reelsOf', { name })}
      className="grid grid-cols-3 gap-1 sm:gap-2"
      draw={drawReel}
      empty={
        <Empty icon="clapperboard" title={isMe ? say('noReelsMine') : say('noReels', { name })}>
          {isMe ? (
            <Link to="/community/reels/new" className="btn btn-primary">
              <CommunityIcon name="plus" size={18} />
              {say('addReel')}
            </Link>
          ) : null}
        </Empty>
      }
    />
  );
}

const drawReview = (review: MemberReview) => <ReviewOfMember review={review} />;

function TheirReviews({ profile: { handle, name, is_me: isMe } }: TheirsProps) {
  const say = useText('members');
  const author = handle ?? '';
  const feed = useFeed<MemberReview>({
    key: `reviews:of ${author}`,
    ask: (api, cursor, signal) =>
      api('GET /community/reviews', { query: { author, ...(cursor && { cursor }) }, signal }),
  });
  return (
    <FeedFrame
      feed={feed}
      label={say('reviewsOf', { name })}
      draw={drawReview}
      empty={
        <Empty icon="star" title={isMe ? say('noReviewsMine') : say('noReviews', { name })}>
          {isMe ? (
            <Link to="/account/reviews" className="btn btn-primary">
              {say('writeReview')}
            </Link>
          ) : null}
        </Empty>
      }
    />
  );
}
