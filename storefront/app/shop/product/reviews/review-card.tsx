import type { Review } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../../../shell/root-data.ts';
import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { writtenIn } from '../../../ui/text/written-in.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { Stars } from './stars.tsx';

export function ReviewCard({ review }: { review: Review }) {
  const say = useText('product');
  const language = useLanguage();
  return (
    <article aria-labelledby={`review-by-${review.id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars given={review.rating} />
        <time dateTime={review.created_at} className="text-xs text-soft">
          {formatDate(review.created_at, language)}
        </time>
      </div>
      {/* Marked with its own language, which may differ from the page's. */}
      {review.title ? (
        <p className="mt-3 font-semibold">
          <bdi lang={writtenIn(review.title)}>{review.title}</bdi>
        </p>
      ) : null}
      <p className="mt-3 whitespace-pre-line">
        <bdi lang={writtenIn(review.text)}>{review.text}</bdi>
      </p>
      {review.photos.length > 0 ? <ReviewPhotos photos={review.photos} author={review.author} /> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <span>
          <bdi id={`review-by-${review.id}`} className="font-semibold text-ink [overflow-wrap:anywhere]">
            {review.author}
          </bdi>
          {review.city ? ` · ${review.city}` : null}
        </span>
        {review.is_verified ? (
          <span className="inline-flex items-center gap-1 text-positive">
            <Icon name="circle-check" size={15} />
            {say('verifiedBuyer')}
          </span>
        ) : null}
        {review.fit ? <span>{say(`fit_${review.fit}`)}</span> : null}
        {/* On a line of its own on a phone, because its place beside a name would depend on the name's length. */}
        <span className="max-sm:w-full">
          <HelpfulButton review={review} />
        </span>
      </div>
    </article>
  );
}
