import type { MemberReview } from '@waha/contract';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Ago } from '../parts/ago.tsx';
import { Empty } from '../parts/empty.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { LiveProductCard } from '../products/live-product-card.tsx';

const views = [
  { isPhotos: false, to: '/community/reviews', text: 'all' },
  { isPhotos: true, to: '/community/reviews?photos=true', text: 'withPhotos' },
] as const satisfies { isPhotos: boolean; to: Address; text: string }[];

/** What members say of what they bought, each with the product beside it. */
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
      draw={(review) => <ReviewOfMember review={review} />}
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

const FIVE = [1, 2, 3, 4, 5];

function ReviewOfMember({ review }: { review: MemberReview }) {
  const say = useText('opinions');
  const nameId = useId();
  const { id, author, rating, title, text, photos, product } = review;
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-3 rounded-card border border-line bg-card p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
    >
      <header className="flex items-start justify-between gap-2">
        <MemberName member={author} id={nameId}>
          <Ago at={review.created_at} />
          {review.is_verified ? <span className="text-positive">· {say('verified')}</span> : null}
        </MemberName>
        <MemberMenu member={author} />
      </header>
      <span role="img" aria-label={say('stars', { stars: rating })} className="inline-flex gap-1">
        {FIVE.map((star) => (
          <CommunityIcon
            key={star}
            name="star"
            size={18}
            filled={star <= rating}
            className={star <= rating ? 'text-star' : 'text-line-strong'}
          />
        ))}
      </span>
      {title ? (
        <p dir="auto" className="font-semibold">
          {title}
        </p>
      ) : null}
      <p dir="auto" className="written-by-member">
        {text}
      </p>
      <PictureGrid images={photos} title={say('reviewOf', { name: author.name })} />
      <LiveProductCard product={product} source={`review:${id}`} />
    </article>
  );
}
