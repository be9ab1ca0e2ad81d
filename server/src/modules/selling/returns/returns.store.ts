import {
  type Misfit,
  misfits,
  type ReturnKind,
  type ReturnOutcome,
  type ReturnReason,
  type ReturnStatus,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStatuses,
} from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { productImage } from '../../goods/catalog/index.ts';
import { orderRules, ruledItem } from '../orders/index.ts';
import type { ReturnRefund } from './refunds/refund-methods.ts';
import { type ReturnActor, returnActors } from './requests/return-status.ts';

/** Inputs of a refund: the purchase, its pricing rules, and earlier refunds. Halalas. */
const boughtOrder = z.strictObject({
  /** Null for an order older than stored rules: its pieces refund their shares. */
  rules: orderRules.nullable(),
  /** True if its items were edited: its pieces refund their shares too. */
  is_edited: z.boolean(),
  shipping_halalas: z.number(),
  /** Delivery, fee and gift wrap as they were charged. */
  services_halalas: z.number(),
  /** Refunded so far: goods, and delivery with fees. */
  refunded_halalas: z.number(),
  refunded_services_halalas: z.number(),
  /** Lines with the number of refunded pieces of each. */
  items: z.array(z.strictObject({ ...ruledItem.shape, id: z.number(), refunded: z.number() })),
});
export type BoughtOrder = z.infer<typeof boughtOrder>;

/** Variant labels for packing. A bundle has no variant id. */
const namedVariant = z.strictObject({
  variant_id: z.number().nullable(),
  sku: z.string(),
  variant_ar: z.string().nullable(),
  variant_en: z.string().nullable(),
});
export type NamedVariant = z.infer<typeof namedVariant>;

const returnLineRow = z.strictObject({
  ...namedVariant.shape,
  order_item_id: z.number(),
  quantity: z.number(),
  reason: z.enum(returnReasons),
  /** On which side the size does not fit. */
  fit: z.enum(misfits).nullable(),
  resaleable: z.number().nullable(),
  refunded_before: z.number().nullable(),
  refund_halalas: z.number().nullable(),
  name_ar: z.string(),
  name_en: z.string(),
  image: productImage.nullable(),
  /** The replacement the buyer requests. */
  exchange: z.strictObject({ ...namedVariant.shape, variant_id: z.number() }).nullable(),
  product_id: z.number().nullable(),
  /** Pieces of the line of the order. */
  bought: z.number(),
});
export type ReturnLineRow = z.infer<typeof returnLineRow>;

const returnEventRow = z.strictObject({
  id: z.number(),
  status: z.enum(returnStatuses),
  actor: z.enum(returnActors),
  note: z.string().nullable(),
  created_at: z.string(),
});
export type ReturnEventRow = z.infer<typeof returnEventRow>;

const returnRow = {
  id: sql.uuid,
  number: sql.text,
  /** `refund`: a refund by staff without a return. */
  kind: sql.text.oneOf(...returnKinds),
  order_id: sql.uuid,
  order_number: sql.text,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text,
  status: sql.text.oneOf(...returnStatuses),
  note: sql.text.orNull,
  refund_to: sql.text.oneOf(...returnOutcomes),
  iban: sql.text.orNull,
  card_halalas: sql.int8.orNull,
  bank_halalas: sql.int8.orNull,
  credit_halalas: sql.int8.orNull,
  withheld_halalas: sql.int8,
  /** Delivery and fees in this refund. */
  services_halalas: sql.int8,
  bank_reference: sql.text.orNull,
  /** The shipment of the replacement. */
  carrier: sql.text.orNull,
  carrier_number: sql.text.orNull,
  created_at: sql.timestamptz,
  /** When its carrier says that it came to the shop. */
  arrived_at: sql.timestamptz.orNull,
  photos: sql.jsonb.of(z.array(z.string())),
  /** The purchase, and its refunds so far. */
  bought: sql.jsonb.of(boughtOrder),
  lines: sql.jsonb.of(z.array(returnLineRow)),
  events: sql.jsonb.of(z.array(returnEventRow)),
};
export type ReturnRow = Row<typeof returnRow>;

/** The pricing rules of an order `o`, with its refunds so far. */
const bought = sql`
  jsonb_build_object('rules', o.rules, 'is_edited', o.edition > 0, 'shipping_halalas', o.shipping_halalas,
    'services_halalas', o.shipping_halalas + o.payment_fee_halalas + o.gift_halalas,
    'refunded_halalas', coalesce((select sum(b.card_halalas + b.bank_halalas + b.credit_halalas - b.services_halalas) from returns b
      where b.order_id = o.id and b.status = 'refunded'), 0),
    'refunded_services_halalas', coalesce((select sum(b.services_halalas) from returns b where b.order_id = o.id), 0),
    'items', (select jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id,
        'bundle_id', i.bundle_id, 'quantity', i.quantity, 'unit_price_halalas', i.unit_price_halalas,
        'total_halalas', i.total_halalas, 'tax', i.tax, 'vat_percent', i.vat_percent, 'refunded', coalesce((select sum(x.quantity)::int from return_lines x
          where x.order_item_id = i.id and x.refund_halalas is not null), 0)) order by i.position)
      from order_items i where i.order_id = o.id))`;

export async function readBought(db: Database | Tx, orderId: string): Promise<BoughtOrder | undefined> {
  const { rows } = await sql.rows({ bought: sql.jsonb.of(boughtOrder) })`
    select ${bought} as bought from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.bought;
}

/** Columns of a return `r` of an order `o`, with its lines, events and purchase. */
const columns = sql`
    r.id, r.number, r.kind, r.order_id, o.number as order_number, o.first_name, o.last_name, o.phone, r.status, r.note, r.refund_to, r.iban, r.card_halalas,
      r.bank_halalas, r.credit_halalas, r.withheld_halalas, r.services_halalas, r.bank_reference, r.carrier, r.carrier_number, r.created_at, r.arrived_at, ${bought} as bought,
      coalesce((select jsonb_agg(p.upload_id order by p.position) from return_photos p where p.return_id = r.id), '[]') as photos,
      coalesce((select jsonb_agg(jsonb_build_object('order_item_id', l.order_item_id, 'quantity', l.quantity, 'reason', l.reason, 'fit', l.fit,
          'resaleable', l.resaleable, 'refunded_before', l.refunded_before, 'refund_halalas', l.refund_halalas,
          'sku', i.sku, 'name_ar', i.name_ar, 'name_en', i.name_en, 'variant_ar', i.variant_ar, 'variant_en', i.variant_en,
          'image', i.image, 'bought', i.quantity, 'variant_id', i.variant_id, 'product_id', i.product_id,
          'exchange', case when l.exchange_variant_id is not null then jsonb_build_object('variant_id', l.exchange_variant_id,
            'sku', l.exchange_sku, 'variant_ar', l.exchange_ar, 'variant_en', l.exchange_en) end) order by i.position)
        from return_lines l join order_items i on i.id = l.order_item_id where l.return_id = r.id), '[]') as lines,
      (select jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'actor', e.actor, 'note', e.note, 'created_at', e.created_at)
          order by e.id) from return_events e where e.return_id = r.id) as events`;

const tables = sql`returns r join orders o on o.id = r.order_id`;

function selectReturns(rest: Sql<unknown>): Sql<ReturnRow & { count: number }> {
  return sql.rows({ ...returnRow, count: sql.int4 })`
    select ${columns}, count(*) over ()::int as count from ${tables} ${rest}`;
}

export async function readReturn(db: Database | Tx, id: string): Promise<ReturnRow | undefined> {
  const { rows } = await selectReturns(sql`where r.id = ${id}`).execute(db);
  return rows[0];
}

/** All returns of an order, the oldest first. */
export async function listReturnsOfOrder(db: Database | Tx, orderId: string): Promise<ReturnRow[]> {
  const { rows } = await selectReturns(sql`where r.order_id = ${orderId} order by r.created_at, r.id`).execute(db);
  return rows;
}

export async function listReturnsOfCustomer(
  db: Database,
  filter: { customerId: string; status: ReturnStatus | null },
  limit: number,
  offset: number,
): Promise<{ rows: ReturnRow[]; total: number }> {
  const { rows } = await selectReturns(sql`
    where o.customer_id = ${filter.customerId} and (${filter.status}::text is null or r.status = ${filter.status})
    order by r.created_at desc, r.id limit ${limit} offset ${offset}`).execute(db);
  return { rows, total: rows[0]?.count ?? 0 };
}

/** Returns for staff, found by return number, order number or phone. */
export const listReturns = defineList({
  columns: returnRow,
  select: columns,
  from: tables,
  sorts: { created_at: sql`r.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`r.id`,
  filters: {
    status: (status: ReturnStatus) => sql`r.status = ${status}`,
    kind: (kind: ReturnKind) => sql`r.kind = ${kind}`,
    refund_to: (outcome: ReturnOutcome) => sql`r.refund_to = ${outcome}`,
    // Each way by its own index: alternatives of two tables in one condition are looked for in all returns.
    q: (text: string) => sql`r.id in (
      select id from returns where number = upper(${text})
      union all select f.id from returns f join orders g on g.id = f.order_id where g.number = upper(${text})
      union all select f.id from returns f join orders g on g.id = f.order_id where g.phone = ${normalisePhone(text)}
    )`,
  },
});

/** The next public number: RT-2026-000123, and RF for refunds without a return. */
export async function nextReturnNumber(tx: Tx, year: number, kind: ReturnKind = 'return'): Promise<string> {
  const { rows } = await sql.rows({ serial: sql.int8 })`select nextval('return_numbers') as serial`.execute(tx);
  return `${kind === 'return' ? 'RT' : 'RF'}-${year}-${String(rows[0]?.serial ?? 0).padStart(6, '0')}`;
}

export interface NewReturn {
  kind?: ReturnKind;
  id: string;
  number: string;
  orderId: string;
  note: string | null;
  refundTo: ReturnOutcome;
  iban: string | null;
  at: Date;
  lines: readonly {
    itemId: number;
    quantity: number;
    reason: ReturnReason;
    fit?: Misfit | null | undefined;
    unsent?: number;
    exchange?: Exchange | undefined;
  }[];
}

/** The requested replacement of a line. */
export type Exchange = NonNullable<ReturnLineRow['exchange']>;

export async function insertReturn(tx: Tx, one: NewReturn): Promise<void> {
  await sql`
    with asked as (
      insert into returns (id, kind, number, order_id, status, note, refund_to, iban, created_at)
      values (${one.id}, ${one.kind ?? 'return'}, ${one.number}, ${one.orderId}, 'requested', ${one.note}, ${one.refundTo}, ${one.iban}, ${one.at})
      returning id
    )
    insert into return_lines (return_id, order_item_id, quantity, reason, fit, unsent, exchange_variant_id, exchange_sku,
      exchange_ar, exchange_en)
    select asked.id, line.* from asked, unnest(${one.lines.map((line) => line.itemId)}::int[],
      ${one.lines.map((line) => line.quantity)}::int[], ${one.lines.map((line) => line.reason)}::text[],
      ${one.lines.map((line) => line.fit ?? null)}::text[],
      ${one.lines.map((line) => line.unsent ?? 0)}::int[], ${one.lines.map((line) => line.exchange?.variant_id ?? null)}::int[],
      ${one.lines.map((line) => line.exchange?.sku ?? null)}::text[], ${one.lines.map((line) => line.exchange?.variant_ar ?? null)}::text[],
      ${one.lines.map((line) => line.exchange?.variant_en ?? null)}::text[]) as line
  `.execute(tx);
}

/** Stores claimed pictures of a return, in sequence. */
export async function insertPhotos(tx: Tx, returnId: string, uploadIds: readonly string[]): Promise<void> {
  await sql`
    insert into return_photos (upload_id, return_id, position)
    select photo.id, ${returnId}, photo.position from unnest(${uploadIds}::uuid[]) with ordinality as photo (id, position)
  `.execute(tx);
}

export async function insertReturnEvent(
  tx: Tx,
  event: { returnId: string; status: ReturnStatus; actor: ReturnActor; actorId: string | null; note: string | null },
): Promise<void> {
  await sql`
    insert into return_events (return_id, status, actor, actor_id, note)
    values (${event.returnId}, ${event.status}, ${event.actor}, ${event.actorId}, ${event.note})
  `.execute(tx);
}

/** Changes a status by compare-and-set and stores the refund split with it; false if another transaction was first. */
export async function stepFrom(
  tx: Tx,
  id: string,
  from: ReturnStatus,
  to: ReturnStatus,
  returnRefund: ReturnRefund | null,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update returns set status = ${to}, card_halalas = ${returnRefund?.card ?? null},
      bank_halalas = ${returnRefund?.bank ?? null}, credit_halalas = ${returnRefund?.credit ?? null},
      withheld_halalas = ${returnRefund?.withheld ?? 0}, services_halalas = ${returnRefund?.services ?? 0}
    where id = ${id} and status = ${from} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function setResaleable(
  tx: Tx,
  returnId: string,
  lines: readonly { id: number; resaleable: number }[],
): Promise<void> {
  await sql`
    update return_lines l set resaleable = given.resaleable
    from unnest(${lines.map((line) => line.id)}::int[], ${lines.map((line) => line.resaleable)}::int[]) as given (id, resaleable)
    where l.return_id = ${returnId} and l.order_item_id = given.id
  `.execute(tx);
}

/** Stores the refund share of each line, and its pieces refunded before. */
export async function setRefunds(
  tx: Tx,
  returnId: string,
  lines: readonly { id: number; before: number; amount: number }[],
): Promise<void> {
  await sql`
    update return_lines l set refunded_before = given.before, refund_halalas = given.amount
    from unnest(${lines.map((line) => line.id)}::int[], ${lines.map((line) => line.before)}::int[],
      ${lines.map((line) => line.amount)}::bigint[]) as given (id, before, amount)
    where l.return_id = ${returnId} and l.order_item_id = given.id
  `.execute(tx);
}

export async function setBankReference(tx: Tx, returnId: string, reference: string): Promise<void> {
  await sql`update returns set bank_reference = ${reference} where id = ${returnId}`.execute(tx);
}

/** Stores the shipment of the replacement. */
export async function setReplacementShipment(
  tx: Tx,
  returnId: string,
  { carrier, carrierNumber }: { carrier: string | null; carrierNumber: string | null },
): Promise<void> {
  await sql`update returns set carrier = ${carrier}, carrier_number = ${carrierNumber} where id = ${returnId}`.execute(
    tx,
  );
}

const messageRow = {
  id: sql.int4,
  author: sql.text.oneOf(...returnActors),
  body: sql.text,
  created_at: sql.timestamptz,
};
export type MessageRow = Row<typeof messageRow>;

/** The latest messages of a return, the oldest first. */
export async function listMessages(db: Database | Tx, returnId: string, most: number | null): Promise<MessageRow[]> {
  const { rows } = await sql.rows(messageRow)`
    select * from (
      select id, author, body, created_at from return_messages where return_id = ${returnId} order by id desc limit ${most}
    ) as latest order by id
  `.execute(db);
  return rows;
}

/** Adds a message unless there are `most` already; undefined then. */
export async function insertMessage(
  tx: Tx,
  message: { returnId: string; author: ReturnActor; authorId: string | null; body: string },
  most: number,
): Promise<MessageRow | undefined> {
  const { rows } = await sql.rows(messageRow)`
    insert into return_messages (return_id, author, author_id, body)
    select ${message.returnId}, ${message.author}, ${message.authorId}, ${message.body}
    where (select count(*) from return_messages where return_id = ${message.returnId}) < ${most}
    returning id, author, body, created_at
  `.execute(tx);
  return rows[0];
}

/** Erases a customer's texts and bank data from returns; the returns stay, as tax law requires. */
export async function eraseReturner(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const theirs = sql`select id from returns where order_id = any(${orderIds}::uuid[])`;
  await sql`update returns set note = null, iban = null where id in (${theirs})`.execute(tx);
  await sql`delete from return_messages where return_id in (${theirs})`.execute(tx);
}

/** Notes that the carrier of a return says it came to the shop, once; its status is moved by staff. */
export async function markReturnArrived(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update returns set arrived_at = ${at} where id = ${id} and arrived_at is null`.execute(tx);
}
