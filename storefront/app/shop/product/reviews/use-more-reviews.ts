import type { ReviewPage } from '@waha/contract/types';
import { useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { type ReviewChoice, reviewQuery } from './review-query.ts';

/** Reviews that came with the page, followed by those loaded since. */
export function useMoreReviews(productId: number, first: ReviewPage, choice: ReviewChoice) {
  const api = useApi();
  const [more, setMore] = useState<ReviewPage[]>([]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const last = more.at(-1) ?? first;
  const all = [first, ...more].flatMap((page) => page.data);
  return {
    // A review published meanwhile shifts the others by one: duplicates are dropped.
    reviews: [...new Map(all.map((review) => [review.id, review])).values()],
    nextPage: last.current_page < last.last_page ? last.current_page + 1 : null,
    state,
    async load(page: number): Promise<void> {
      if (state === 'busy') return;
      setState('busy');
      try {
        const next = await api('GET /reviews', { query: reviewQuery(productId, { ...choice, page }) });
        setMore([...more, next]);
        setState('idle');
      } catch {
        setState('failed');
      }
    },
  };
}
