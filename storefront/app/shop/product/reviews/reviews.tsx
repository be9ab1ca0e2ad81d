import type { ReviewPage } from '@waha/contract/types';
import { Link } from '../../../router/links.ts';
import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Histogram } from './histogram.tsx';
import { MyReviewLater } from './my-review-later.tsx';
import { ReviewCard } from './review-card.tsx';
import { type ReviewChoice, reviewSorts, reviewSortTexts, writeReviewChoice } from './review-query.ts';
import { useMoreReviews } from './use-more-reviews.ts';

interface ReviewsProps {
  product: { id: number; name: string };
  reviews: ReviewPage;
  choice: ReviewChoice;
}

function SortChoice({ choice }: { choice: ReviewChoice }) {
  const say = useText('product');
  return (
    <nav aria-label={say('reviewSort')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={writeReviewChoice({ ...choice, sort, page: 1 })}
              preventScrollReset
              aria-current={choice.sort === sort ? 'page' : undefined}
              className="chip min-h-11 aria-[current=page]:bg-tint aria-[current=page]:font-semibold"
            >
              {say(reviewSortTexts[sort])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoneOfStars({ choice }: { choice: ReviewChoice }) {
  const say = useText('product');
  return (
    <div className="rounded-2xl bg-tint p-6 text-center">
      <p className="mb-3 font-semibold">{say('reviewsNoneOfStars')}</p>
      <Link
        to={writeReviewChoice({ ...choice, stars: null, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        {say('reviewsAll')}
      </Link>
    </div>
  );
}

/** Reviews below the filters: the first page, and more on request. */
function ReviewList({ product, reviews, choice }: ReviewsProps) {
  const say = useText('product');
  const more = useMoreReviews(product.id, reviews, choice);
  if (more.reviews.length === 0) return <NoneOfStars choice={choice} />;
  return (
    <>
      <ul>
        {more.reviews.map((review) => (
          <li key={review.id} className="border-b border-line py-5 first:pt-0">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-5 text-center text-sm text-soft">
        {more.state === 'failed'
          ? say('reviewsFailed')
          : say('reviewsShown', { shown: more.reviews.length, total: reviews.total })}
      </p>
      {more.nextPage ? (
        <p className="mt-3 text-center">
          {/* A link to the next page without JavaScript; with it, the list grows in place. */}
          <Link
            to={writeReviewChoice({ ...choice, page: more.nextPage })}
            className="btn btn-quiet"
            aria-busy={more.state === 'busy'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (more.nextPage) more.load(more.nextPage);
            }}
          >
            {say('reviewsMore')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

export function Reviews(props: ReviewsProps) {
  const say = useText('product');
  const { reviews, choice, product } = props;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="section-space container scroll-mt-6">
      <h2 id="reviews-title" className="mb-6 text-2xl">
        {say('reviews')}
      </h2>
      <MyReviewLater product={product} />
      {reviews.rating_count === 0 ? (
        <div className="flex items-center gap-4 rounded-2xl bg-tint p-6">
          <Icon name="message-circle" size={32} className="text-secondary" />
          <div>
            <p className="font-semibold">{say('reviewsNone')}</p>
            <p className="text-sm text-soft">{say('reviewsNoneText')}</p>
          </div>
        </div>
      ) : (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <Histogram reviews={reviews} choice={choice} />
          <div>
            <SortChoice choice={choice} />
            <ReviewList
              key={`${product.id} ${choice.sort} ${choice.stars} ${choice.page} ${reviews.rating_count}`}
              {...props}
            />
          </div>
        </div>
      )}
    </section>
  );
}
