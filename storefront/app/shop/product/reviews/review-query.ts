import type { ReviewSort } from '@waha/contract/types';
import type { PlainKey } from '@waha/kit/texts';
import type { Areas } from '../../../text/areas.ts';

/** Sort orders of reviews and their texts. Written out here, because the contract's values would bring its schemas. */
export const reviewSortTexts = {
  newest: 'reviewNewest',
  helpful: 'reviewHelpful',
  highest: 'reviewHighest',
  lowest: 'reviewLowest',
} satisfies Record<ReviewSort, PlainKey<Areas['product']>>;

export const reviewSorts: readonly ReviewSort[] = ['newest', 'helpful', 'highest', 'lowest'];

/** Choice of a product's reviews, read from its address. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Exactly this many stars; null for all. */
  stars: number | null;
  page: number;
}

export const REVIEWS_SHOWN = 5;

/** Reads `?stars=5&sort=helpful&reviews=2`; invalid values get their defaults. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
  const stars = /^[1-5]$/.test(query.get('stars') ?? '') ? Number(query.get('stars')) : null;
  const page = /^[1-9]\d{0,3}$/.test(query.get('reviews') ?? '') ? Number(query.get('reviews')) : 1;
  return { stars, page, sort: reviewSorts.find((sort) => sort === query.get('sort')) ?? 'newest' };
}

/** Address of the same page with another choice of reviews, with the fragment of the reviews. */
export function writeReviewChoice({ sort, stars, page }: ReviewChoice): { search: string; hash: string } {
  const query = new URLSearchParams();
  if (stars !== null) query.set('stars', String(stars));
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('reviews', String(page));
  const text = query.toString();
  return { search: text && `?${text}`, hash: '#reviews' };
}

/** Query of the API. */
export function reviewQuery(productId: number, { sort, stars, page }: ReviewChoice) {
  return { product_id: productId, sort, rating: stars ?? undefined, page, per_page: REVIEWS_SHOWN };
}
