import type { Promotion } from '@waha/contract/types';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';

/** Fields of a promotion that the page shows. */
export interface Offer {
  id: number;
  type: Promotion['type'];
  name: string;
  label: string;
  description: string;
  endsAt: string | null;
  sold: number;
  cap: number | null;
  licence: string | null;
  cards: Card[];
}

/** Promotion types in page order; within a type those that end soonest come first. */
export const offerTypes = ['flash', 'percentage', 'fixed_price', 'buy_x_get_y'] as const satisfies Promotion['type'][];

export function offerOf(promotion: Promotion): Offer {
  return {
    id: promotion.id,
    type: promotion.type,
    name: promotion.name,
    label: promotion.label,
    description: promotion.description,
    endsAt: promotion.ends_at,
    sold: promotion.quantity_sold,
    cap: promotion.quantity_cap,
    licence: promotion.licence_number,
    cards: promotion.products.map(cardOf),
  };
}

/** Promotions by type, without empty types and without promotions that apply to no product for sale. */
export function groupOffers(promotions: readonly Promotion[]): { type: Offer['type']; offers: Offer[] }[] {
  const offers = promotions.map(offerOf).filter((offer) => offer.cards.length > 0);
  return offerTypes
    .map((type) => ({ type, offers: offers.filter((offer) => offer.type === type) }))
    .filter((group) => group.offers.length > 0);
}
