import type { Fit, OwnReview } from '@waha/contract/types';
import { fits } from '@waha/contract/vocabulary';

/** Values of the review form. */
export interface ReviewDraft {
  /** 0 until chosen. */
  rating: number;
  fit: Fit | null;
  title: string;
  text: string;
}

const keyOf = (productId: number) => `review-draft-${productId}`;

export function draftOf(review: OwnReview | null): ReviewDraft {
  return review
    ? { rating: review.rating, fit: review.fit, title: review.title ?? '', text: review.text }
    : { rating: 0, fit: null, title: '', text: '' };
}

/** Text typed in this tab before, in case the page was left or reloaded. */
export function storedDraft(productId: number): ReviewDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const text = (name: string) => String(Reflect.get(kept, name) ?? '');
    const rating = Number(Reflect.get(kept, 'rating'));
    return {
      rating: [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
      fit: fits.find((fit) => fit === Reflect.get(kept, 'fit')) ?? null,
      title: text('title'),
      text: text('text'),
    };
  } catch {
    return null;
  }
}

/** Stores the draft; null removes it. */
export function storeDraft(productId: number, draft: ReviewDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
