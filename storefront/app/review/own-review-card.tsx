import { failureText } from '@waha/contract/client';
import type { OwnReview } from '@waha/contract/types';
import { type ReactNode, useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { PrivatePicture } from '../photos/private-picture.tsx';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import { Badge, type BadgeTone } from '../ui/product-card/badge.tsx';

const statuses = {
  published: { text: 'statusPublished', tone: 'positive' },
  pending: { text: 'statusPending', tone: 'warning' },
  rejected: { text: 'statusRejected', tone: 'negative' },
  hidden: { text: 'statusHidden', tone: 'negative' },
} as const satisfies Record<OwnReview['status'], { text: string; tone: BadgeTone }>;

interface OwnReviewCardProps {
  review: OwnReview;
  title: ReactNode;
  onEdit: () => void;
  onRemoved: () => void;
}

/** The customer's own review: its text, whether it is public, and buttons to edit or remove it. */
export function OwnReviewCard({ review, title, onEdit, onRemoved }: OwnReviewCardProps) {
  const say = useText('review');
  const status = statuses[review.status];
  return (
    <article className="max-w-2xl rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        <Badge tone={status.tone}>{say(status.text)}</Badge>
      </div>
      <p className="mt-2 flex gap-1">
        <span className="sr-only">{say(`star${starsOf(review)}`)}</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon
            key={star}
            name="star"
            size={18}
            filled={star <= review.rating}
            className={star <= review.rating ? 'text-star' : 'text-line-strong'}
          />
        ))}
      </p>
      {review.fit ? (
        <p className="mt-2 text-sm text-soft">{say('fitSaid', { fit: say(`fit_${review.fit}`) })}</p>
      ) : null}
      {review.status_reason ? (
        <p className="mt-3 rounded-xl bg-warning-tint px-3 py-2 text-sm text-warning">
          {say('reason', { reason: review.status_reason })}
        </p>
      ) : null}
      {review.title ? (
        <p className="mt-3 font-semibold">
          <bdi>{review.title}</bdi>
        </p>
      ) : null}
      <p className="mt-2 whitespace-pre-line">
        <bdi>{review.text}</bdi>
      </p>
      {review.photos.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.photos.map(({ id }, index) => (
            <li key={id}>
              <PrivatePicture
                id={id}
                alt={say('photo', { number: index + 1 })}
                width={240}
                className="size-20 rounded-xl object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={onEdit}>
          {say('edit')}
        </button>
        <RemoveReview review={review} onRemoved={onRemoved} />
      </div>
    </article>
  );
}

const starsOf = ({ rating }: OwnReview) => ([1, 2, 3, 4, 5] as const)[rating - 1] ?? 5;

/** Removes a review after a confirmation. */
function RemoveReview({ review, onRemoved }: Pick<OwnReviewCardProps, 'review' | 'onRemoved'>) {
  const say = useText('review');
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWorking, setIsWorking] = useState(false);

  async function remove(): Promise<void> {
    setIsWorking(true);
    try {
      await api('DELETE /reviews/{id}', { params: { id: review.id }, signal: AbortSignal.timeout(20_000) });
      dialog.current?.close();
      showToast({ text: say('removed'), tone: 'info' });
      onRemoved();
    } catch (error) {
      showToast({ text: failureText(error, say('removeFailed')), tone: 'negative' });
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={say('removeName', { name: review.product.name })}
        className="btn border border-transparent text-negative hover:bg-negative-tint"
        onClick={() => dialog.current?.showModal()}
      >
        {say('remove')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`remove-review-${review.id}`}
        className="m-auto w-[min(26rem,92vw)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50"
      >
        <h2 id={`remove-review-${review.id}`} className="text-xl">
          {say('removeAsk')}
        </h2>
        <p className="mt-2 text-soft">{say('removeText')}</p>
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
            {say('removeNo')}
          </button>
          <button
            type="button"
            className="btn border border-negative text-negative hover:bg-negative-tint"
            disabled={isWorking}
            onClick={remove}
          >
            {say('removeYes')}
          </button>
        </div>
      </dialog>
    </>
  );
}
