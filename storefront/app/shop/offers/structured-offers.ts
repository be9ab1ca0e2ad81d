import { addressIn } from '../../shell/page-meta.ts';
import type { Offer } from './offers-of.ts';

/** schema.org: the page's products, as the list search engines may show. */
export function structuredOffers(offers: readonly Offer[], origin: string, language: 'ar' | 'en') {
  const cards = new Map(offers.flatMap((offer) => offer.cards.map((card) => [card.id, card])));
  return {
    '@type': 'ItemList',
    numberOfItems: cards.size,
    itemListElement: [...cards.values()].map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.name,
      url: addressIn(language, origin, `/product/${card.id}/${card.slug}`),
    })),
  };
}
