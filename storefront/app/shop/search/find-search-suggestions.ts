import type { Api } from '@waha/contract/client';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { hasFilters, type ListingState } from '../listing/listing-state.ts';

const SHOWN = 8;

/** Best sellers to show where a search found nothing, and only there: filters that leave nothing are to be loosened. */
export async function findSearchSuggestions(api: Api, state: ListingState, total: number): Promise<Card[]> {
  if (total > 0 || state.search === '' || hasFilters(state)) return [];
  return (await api('GET /products/best-sellers', { query: { limit: SHOWN } })).map(cardOf);
}
