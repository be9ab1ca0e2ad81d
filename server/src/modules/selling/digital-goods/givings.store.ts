import { digitalKinds } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const giving = {
  order_item_id: sql.int4,
  order_id: sql.uuid,
  variant_id: sql.int4,
  pieces: sql.int4,
  given: sql.int4,
  gives: sql.text.oneOf(...digitalKinds),
  most_downloads: sql.int4,
  link_days: sql.int4,
  ended_at: sql.timestamptz.orNull,
};
export type Giving = Row<typeof giving>;

const columns = sql`order_item_id, order_id, variant_id, pieces, given, gives, most_downloads, link_days, ended_at`;

/** Begins to give the digital lines of a paid order, by the terms of now; once. */
export async function openGivings(tx: Tx, orderId: string): Promise<void> {
  await sql`
    insert into digital_givings (order_item_id, order_id, variant_id, pieces, gives, most_downloads, link_days)
    select i.id, i.order_id, i.variant_id, i.quantity - i.dropped, coalesce(t.gives, 'codes'),
      coalesce(t.most_downloads, 5), coalesce(t.link_days, 30)
    from order_items i left join digital_terms t on t.product_id = i.product_id
    where i.order_id = ${orderId} and i.is_digital and i.variant_id is not null and i.quantity > i.dropped
    on conflict (order_item_id) do nothing
  `.execute(tx);
}

/** Givings of an order, in the common order of variants. */
export async function listGivings(db: Database | Tx, orderId: string): Promise<Giving[]> {
  const { rows } = await sql.rows(giving)`
    select ${columns} from digital_givings where order_id = ${orderId} order by variant_id, order_item_id
  `.execute(db);
  return rows;
}

export async function countGiven(tx: Tx, itemId: number, given: number, at: Date): Promise<void> {
  await sql`
    update digital_givings set given = given + ${given}, given_at = case when given + ${given} = pieces then ${at}::timestamptz end
    where order_item_id = ${itemId}
  `.execute(tx);
}

/** Ends what a line gives: all of it was refunded, or its order undone. */
export async function endGiving(tx: Tx, itemId: number, at: Date): Promise<void> {
  await sql`
    update digital_givings set ended_at = ${at} where order_item_id = ${itemId} and ended_at is null
  `.execute(tx);
}

/** Leaves pieces of a line out, which were refunded before they were given, or taken back. */
export async function lessenGiving(tx: Tx, itemId: number, { pieces, given }: { pieces: number; given: number }) {
  await sql`
    update digital_givings set pieces = ${pieces}, given = ${given} where order_item_id = ${itemId}
  `.execute(tx);
}

/** Orders that wait for codes or files of a variant, the oldest first. */
export async function listWaiting(db: Database, variantId: number, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ order_id: sql.uuid })`
    select order_id from digital_givings where variant_id = ${variantId} and given < pieces and ended_at is null
    order by created_at, order_item_id limit ${limit}
  `.execute(db);
  return [...new Set(rows.map(({ order_id: id }) => id))];
}

/** Variants of which paid orders wait for something, those that wait longest first. */
export async function listShort(db: Database, limit: number) {
  const { rows } = await sql.rows({
    product_id: sql.int4,
    name_ar: sql.text,
    name_en: sql.text,
    orders: sql.int4.neverNull,
    pieces: sql.int4.neverNull,
    since: sql.timestamptz.neverNull,
  })`
    select p.id as product_id, p.name_ar, p.name_en, count(distinct g.order_id)::int as orders,
      sum(g.pieces - g.given)::int as pieces, min(g.created_at) as since
    from digital_givings g join product_variants v on v.id = g.variant_id join products p on p.id = v.product_id
    where g.given < g.pieces and g.ended_at is null
    group by p.id order by since limit ${limit}
  `.execute(db);
  return rows;
}

/** The digital goods of a customer's orders, for their export: what was given and seen when, without the codes. */
export async function exportGivings(db: Database, customerId: string, limit: number, offset: number) {
  const { rows } = await sql.rows({
    order: sql.text,
    product: sql.text,
    given: sql.int4,
    given_at: sql.timestamptz.orNull,
    codes_shown: sql.int4.neverNull,
    downloads: sql.int4.neverNull,
  })`
    select o.number as order, i.name_ar as product, g.given, g.given_at,
      (select count(*)::int from digital_codes c where c.order_item_id = g.order_item_id and c.shown_at is not null) as codes_shown,
      (select coalesce(sum(d.used), 0)::int from digital_downloads d where d.order_item_id = g.order_item_id) as downloads
    from digital_givings g join orders o on o.id = g.order_id join order_items i on i.id = g.order_item_id
    where o.customer_id = ${customerId} order by g.created_at, g.order_item_id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}
