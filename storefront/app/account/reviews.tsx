import type { OwnReview, OwnReviews } from '@waha/contract/types';
import { useState } from 'react';
import { useLoaded } from '../api/use-loaded.ts';
import { OwnReviewCard } from '../review/own-review-card.tsx';
import { ReviewForm } from '../review/review-form.tsx';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Thumbnail } from '../ui/ordered-thing.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadFailed, Outdated } from './load-failed.tsx';

type Reviewed = OwnReview['product'];

interface WaitingProps {
  product: Reviewed;
  asksFit: boolean;
  onSent: (review: OwnReview) => void;
}

/** One product to write about; the form opens in its place. */
function Waiting({ product, asksFit, onSent }: WaitingProps) {
  const say = useText('review');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <ReviewForm product={product} review={null} asksFit={asksFit} onSent={onSent} onCancel={() => setIsOpen(false)} />
    );
  }
  return (
    <div className="flex max-w-2xl items-center gap-4 rounded-card border border-line bg-card p-3">
      <Thumbnail image={product.image} />
      <div className="min-w-0 flex-1">
        <h3 className="mb-1 line-clamp-2 text-sm font-semibold">
          <Link to={`/product/${product.id}/${product.slug}`}>{product.name}</Link>
        </h3>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link"
          aria-label={say('writeAbout', { name: product.name })}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="star" size={16} />
          {say('write')}
        </button>
      </div>
    </div>
  );
}

function Written({ review, onChange }: { review: OwnReview; onChange: (after: OwnReview | null) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const sent = (after: OwnReview) => {
    setIsOpen(false);
    onChange(after);
  };
  if (isOpen) {
    return (
      <ReviewForm
        product={review.product}
        review={review}
        asksFit={review.asks_fit}
        onSent={sent}
        onCancel={() => setIsOpen(false)}
      />
    );
  }
  return (
    <OwnReviewCard
      review={review}
      title={<Link to={`/product/${review.product.id}/${review.product.slug}`}>{review.product.name}</Link>}
      onEdit={() => setIsOpen(true)}
      onRemoved={() => onChange(null)}
    />
  );
}

function Known({ data, set, retry }: { data: OwnReviews; set: (data: OwnReviews) => void; retry: () => void }) {
  const say = useText('review');
  const { written, waiting } = data;
  const sent = (review: OwnReview) =>
    set({
      written: [review, ...written.filter(({ id }) => id !== review.id)],
      waiting: waiting.filter(({ product }) => product.id !== review.product.id),
    });
  const change = (id: number, after: OwnReview | null) => {
    set({ ...data, written: written.flatMap((one) => (one.id !== id ? one : (after ?? []))) });
    // A removed review can be written again.
    if (!after) retry();
  };
  return (
    <>
      {waiting.length > 0 ? (
        <section aria-labelledby="waiting" className="mb-8">
          <h2 id="waiting" className="mb-3 text-lg">
            {say('waiting')}
          </h2>
          <ul className="grid gap-3">
            {waiting.map(({ product, asks_fit: asksFit }) => (
              <li key={product.id}>
                <Waiting product={product} asksFit={asksFit} onSent={sent} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {written.length > 0 ? (
        <section aria-labelledby="written">
          <h2 id="written" className="mb-3 text-lg">
            {say('written')}
          </h2>
          <ul className="grid gap-3">
            {written.map((review) => (
              <li key={review.id}>
                <Written review={review} onChange={(after) => change(review.id, after)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

export default function Reviews() {
  const say = useText('account');
  const sayReview = useText('review');
  const { state, set, retry } = useLoaded<OwnReviews>('reviews', (api, signal) =>
    api('GET /user/reviews', { query: {}, signal }),
  );
  const isEmpty = state.kind === 'known' && state.data.written.length + state.data.waiting.length === 0;
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('reviews')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid max-w-2xl gap-3">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="mb-1 h-5 w-32" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="star" title={sayReview('loadFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      {isEmpty ? (
        <EmptyState icon="star" title={sayReview('none')}>
          <Link to="/account/orders" className="btn btn-primary">
            {say('orders')}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'known' && !isEmpty ? <Known data={state.data} set={set} retry={retry} /> : null}
    </>
  );
}
