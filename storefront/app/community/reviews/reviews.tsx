import type { MemberReview } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { ReviewOfMember } from './review-of-member.tsx';

const views = [
  { isPhotos: false, to: '/community/reviews', text: 'all' },
  { isPhotos: true, to: '/community/reviews?photos=true', text: 'withPhotos' },
] as const satisfies { isPhotos: boolean; to: Address; text: string }[];

/** Members' reviews of their purchases, each with its product. */
export default function MemberReviews() {
  const say = useText('opinions');
  const [search] = useSearchParams();
  const isPhotos = search.get('photos') === 'true';
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl">{say('title')}</h1>
        <p className="mt-1 text-soft">{say('about')}</p>
      </div>
      <nav aria-label={say('views')}>
        <ul className="flex flex-wrap gap-2">
          {views.map((one) => (
            <li key={one.text}>
              <Link
                to={one.to}
                aria-current={one.isPhotos === isPhotos ? 'page' : undefined}
                className="chip min-h-11 aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
              >
                {say(one.text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shown key={String(isPhotos)} isPhotos={isPhotos} />
    </div>
  );
}

const drawReview = (review: MemberReview) => <ReviewOfMember review={review} />;

function Shown({ isPhotos }: { isPhotos: boolean }) {
  const say = useText('opinions');
  const feed = useFeed<MemberReview>({
    key: isPhotos ? 'reviews:photos' : 'reviews:all',
    ask: (api, cursor, signal) =>
      api('GET /community/reviews', {
        query: { ...(cursor && { cursor }), ...(isPhotos && { photos: 'true' as const }) },
        signal,
      }),
  });
  return (
    <FeedFrame
      feed={feed}
      label={say('title')}
      draw={drawReview}
      empty={
        <Empty icon="star" title={say(isPhotos ? 'noneWithPhotos' : 'none')}>
          <Link to="/account/reviews" className="btn btn-primary">
            {say('write')}
          </Link>
        </Empty>
      }
    />
  );
}
