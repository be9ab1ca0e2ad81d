import { normalisePhone } from '@waha/contract/phone';
import type { OrderLine, PlaceOrderRequest, Quote } from '@waha/contract/types';
import { digitsOf } from '../../places/national-address.ts';
import type { SheetAddress, SheetLine, SheetMethod } from './apple-pay.ts';

/** A part of the sheet's address that an order cannot do without. */
export type MissingPart = 'name' | 'phone' | 'street';

/** Riyals as the sheet writes them. */
const amountText = (riyals: number) => riyals.toFixed(2);

/** The lines above the total: what the quote says, in its order. */
export function linesOf(quote: Quote, labels: { goods: string; discount: string; delivery: string }): SheetLine[] {
  const lines: SheetLine[] = [{ label: labels.goods, amount: amountText(quote.subtotal) }];
  if (quote.discount_total > 0) lines.push({ label: labels.discount, amount: amountText(-quote.discount_total) });
  lines.push({ label: labels.delivery, amount: amountText(quote.shipping_total) });
  return lines;
}

export function totalOf(amount: number, shopName: string, type: 'final' | 'pending'): SheetLine {
  return { label: shopName, amount: amountText(amount), type };
}

/** The ways to deliver, the chosen one first: a sheet selects its first. */
export function methodsOf(quote: Quote): SheetMethod[] {
  const chosen = quote.shipping?.code;
  // A sheet has no list of points.
  const brought = quote.shipping_options.filter(({ code }) => code !== 'point');
  const order = brought.toSorted((one, other) => Number(other.code === chosen) - Number(one.code === chosen));
  return order.map((option) => ({
    identifier: option.code,
    label: option.name,
    detail: option.estimate,
    amount: amountText(option.cost),
  }));
}

/** Names by which the sheet's address may say its city, the likeliest first. */
export function cityNames({ locality, subLocality, administrativeArea }: SheetAddress): string[] {
  const names = [locality, subLocality, administrativeArea].map((name) => name?.trim() ?? '');
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Parts of an approved address that the courier needs and the sheet did not give. */
export function missingIn(address: SheetAddress): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!address.givenName?.trim() || !address.familyName?.trim()) missing.push('name');
  if (normalisePhone(address.phoneNumber ?? '') === null) missing.push('phone');
  if (streetOf(address) === '') missing.push('street');
  return missing;
}

function streetOf({ addressLines = [] }: SheetAddress): string {
  return addressLines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
    .slice(0, 200);
}

interface Bought {
  lines: readonly OrderLine[];
  quote: Quote;
  cityId: number;
  method: string;
  coupon: string | null;
  referral: string | null;
  handover?: string | null | undefined;
  unpaidOrders: NonNullable<PlaceOrderRequest['unpaid_orders']>;
}

/** The order of an approved sheet: its address, and the lines and prices of the quote that it showed. */
export function orderOfSheet(address: SheetAddress, bought: Bought): PlaceOrderRequest {
  const { quote, lines } = bought;
  const postalCode = digitsOf(address.postalCode ?? '');
  return {
    contact: {
      first_name: address.givenName?.trim() ?? '',
      last_name: address.familyName?.trim() ?? '',
      phone: normalisePhone(address.phoneNumber ?? '') ?? '',
      email: address.emailAddress?.trim() || null,
    },
    address: {
      city_id: bought.cityId,
      district: address.subLocality?.trim().slice(0, 100) || null,
      street: streetOf(address),
      postal_code: /^\d{5}$/.test(postalCode) ? postalCode : null,
    },
    lines: lines.map((line, index) => {
      const { promotion_id: promotion, ships_from: shipsFrom } = quote.lines[index] ?? {};
      return { ...line, promotion_id: promotion ?? null, ...(shipsFrom ? { ships_from: shipsFrom } : {}) };
    }),
    shipping_method: quote.shipping?.code ?? 'standard',
    payment_method: bought.method,
    coupon_code: quote.coupon?.applied ? bought.coupon : null,
    ...(bought.unpaidOrders.length > 0 ? { unpaid_orders: bought.unpaidOrders } : {}),
    ...(bought.referral === null ? {} : { referral_code: bought.referral }),
    ...(bought.handover ? { handover: bought.handover } : {}),
    expected_total: quote.total,
    expected_due: quote.amount_due,
  };
}
