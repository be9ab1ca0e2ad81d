import type { Api } from '@waha/contract/client';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { hasFilters, type ListingState } from '../listing/listing-state.ts';

const SHOWN = 8;

/**
 * Best sellers to show if a search without filters found nothing; with filters, the filters should be loosened instead.
 */
export async function findSearchSuggestions(api: Api, state: ListingState, total: number): Promise<Card[]> {
  if (total > 0 || state.search === '' || hasFilters(state)) return [];
  return (await api('GET /products/best-sellers', { query: { limit: SHOWN } })).map(cardOf);
}
