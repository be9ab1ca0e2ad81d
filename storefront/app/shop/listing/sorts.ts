import type { ProductSort } from '@waha/contract/types';
import type { PlainKey } from '@waha/kit/texts';
import type { Areas } from '../../text/areas.ts';

export type { ProductSort };

/** Sort orders of a list and their texts. Written out here, because the contract's values would bring its schemas. */
export const sortTexts = {
  relevance: 'sortRelevance',
  newest: 'sortNewest',
  price_asc: 'sortPriceAsc',
  price_desc: 'sortPriceDesc',
  best_selling: 'sortBestSelling',
  rating: 'sortRating',
} satisfies Record<ProductSort, PlainKey<Areas['listing']>>;

export const productSorts: readonly ProductSort[] = [
  'relevance',
  'best_selling',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
];
