import {
  type OrderStatus,
  ownPaymentMethods,
  type PaymentKind,
  type PaymentState,
  type WaitsFor,
} from '@waha/contract';
import { type Sql, sql } from '../../../platform/database/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { normalise } from '../../goods/search/index.ts';

const ofStatus = (status: OrderStatus) => sql`o.status = ${status}`;

const waits: Record<WaitsFor, Sql<unknown>> = {
  payment: ofStatus('pending_payment'),
  to_pack: ofStatus('confirmed'),
  to_ship: ofStatus('processing'),
  // Additions that were paid after the order they were for had left, or was undone.
  own_parcel: sql`o.status in ('confirmed', 'processing') and exists (
    select from order_supplements s join orders r on r.id = s.root_id
    where s.order_id = o.id and r.status not in ('confirmed', 'processing'))`,
};

const kinds = {
  cash: sql`o.payment_method = 'cash_on_delivery'`,
  transfer: sql`o.payment_method = 'bank_transfer'`,
  // As text, so that PostgreSQL recognises the condition of the index `orders_online`.
  online: sql`o.payment_method <> all (${sql.raw(`'{${ownPaymentMethods.join(',')}}'`)})`,
};

/** SQL conditions of the list's filters on orders `o`. */
export const orderFilters = {
  status: (status: OrderStatus) => sql`o.status = ${status}`,
  payment_state: (state: PaymentState) => sql`o.payment_state = ${state}`,
  payment_method: (method: string) => sql`o.payment_method = ${method}`,
  payment_kind: (kind: PaymentKind) => kinds[kind],
  waits_for: (what: WaitsFor) => waits[what],
  from: (day: string) => sql`o.created_at >= ${day}::date::timestamp at time zone 'Asia/Riyadh'`,
  to: (day: string) => sql`o.created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Riyadh'`,
  q: (text: string) => exact(text) ?? sql`o.id in (select s.order_id from order_search s where ${found(text)})`,
};

/**
 * Conditions for lists of more orders than are counted. A search of common words is asked of each order, the newest first, until a page is
 * full; finding all orders with these words, to sort them, would read a part of a large shop.
 */
export const orderFiltersOfMany = {
  q: (text: string) =>
    exact(text) ?? sql`exists (select from order_search s where s.order_id = o.id and ${found(text)} offset 0)`,
};

export type OrderFilters = {
  [Name in keyof typeof orderFilters]?: Parameters<(typeof orderFilters)[Name]>[0] | undefined;
};

/** A whole number of an order or a whole phone, by its index: parts of digits are in the words of very many orders. */
function exact(text: string): Sql<unknown> | null {
  const typed = normalise(text).trim();
  if (/^wh-\d{4}-\d{6,}$/.test(typed)) return sql`o.number = ${typed.toUpperCase()}`;
  const phone = normalisePhone(text);
  return phone === null ? null : sql`o.phone = ${phone}`;
}

/** Matches every typed word, or the whole text as a phone. */
function found(text: string): Sql<unknown> {
  const words = normalise(text).split(/\s+/).filter(Boolean);
  const byWords = words.map((word) => sql`s.words like ${patternOf(word)}`);
  const phone = phoneIn(text);
  const all = byWords.length === 0 ? sql`false` : sql`(${sql.join(byWords, sql` and `)})`;
  return phone === null ? all : sql`(${all} or s.words like ${patternOf(phone)})`;
}

/** Words under three letters match as a prefix: the trigram index does not know them. */
function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, '\\$&');
  return word.length < 3 ? `% ${escaped}%` : `%${escaped}%`;
}

/** A phone in any spelling, or the beginning of a Saudi one, in stored form. */
function phoneIn(text: string): string | null {
  const whole = normalisePhone(text);
  if (whole !== null) return whole;
  const begun = /^05(\d{2,7})$/.exec(normalise(text).replaceAll(/[\s-]/g, ''));
  return begun ? `+9665${begun[1]}` : null;
}
