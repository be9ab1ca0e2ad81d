import { normalisePhone, withoutInvisible } from '@waha/contract/phone';
import type { PlaceOrderRequest, Quote } from '@waha/contract/types';
import type { CartLine } from '../../cart/cart-lines.ts';
import { orderLineOf } from '../../cart/order-line-of.ts';
import { companyOfForm } from '../../company/company-form.ts';
import { digitsOf, shortAddressOf } from '../../places/national-address.ts';
import { type CheckoutForm, pointOf } from './checkout-form.ts';

/** A form that has passed its checks. */
export type CompleteForm = CheckoutForm & { payment: string };

/** True if the form says all that an order of this quote needs: digital goods alone need no place. */
export function isComplete(form: CheckoutForm, quote: Pick<Quote, 'needs_shipping'>): form is CompleteForm {
  const isPlaced = !quote.needs_shipping || (form.cityId !== null && form.shipping !== null);
  return isPlaced && form.payment !== null;
}

/** Where the order goes, and how; nowhere with digital goods alone. */
type Delivery = Pick<PlaceOrderRequest, 'address' | 'pickup_point' | 'shipping_method'>;
function deliveryOf(form: CompleteForm, quote: Quote): Delivery {
  const { cityId } = form;
  if (!quote.needs_shipping || cityId === null) return {};
  const point = pointOf(form);
  if (point) {
    const { carrier, id } = point;
    return { pickup_point: { carrier, id, city_id: cityId }, shipping_method: form.shipping };
  }
  return {
    address: {
      city_id: cityId,
      neighborhood_id: form.neighborhoodId,
      district: form.neighborhoodId === null ? orNull(words(form.district)) : null,
      street: orNull(words(form.street)),
      building_no: orNull(digitsOf(form.buildingNo)),
      additional_no: orNull(digitsOf(form.additionalNo)),
      postal_code: orNull(digitsOf(form.postalCode)),
      short_address: orNull(shortAddressOf(form.shortAddress)),
      unit_no: orNull(words(form.unitNo)),
      notes: orNull(words(form.courierNotes)),
    },
    shipping_method: form.shipping,
  };
}

/** Text as sent: without the line breaks, tabs and broken characters of pasted text, which no label can print. */
function words(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Parts of an order in addition to the form. */
interface Seen {
  lines: readonly CartLine[];
  quote: Quote;
  coupon: string | null;
  /**
   * View tokens of orders placed in this browser that may await payment: a refusal then names the one that reserves the
   * missing stock.
   */
  lateOrders: readonly { id: string; view_token: string }[];
  /** Id of the affiliate click through which this browser arrived. */
  referral: string | null;
  /** Handover of the machine that chose the lines. */
  handover?: string | null | undefined;
}

/** The day that the buyer saw for pieces which are not there yet. */
const shipsFrom = (line: Quote['lines'][number] | undefined) =>
  line?.ships_from ? { ships_from: line.ships_from } : {};

/** The order as shown to the buyer: the typed values, and the prices and promotions of the shown quote. */
export function orderRequest(form: CompleteForm, seen: Seen): PlaceOrderRequest {
  return {
    contact: {
      first_name: words(form.firstName),
      last_name: words(form.lastName),
      phone: normalisePhone(form.phone) ?? words(form.phone),
      email: orNull(withoutInvisible(form.email).trim()),
    },
    ...deliveryOf(form, seen.quote),
    // The promotion and the day of the shown quote, not those at the time the line was added.
    lines: seen.lines.map((line, index) => ({
      ...orderLineOf(line),
      promotion_id: seen.quote.lines[index]?.promotion_id ?? null,
      ...shipsFrom(seen.quote.lines[index]),
    })),
    payment_method: form.payment,
    // A refused code is not part of the total that the buyer accepted.
    coupon_code: seen.quote.coupon?.applied ? seen.coupon : null,
    notes: orNull(words(form.notes)),
    use_store_credit: form.useCredit,
    // A refused card is not part of what the buyer accepted.
    ...(form.giftCard !== '' && seen.quote.gift_card?.refusal === null && { gift_card_code: form.giftCard }),
    ...(form.isCompany && { company: companyOfForm(form) }),
    ...(form.isGift && seen.quote.needs_shipping && { gift: { message: orNull(words(form.giftMessage)) } }),
    ...(seen.lateOrders.length > 0 ? { unpaid_orders: [...seen.lateOrders] } : {}),
    ...(seen.referral === null ? {} : { referral_code: seen.referral }),
    ...(seen.handover ? { handover: seen.handover } : {}),
    expected_total: seen.quote.total,
    expected_due: seen.quote.amount_due,
  };
}
