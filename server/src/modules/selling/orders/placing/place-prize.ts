import { soldTaxes } from '@waha/contract';
import { z } from 'zod';
import type { Actor } from '../../../../platform/bind/index.ts';
import { type Tx, timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { asksBuyer, type ProductRow, productImage, takeStock, variantLabel } from '../../../goods/catalog/index.ts';
import { ratedTax } from '../../pricing/index.ts';
import { isBrought, listRates } from '../../shipping/index.ts';
import { insertOrders, type NewItem, type NewOrder } from '../orders.store.ts';
import { addressOfOrder, type Destination, readDestination, requirePlace } from './order-address.ts';

/** Snapshot of a product as a prize: later changes of the catalogue do not affect it. */
export const prizeItem = z.strictObject({
  product_id: z.number(),
  variant_id: z.number(),
  sku: z.string(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  variant_ar: z.string().nullable(),
  variant_en: z.string().nullable(),
  image: productImage.nullable(),
  weight_grams: z.number(),
  /** Absent from prizes that were kept before products had taxes. */
  tax: z.enum(soldTaxes).optional(),
});
export type PrizeItem = z.infer<typeof prizeItem>;

/** Undefined if the product has no such variant on sale, is digital, or asks its buyer for something: a prize is sent. */
export function prizeItemOf(product: ProductRow, variantId: number): PrizeItem | undefined {
  if (product.delivery === 'digital' || asksBuyer(product.buyer_fields)) return undefined;
  const variant = product.variants.find((one) => one.id === variantId);
  return (
    variant && {
      product_id: product.id,
      variant_id: variant.id,
      sku: variant.is_default ? product.sku : variant.sku,
      slug: product.slug,
      name_ar: product.name_ar,
      name_en: product.name_en,
      variant_ar: variantLabel(variant, 'ar'),
      variant_en: variantLabel(variant, 'en'),
      image: variant.image ?? product.images[0] ?? null,
      weight_grams: product.weight_grams,
      tax: product.tax,
    }
  );
}

export interface Prize {
  item: PrizeItem;
  to: Destination;
  winner: { customerId: string; firstName: string; lastName: string; phone: string; email: string | null };
  note: string;
}

/**
 * Sends a prize by an ordinary order with total 0, confirmed immediately. Its piece is taken from stock, where the
 * caller has just released the reserved one. Mails, tracking and invoice follow from the order's events. Returns the
 * order's id. Refuses a foreign address and a city that is not served.
 */
export async function placePrize(
  tx: Tx,
  { item, to, winner, note }: Prize,
  { actor, language, at }: { actor: Actor; language: Language; at: Date },
): Promise<string> {
  const address = await readDestination(tx, to, { actor, language });
  const place = await requirePlace(tx, address, language);
  const rates = await listRates(tx, place.city.id, item.weight_grams, at);
  const rate = rates.find((one) => one.code === 'standard') ?? rates.find(({ code }) => isBrought(code));
  if (!rate) refuse('shipping.city_not_served', { city: place.cityName });
  const id = timeOrderedId();
  const taken = await takeStock(tx, [{ orderId: id, demands: [{ variantId: item.variant_id, quantity: 1 }] }]);
  if ('missingVariantId' in taken) throw new Error('a prize was not put back before it is sent');
  const name = `${winner.firstName} ${winner.lastName}`;
  const order: NewOrder = {
    ...nothingToPay,
    id,
    language,
    customer_id: winner.customerId,
    first_name: winner.firstName,
    last_name: winner.lastName,
    phone: winner.phone,
    email: winner.email,
    address: addressOfOrder(address, place, { phone: winner.phone, name, language }),
    pickup_point: null,
    city_id: place.city.id,
    notes: note,
    shipping_method: rate.code,
    shipping_min_days: rate.min_days,
    shipping_max_days: rate.max_days,
    created_at: at,
  };
  await insertOrders(tx, [{ order, items: [lineOf(item)], placer: { actor: 'customer' } }]);
  await publish(tx, 'order.placed', { orderId: id });
  return id;
}

const nothingToPay = {
  status: 'confirmed',
  view_token_hash: null,
  subtotal_halalas: 0,
  discount_halalas: 0,
  shipping_halalas: 0,
  payment_fee_halalas: 0,
  gift_halalas: 0,
  gift_message: null,
  company: null,
  total_halalas: 0,
  vat_halalas: 0,
  store_credit_halalas: 0,
  credit_hold_id: null,
  gift_card_id: null,
  gift_card_halalas: 0,
  gift_card_hold_id: null,
  gift_card_back_halalas: 0,
  discounts: [],
  coupon_id: null,
  coupon_code: null,
  referral_code: null,
  payment_method: 'cash_on_delivery',
  payment_name: null,
  refunds_in_parts: true,
  hold_expires_at: null,
  carrier: null,
  carrier_number: null,
  rules: {
    lines: [{ categoryIds: [], isClosed: false }],
    offers: [],
    coupon: null,
    standingPercent: 0,
    delivery: { cost: 0, freeOver: null },
  },
  visitor: null,
  door: null,
} satisfies Partial<NewOrder>;

/** The price is 0, so a refund of it is 0. */
function lineOf({ weight_grams: _, tax = 'standard', ...item }: PrizeItem): NewItem {
  return {
    ...item,
    bundle_id: null,
    promotion_id: null,
    source: null,
    quantity: 1,
    later_quantity: 0,
    ships_from: null,
    unit_price_halalas: 0,
    discount_halalas: 0,
    total_halalas: 0,
    ...ratedTax(tax),
    is_returnable: false,
    is_digital: false,
    parts: [],
    answers: [],
  };
}
