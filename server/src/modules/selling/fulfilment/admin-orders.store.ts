import { orderStatuses, paymentStates } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, type Sql, sql } from '../../../platform/database/index.ts';
import { productImage } from '../../goods/catalog/index.ts';
import { storedPaymentName } from '../payments/index.ts';
import { type OrderFilters, orderFilters, orderFiltersOfMany } from './order-filters.store.ts';

const listed = {
  id: sql.uuid,
  number: sql.text,
  created_at: sql.timestamptz,
  status: sql.text.oneOf(...orderStatuses),
  payment_state: sql.text.oneOf(...paymentStates),
  payment_method: sql.text,
  payment_name: sql.jsonb.of(storedPaymentName).orNull,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text,
  city_ar: sql.text.orNull,
  city_en: sql.text.orNull,
  parcels: sql.int4,
  total_halalas: sql.int8,
  refunded_halalas: sql.int8,
  pieces: sql.int4,
  to_send: sql.int4,
  items: sql.jsonb.of(
    z.array(
      z.strictObject({
        name_ar: z.string(),
        name_en: z.string(),
        variant_ar: z.string().nullable(),
        variant_en: z.string().nullable(),
        image: productImage.nullable(),
        quantity: z.number(),
      }),
    ),
  ),
  has_notes: sql.bool,
  is_by_staff: sql.bool,
  /** Status of the order that this one was added to. */
  root_status: sql.text.oneOf(...orderStatuses).orNull,
};
export type ListedOrder = Row<typeof listed>;

const piecesOf = (what: Sql<unknown>) =>
  sql`(select coalesce(sum(${what}), 0)::int from order_items i where i.order_id = o.id)`;

/** Orders for staff, each with its first three lines. */
export const listAdminOrders = defineList({
  columns: listed,
  select: sql`o.id, o.number, o.created_at, o.status, o.payment_state, o.payment_method, o.payment_name, o.first_name, o.last_name, o.phone,
    o.address ->> 'city_ar' as city_ar, o.address ->> 'city_en' as city_en, o.parcels, o.total_halalas, o.refunded_halalas,
    ${piecesOf(sql`i.quantity`)} as pieces, ${piecesOf(sql`case when i.is_digital then 0 else i.quantity - i.sent - i.dropped end`)} as to_send,
    coalesce((select jsonb_agg(jsonb_build_object('name_ar', i.name_ar, 'name_en', i.name_en, 'variant_ar', i.variant_ar,
        'variant_en', i.variant_en, 'image', i.image, 'quantity', i.quantity) order by i.position)
      from order_items i where i.order_id = o.id and i.position <= 3), '[]') as items,
    exists (select from order_notes n where n.order_id = o.id) as has_notes, o.placed_by is not null as is_by_staff,
    (select r.status from order_supplements s join orders r on r.id = s.root_id where s.order_id = o.id) as root_status`,
  from: sql`orders o`,
  sorts: { placed_at: sql`o.created_at`, total: sql`o.total_halalas` },
  neverNull: ['placed_at', 'total'],
  sort: '-placed_at',
  tie: sql`o.id`,
  filters: orderFilters,
  filtersOfMany: orderFiltersOfMany,
});

const exported = {
  id: sql.uuid,
  number: sql.text,
  created_at: sql.timestamptz,
  status: sql.text.oneOf(...orderStatuses),
  payment_state: sql.text.oneOf(...paymentStates),
  payment_method: sql.text,
  payment_name: sql.jsonb.of(storedPaymentName).orNull,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text,
  email: sql.text.orNull,
  city_ar: sql.text.orNull,
  city_en: sql.text.orNull,
  pieces: sql.int4,
  subtotal_halalas: sql.int8,
  discount_halalas: sql.int8,
  shipping_halalas: sql.int8,
  payment_fee_halalas: sql.int8,
  gift_halalas: sql.int8,
  total_halalas: sql.int8,
  vat_halalas: sql.int8,
  store_credit_halalas: sql.int8,
  refunded_halalas: sql.int8,
  coupon_code: sql.text.orNull,
  carrier: sql.text.orNull,
  carrier_number: sql.text.orNull,
};
export type ExportedOrder = Row<typeof exported>;

/** Orders that match the filters, latest first, read page by page without a limit. */
export async function* exportAdminOrders(db: Database, filters: OrderFilters): AsyncGenerator<ExportedOrder[]> {
  const kept = conditionsOf(filters);
  let after: Sql<unknown> = sql`true`;
  for (;;) {
    const { rows } = await sql.rows(exported)`
      select o.id, o.number, o.created_at, o.status, o.payment_state, o.payment_method, o.payment_name, o.first_name, o.last_name, o.phone, o.email,
        o.address ->> 'city_ar' as city_ar, o.address ->> 'city_en' as city_en, ${piecesOf(sql`i.quantity`)} as pieces,
        o.subtotal_halalas, o.discount_halalas, o.shipping_halalas, o.payment_fee_halalas, o.gift_halalas, o.total_halalas, o.vat_halalas,
        o.store_credit_halalas, o.refunded_halalas, o.coupon_code, o.carrier, o.carrier_number
      from orders o where ${kept} and ${after}
      order by o.created_at desc, o.id desc limit ${EXPORTED_AT_ONCE}
    `.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < EXPORTED_AT_ONCE) return;
    after = sql`(o.created_at, o.id) < (select l.created_at, l.id from orders l where l.id = ${last.id})`;
  }
}

const EXPORTED_AT_ONCE = 1_000;

function conditionsOf(filters: OrderFilters): Sql<unknown> {
  const conditions = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    // The contract has validated each value together with its name.
    const condition = orderFilters[name as keyof typeof orderFilters] as (value: unknown) => Sql<unknown>;
    return [condition(value)];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
