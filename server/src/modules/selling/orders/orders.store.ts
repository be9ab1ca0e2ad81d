import { type OrderStatus, orderStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { type FullOrder, fullOrder, type OrderItemRow, type OrderRow, orderItemRow } from './order-row.ts';
import type { OrderRules } from './order-rules.ts';
import { familyOf } from './supplements/supplements.store.ts';

const orderColumns = sql`
  o.id, o.number, o.status, o.language, o.customer_id, o.view_token_hash, o.first_name, o.last_name, o.phone, o.email,
  o.address, o.city_id, o.pickup_point, o.company, o.notes, o.subtotal_halalas, o.discount_halalas, o.shipping_halalas, o.payment_fee_halalas, o.gift_halalas, o.gift_message,
  o.total_halalas, o.vat_halalas, o.store_credit_halalas, o.credit_hold_id, o.gift_card_id, o.gift_card_halalas,
  o.gift_card_hold_id, o.gift_card_back_halalas, o.discounts, o.coupon_id, o.coupon_code, o.referral_code, o.shipping_method,
  o.shipping_min_days, o.shipping_max_days, o.payment_method, o.payment_name, o.refunds_in_parts, o.hold_expires_at, o.carrier, o.carrier_number, o.created_at`;

const shipmentsOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'number', s.number, 'carrier', s.carrier, 'carrier_number', s.carrier_number,
      'tracking_url', s.tracking_url, 'sent_at', s.sent_at, 'delivered_at', s.delivered_at, 'events',
      coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.at) from shipment_events e where e.shipment_id = s.id), '[]'),
      'lines', (select jsonb_agg(jsonb_build_object(
        'order_item_id', l.order_item_id, 'quantity', l.quantity) order by l.order_item_id) from shipment_lines l where l.shipment_id = s.id))
    order by s.number) from shipments s where s.order_id = o.id), '[]')`;

const kin = sql`jsonb_build_object('id', k.id, 'number', k.number, 'status', k.status, 'payment_method', k.payment_method, 'parcels', k.parcels,
  'total_halalas', k.total_halalas, 'hold_expires_at', k.hold_expires_at)`;
const kinOf = sql`
  (select ${kin} from order_supplements s join orders k on k.id = s.root_id where s.order_id = o.id) as supplement_of,
  coalesce((select jsonb_agg(${kin} order by s.created_at, s.order_id) from order_supplements s join orders k on k.id = s.order_id
    where s.root_id = o.id), '[]') as supplements,
  array(select unnest(array_remove(k.link_hashes || encode(k.view_token_hash, 'hex'), null)) from orders k
    where k.id = any(${familyOf(sql`o.id`)}) and k.id <> o.id) as kin_hashes`;

/** An order to insert; its number comes from the database. */
export type NewOrder = Omit<OrderRow, 'number'> & {
  rules: OrderRules;
  /** Network of the order, stored while it counts as unpaid. */
  visitor: string | null;
  /** Dwelling under which it counts while unpaid, see `readDwelling`. */
  door: string | null;
};
export type NewItem = Omit<OrderItemRow, 'id' | 'sent' | 'dropped'>;

/** The party that places an order; staff place it for a buyer who called. */
export type Placer = { actor: 'customer' | 'system' } | { actor: 'staff'; actorId: string };

/** Columns the database generates for a new order. */
export interface Inserted {
  /** The public number: WH-2026-000123. Gaps are allowed; only invoices must have none. */
  number: string;
  itemIds: number[];
  /** Return period in days, as set at that moment. */
  returnDays: number;
}

/** An order to be written. */
export interface Placement {
  order: NewOrder;
  items: readonly NewItem[];
  placer: Placer;
}

/** Inserts orders with items and first events in one statement; results come in the order given. */
export async function insertOrders(tx: Tx, placements: readonly Placement[]): Promise<Inserted[]> {
  const orders = placements.map(({ order }) => order);
  const items = placements.flatMap(({ order, items: ofOrder }) =>
    ofOrder.map((item, index) => ({ ...item, order_id: order.id, position: index + 1 })),
  );
  const of = <Key extends keyof NewOrder>(key: Key) => orders.map((order) => order[key]);
  const ofItems = <Key extends keyof (typeof items)[number]>(key: Key) => items.map((item) => item[key]);
  const json = (values: readonly unknown[]) => values.map((value) => value && JSON.stringify(value));
  const actors = placements.map(({ placer }) => placer.actor);
  const staffIds = placements.map(({ placer }) => (placer.actor === 'staff' ? placer.actorId : null));
  const { rows } = await sql.rows({ id: sql.uuid, number: sql.text, item_ids: sql.int4Array, return_days: sql.int4 })`
    with asked as (
      select * from unnest(${of('id')}::uuid[], ${of('status')}::text[], ${of('language')}::text[], ${of('customer_id')}::uuid[],
        ${of('view_token_hash')}::bytea[], ${of('first_name')}::text[], ${of('last_name')}::text[], ${of('phone')}::text[],
        ${of('email')}::text[], ${json(of('address'))}::jsonb[], ${of('city_id')}::int[], ${of('notes')}::text[],
        ${of('subtotal_halalas')}::bigint[], ${of('discount_halalas')}::bigint[], ${of('shipping_halalas')}::bigint[],
        ${of('payment_fee_halalas')}::bigint[], ${of('gift_halalas')}::bigint[], ${of('gift_message')}::text[],
        ${of('total_halalas')}::bigint[], ${of('vat_halalas')}::bigint[], ${of('store_credit_halalas')}::bigint[],
        ${of('credit_hold_id')}::bigint[], ${json(of('discounts'))}::jsonb[], ${of('coupon_id')}::int[],
        ${of('coupon_code')}::text[], ${of('referral_code')}::text[], ${of('shipping_method')}::text[],
        ${of('shipping_min_days')}::int[], ${of('shipping_max_days')}::int[], ${of('payment_method')}::text[],
        ${of('hold_expires_at')}::timestamptz[], ${json(of('rules'))}::jsonb[], ${of('visitor')}::text[], ${of('door')}::text[], ${staffIds}::text[],
        ${of('created_at')}::timestamptz[], ${actors}::text[], ${json(of('payment_name'))}::jsonb[],
        ${of('refunds_in_parts')}::bool[], ${json(of('company'))}::jsonb[],
        ${of('gift_card_id')}::uuid[], ${of('gift_card_halalas')}::bigint[], ${of('gift_card_hold_id')}::bigint[],
        ${json(of('pickup_point'))}::jsonb[])
        as a (id, status, language, customer_id, view_token_hash, first_name, last_name, phone, email, address, city_id, notes,
          subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, gift_halalas, gift_message, total_halalas,
          vat_halalas, store_credit_halalas, credit_hold_id, discounts, coupon_id, coupon_code, referral_code, shipping_method,
          shipping_min_days, shipping_max_days, payment_method, hold_expires_at, rules, visitor, door, placed_by, created_at, actor, payment_name, refunds_in_parts, company,
          gift_card_id, gift_card_halalas, gift_card_hold_id, pickup_point)
    ), placed as (
      insert into orders (id, number, status, language, customer_id, view_token_hash, first_name, last_name, phone, email,
        address, city_id, notes, subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, gift_halalas,
        gift_message, total_halalas, vat_halalas, store_credit_halalas, credit_hold_id, discounts, coupon_id, coupon_code,
        referral_code, shipping_method, shipping_min_days, shipping_max_days, payment_method, hold_expires_at, rules, visitor,
        placed_by, created_at, door, payment_name, refunds_in_parts, company, gift_card_id, gift_card_halalas,
        gift_card_hold_id, pickup_point, phone_proved)
      select id, 'WH-' || extract(year from created_at at time zone 'UTC') || '-' || lpad(serial, greatest(6, length(serial)), '0'),
        status, language, customer_id, view_token_hash, first_name, last_name, phone, email,
        address, city_id, notes, subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, gift_halalas,
        gift_message, total_halalas, vat_halalas, store_credit_halalas, credit_hold_id, discounts, coupon_id, coupon_code,
        referral_code, shipping_method, shipping_min_days, shipping_max_days, payment_method, hold_expires_at, rules, visitor,
        placed_by, created_at, door, payment_name, refunds_in_parts, company, gift_card_id, gift_card_halalas, gift_card_hold_id, pickup_point,
        exists (select from customers c where c.id = customer_id and c.phone_verified_at is not null)
      from (select asked.*, nextval('order_numbers')::text as serial from asked) as numbered
      returning id, number, return_days
    ), sold as (
      insert into order_items (order_id, position, product_id, variant_id, bundle_id, promotion_id, source, sku, slug, name_ar,
        name_en, variant_ar, variant_en, image, quantity, unit_price_halalas, discount_halalas, total_halalas,
        is_returnable, parts, later_quantity, ships_from, tax, vat_percent, is_digital, answers)
      select * from unnest(${ofItems('order_id')}::uuid[], ${ofItems('position')}::int[],
        ${ofItems('product_id')}::int[], ${ofItems('variant_id')}::int[], ${ofItems('bundle_id')}::int[],
        ${ofItems('promotion_id')}::int[], ${ofItems('source')}::text[], ${ofItems('sku')}::text[], ${ofItems('slug')}::text[],
        ${ofItems('name_ar')}::text[], ${ofItems('name_en')}::text[], ${ofItems('variant_ar')}::text[],
        ${ofItems('variant_en')}::text[], ${json(ofItems('image'))}::jsonb[],
        ${ofItems('quantity')}::int[], ${ofItems('unit_price_halalas')}::int[], ${ofItems('discount_halalas')}::bigint[],
        ${ofItems('total_halalas')}::bigint[], ${ofItems('is_returnable')}::bool[], ${json(ofItems('parts'))}::jsonb[],
        ${ofItems('later_quantity')}::int[], ${ofItems('ships_from')}::date[], ${ofItems('tax')}::text[],
        ${ofItems('vat_percent')}::smallint[], ${ofItems('is_digital')}::bool[], ${json(ofItems('answers'))}::jsonb[])
      returning id, order_id, position
    ), told as (
      insert into order_events (order_id, status, actor, actor_id, created_at)
      select id, status, actor, placed_by, created_at from asked
    )
    select id, number, array(select sold.id from sold where sold.order_id = placed.id order by position) as item_ids, return_days
    from placed
  `.execute(tx);
  return orders.map(({ id }) => {
    const written = rows.find((row) => row.id === id);
    if (!written) throw new Error('an order was not written');
    return { number: written.number, itemIds: written.item_ids, returnDays: written.return_days };
  });
}

async function selectOrders(db: Database | Tx, condition: Sql<unknown>): Promise<FullOrder[]> {
  const { rows } = await sql.rows(fullOrder)`
    select ${orderColumns}, o.parcels, o.refunded_halalas, o.is_given, o.return_days, o.version, o.edition, o.placed_by, o.link_hashes, ${kinOf}, ${shipmentsOf} as shipments,
      coalesce((select jsonb_agg(to_jsonb(i) - array['order_id', 'position'] order by i.position) from order_items i where i.order_id = o.id), '[]') as items,
      coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'actor', e.actor, 'note', e.note, 'created_at', e.created_at) order by e.id)
        from order_events e where e.order_id = o.id), '[]') as events
    from orders o where ${condition}
  `.execute(db);
  return rows;
}

export async function readOrder(db: Database | Tx, id: string): Promise<FullOrder | undefined> {
  const [order] = await selectOrders(db, sql`o.id = ${id}`);
  return order;
}

export async function findOrderForTracking(
  db: Database,
  number: string,
  phone: string,
): Promise<FullOrder | undefined> {
  const [order] = await selectOrders(db, sql`o.number = upper(${number}) and o.phone = ${phone}`);
  return order;
}

/** Locks the order against concurrent changes of status. */
export async function lockOrder(tx: Tx, id: string): Promise<FullOrder | undefined> {
  await sql`select id from orders where id = ${id} for update`.execute(tx);
  return readOrder(tx, id);
}

/** False for an order that is sent nowhere: digital goods alone. */
export async function isSomewhere(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool })`
    select not exists (select from orders where id = ${id} and address is null) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

/** A cash order counts as unpaid until it is shipped, any other until it is paid; then the visitor key is deleted. */
function countedUntilPaid(to: OrderStatus): Sql<unknown> {
  const isHere = to === 'confirmed' || to === 'processing';
  return sql`visitor = case when ${isHere}::bool and payment_method = 'cash_on_delivery' then visitor end,
    door = case when ${isHere}::bool and payment_method = 'cash_on_delivery' then door end`;
}

/**
 * Changes a status by compare-and-set; false if another transaction was first. A partly shipped or refunded order is
 * not cancelled: the condition reads the order's own row, which a sender has locked.
 */
export async function changeStatusFrom(tx: Tx, id: string, from: OrderStatus, to: OrderStatus): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set status = ${to}, hold_expires_at = null, ${countedUntilPaid(to)} where id = ${id} and status = ${from}
      and (${to} <> 'cancelled' or (not is_given and parcels = 0 and refunded_halalas = 0)) returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function insertEvent(
  tx: Tx,
  event: {
    orderId: string;
    status: OrderStatus;
    actor: string;
    actorId: string | null;
    note: string | null;
    at: Date | null;
  },
): Promise<void> {
  await sql`
    insert into order_events (order_id, status, actor, actor_id, note, created_at)
    values (${event.orderId}, ${event.status}, ${event.actor}, ${event.actorId}, ${event.note},
      coalesce(${event.at}::timestamptz, now()))
  `.execute(tx);
}

/** The parts of an order that the ledger paid: store credit and a gift card, with their holds. */
export async function readOrderCredit(tx: Tx, id: string) {
  const { rows } = await sql.rows({
    customer_id: sql.uuid.orNull,
    store_credit_halalas: sql.int8,
    credit_hold_id: sql.int8.orNull,
    gift_card_id: sql.uuid.orNull,
    gift_card_halalas: sql.int8,
    gift_card_hold_id: sql.int8.orNull,
  })`
    select customer_id, store_credit_halalas, credit_hold_id, gift_card_id, gift_card_halalas, gift_card_hold_id from orders where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Unpaid orders whose reservation has expired, oldest first. */
export async function listExpiredReservations(db: Database, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from orders where status = 'pending_payment' and hold_expires_at <= ${at}
    order by hold_expires_at limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Capped pieces that orders took, by promotion, in ascending order. */
export async function listCappedPieces(
  tx: Tx,
  orderIds: readonly string[],
): Promise<{ promotion_id: number; quantity: number }[]> {
  const { rows } = await sql.rows({ promotion_id: sql.int4.neverNull, quantity: sql.int4 })`
    select promotion_id, sum(quantity)::int as quantity from order_items
    where order_id = any(${[...orderIds]}::uuid[]) and promotion_id is not null group by promotion_id order by promotion_id
  `.execute(tx);
  return rows;
}

const orderSummaryRow = {
  id: sql.uuid,
  number: sql.text,
  status: sql.text.oneOf(...orderStatuses),
  payment_method: sql.text,
  created_at: sql.timestamptz,
  total_halalas: sql.int8,
  pieces: sql.int4,
  items: sql.jsonb.of(z.array(orderItemRow.pick({ name_ar: true, name_en: true, image: true, quantity: true }))),
};
export type OrderSummaryRow = Row<typeof orderSummaryRow>;

/** Orders of a customer, the latest first, each with its first four lines. */
export async function listOrders(
  db: Database,
  filter: { customerId: string; status: OrderStatus | null },
  limit: number,
  offset: number,
): Promise<{ rows: OrderSummaryRow[]; total: number }> {
  const theirs = sql`o.customer_id = ${filter.customerId} and (${filter.status}::text is null or o.status = ${filter.status})`;
  const { rows } = await sql.rows({ ...orderSummaryRow, count: sql.int4 })`
    select o.id, o.number, o.status, o.payment_method, o.created_at, o.total_halalas, lines.pieces, lines.items,
      (select count(*)::int from orders o where ${theirs}) as count
    from (
      -- What is passed over is not read, nor are its lines: a till has a hundred thousand orders.
      select o.id from orders o where ${theirs} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}
    ) as shown
    join orders o on o.id = shown.id
    cross join lateral (
      select coalesce(sum(i.quantity), 0)::int as pieces,
        coalesce(jsonb_agg(jsonb_build_object('name_ar', i.name_ar, 'name_en', i.name_en, 'image', i.image,
          'quantity', i.quantity) order by i.position) filter (where i.position <= 4), '[]') as items
      from order_items i where i.order_id = o.id
    ) as lines
    order by o.created_at desc, o.id desc
  `.execute(db);
  return { rows, total: rows[0]?.count ?? 0 };
}

export async function countOrdersOf(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from orders where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next orders of a customer, in full, oldest first: for the data export. */
export function listFullOrders(
  db: Database,
  customerId: string,
  limit: number,
  after: FullOrder | undefined,
): Promise<FullOrder[]> {
  const next = after
    ? sql`and (o.created_at, o.id) > (select l.created_at, l.id from orders l where l.id = ${after.id})`
    : sql``;
  return selectOrders(db, sql`o.customer_id = ${customerId} ${next} order by o.created_at, o.id limit ${limit}`);
}
