import { itemList } from '../../shell/page-meta.ts';
import type { Offer } from './offers-of.ts';

/** schema.org: the page's products, each once, as the list search engines may show. */
export function structuredOffers(offers: readonly Offer[], origin: string, language: 'ar' | 'en') {
  const cards = new Map(offers.flatMap((offer) => offer.cards.map((card) => [card.id, card])));
  return itemList(origin, language, [...cards.values()]);
}
