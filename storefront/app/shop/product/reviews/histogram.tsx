import type { ReviewPage } from '@waha/contract/types';
import { Link } from '../../../router/links.ts';
import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ProductFold } from '../product-fold.tsx';
import { type ReviewChoice, writeReviewChoice } from './review-query.ts';
import { Stars } from './stars.tsx';

const MOST_STARS = 5;

interface HistogramProps {
  reviews: Pick<ReviewPage, 'histogram' | 'rating_average' | 'rating_count'>;
  choice: ReviewChoice;
}

/** Filled to a tenth of a star: a rounded row would show more than the average. */
function AverageStars({ average }: { average: number }) {
  return (
    <span aria-hidden="true" className="relative inline-flex">
      <Stars given={0} size={18} />
      <span
        className="absolute inset-y-0 start-0 flex overflow-hidden"
        style={{ inlineSize: `${(average / MOST_STARS) * 100}%` }}
      >
        <Stars given={MOST_STARS} size={18} />
      </span>
    </span>
  );
}

/** Distribution of the stars; each row filters the reviews by its stars, and the chosen row removes the filter. */
export function Histogram({ reviews, choice }: HistogramProps) {
  const say = useText('product');
  const { histogram, rating_average, rating_count } = reviews;
  return (
    <div className="lg:sticky lg:top-28 lg:self-start">
      <ProductFold
        isOpen={choice.stars !== null}
        title={
          <span className="flex items-center gap-4 py-2">
            <span className="text-4xl font-bold tabular-nums">
              <bdi aria-hidden="true">{rating_average.toFixed(1)}</bdi>
              <span className="sr-only">{say('averageOf', { average: rating_average.toFixed(1) })}</span>
            </span>
            <span>
              <AverageStars average={rating_average} />
              <span className="block text-sm text-soft">{say('reviewsCount', { count: rating_count })}</span>
            </span>
          </span>
        }
      >
        <ul aria-label={say('histogram')}>
          {histogram.map(({ rating, count }) => {
            const chosen = choice.stars === rating;
            return (
              <li key={rating}>
                <Link
                  to={writeReviewChoice({ ...choice, page: 1, stars: chosen ? null : rating })}
                  preventScrollReset
                  aria-current={chosen ? 'page' : undefined}
                  className="flex min-h-9 items-center gap-3 rounded-lg px-2 text-sm hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:font-semibold"
                >
                  <span className="sr-only">{say('starsBar', { stars: rating, count })}</span>
                  <span aria-hidden="true" className="inline-flex min-w-7 items-center gap-1 tabular-nums">
                    {rating}
                    <Icon name="star" size={13} filled className="text-star" />
                  </span>
                  <span className="h-2 flex-1 overflow-hidden rounded-full bg-tint">
                    <span
                      className="block h-full rounded-full bg-star"
                      style={{ inlineSize: `${rating_count > 0 ? (count / rating_count) * 100 : 0}%` }}
                    />
                  </span>
                  <span aria-hidden="true" className="min-w-7 text-end text-soft tabular-nums">
                    {count}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </ProductFold>
    </div>
  );
}
