import type { OwnReview } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLoaded } from '../api/use-loaded.ts';
import { useText } from '../text/use-text.ts';
import { OwnReviewCard } from './own-review-card.tsx';
import { ReviewForm } from './review-form.tsx';

/** The address of the form on a product's page, for links from an order. */
export const WRITE_HASH = '#write-review';

/**
 * The customer's own review of a product, or the invitation to write one; empty for customers who may not review. A
 * sent review reloads the page, so that it shows at once.
 */
export default function MyReview({ product }: { product: { id: number; name: string } }) {
  const say = useText('review');
  const { revalidate } = useRevalidator();
  const { hash } = useLocation();
  const { state, set, retry } = useLoaded(`reviews ${product.id}`, (api, signal) =>
    api('GET /user/reviews', { query: { product_id: product.id }, signal }),
  );
  const [isOpen, setIsOpen] = useState(hash === WRITE_HASH);
  const section = useRef<HTMLDivElement>(null);
  const isKnown = state.kind === 'known';
  // The browser looked for the anchor before this part was loaded.
  useEffect(() => {
    if (isKnown && hash === WRITE_HASH) section.current?.scrollIntoView({ block: 'start' });
  }, [isKnown, hash]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form was removed, and with it the focus.
    if (wasOpen.current && !isOpen) section.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (state.kind !== 'known') return null;
  const [review = null] = state.data.written;
  const [waiting] = state.data.waiting;
  const asksFit = review?.asks_fit ?? waiting?.asks_fit;
  if (asksFit === undefined) return null;

  function know(sent: OwnReview | null): void {
    set({ written: sent ? [sent] : [], waiting: [] });
    setIsOpen(false);
    if (!sent) retry();
    void revalidate();
  }

  return (
    <div ref={section} tabIndex={-1} id={WRITE_HASH.slice(1)} className="mb-8 scroll-mt-6">
      {isOpen ? (
        <ReviewForm
          product={product}
          review={review}
          asksFit={asksFit}
          onSent={know}
          onCancel={() => setIsOpen(false)}
        />
      ) : review ? (
        <OwnReviewCard
          review={review}
          title={say('yours')}
          onEdit={() => setIsOpen(true)}
          onRemoved={() => know(null)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-tint p-5">
          <div>
            <p className="font-semibold">{say('invite')}</p>
            <p className="text-sm text-soft">{say('inviteText')}</p>
          </div>
          <button type="button" className="btn btn-primary" onClick={() => setIsOpen(true)}>
            {say('write')}
          </button>
        </div>
      )}
    </div>
  );
}
