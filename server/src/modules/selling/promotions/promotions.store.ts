import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const promotionRow = {
  id: sql.int4,
  type: sql.text.oneOf('percentage', 'fixed_price', 'flash', 'buy_x_get_y'),
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  percent: sql.numeric.orNull,
  price_halalas: sql.int4.orNull,
  buy_quantity: sql.int4.orNull,
  get_quantity: sql.int4.orNull,
  starts_at: sql.timestamptz,
  ends_at: sql.timestamptz,
  quantity_cap: sql.int4.orNull,
  quantity_sold: sql.int4,
  priority: sql.int4,
  stackable: sql.bool,
  licence_number: sql.text.orNull,
  product_ids: sql.int4Array,
  category_ids: sql.int4Array,
};
export type PromotionRow = Row<typeof promotionRow>;

/** Running: active, within its period, and below its cap. */
const running = (at: Date) => sql`
  m.is_active and m.starts_at <= ${at} and m.ends_at > ${at}
  and (m.quantity_cap is null or m.quantity_sold < m.quantity_cap)`;

async function selectPromotions(db: Database | Tx, condition: Sql<unknown>): Promise<PromotionRow[]> {
  const { rows } = await sql.rows(promotionRow)`
    select m.id, m.type, m.name_ar, m.name_en, m.description_ar, m.description_en, m.percent, m.price_halalas,
      m.buy_quantity, m.get_quantity, m.starts_at, m.ends_at, m.quantity_cap, m.quantity_sold, m.priority, m.stackable,
      m.licence_number,
      array(select t.product_id from promotion_targets t where t.promotion_id = m.id and t.product_id is not null) as product_ids,
      array(select t.category_id from promotion_targets t where t.promotion_id = m.id and t.category_id is not null) as category_ids
    from promotions m
    where ${condition}
    order by m.priority desc, m.ends_at, m.id
  `.execute(db);
  return rows;
}

/** Lock key: an arbitrary number, the same in every process. */
const REPRICE_LOCK = 7_326_101;

/** Serialises repricing until this transaction ends. */
export async function waitForRepricing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REPRICE_LOCK})`.execute(tx);
}

export function listRunning(db: Database | Tx, at: Date): Promise<PromotionRow[]> {
  return selectPromotions(db, running(at));
}

/** Active promotions that end after `from`: running ones, sold out or not, and future ones. */
export function listScheduled(db: Database | Tx, from: Date): Promise<PromotionRow[]> {
  return selectPromotions(db, sql`m.is_active and m.ends_at > ${from}`);
}

const promotionState = { is_stale: sql.bool, has_cap: sql.bool, next: sql.timestamptz.orNull };
/**
 * Whether product prices are stale, because a promotion started, ended or sold out since the last repricing; whether orders
 * may sell one out now, or give back to it; and when the next one starts or ends.
 */
export type PromotionState = Row<typeof promotionState>;

export async function readPromotionState(db: Database, at: Date): Promise<PromotionState> {
  const { rows } = await sql.rows(promotionState)`
    select coalesce(bool_or(m.is_applied <> (${running(at)})), false) as is_stale,
      coalesce(bool_or(m.quantity_cap is not null and m.is_active and m.starts_at <= ${at} and m.ends_at > ${at}), false)
        as has_cap,
      least(min(m.starts_at) filter (where m.is_active and m.starts_at > ${at}),
        min(m.ends_at) filter (where m.is_active and m.ends_at > ${at})) as next
    from promotions m
  `.execute(db);
  return rows[0] ?? { is_stale: false, has_cap: false, next: null };
}

/** Records the promotions that products carry now. */
export async function markApplied(tx: Tx, at: Date): Promise<void> {
  await sql`update promotions m set is_applied = (${running(at)}) where m.is_applied <> (${running(at)})`.execute(tx);
}

/**
 * Products that a set of promotions applies to, each with its categories, and all products that show a promotion now.
 */
export async function listReachedProducts(tx: Tx, productIds: readonly number[], categoryIds: readonly number[]) {
  const { rows } = await sql.rows({ id: sql.int4, category_ids: sql.int4Array })`
    select id, category_ids from products
    where id = any(${[...productIds]}::int[]) or category_ids && ${[...categoryIds]}::int[] or promotion is not null
  `.execute(tx);
  return rows;
}

/** Best-selling active products of a promotion, for showing it. */
export async function listPromotedProductIds(db: Database, promotion: PromotionRow, limit: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from products
    where is_active and (id = any(${promotion.product_ids}::int[]) or category_ids && ${promotion.category_ids}::int[])
    order by in_stock desc, sold_count desc, id limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Counts pieces at a capped price by one conditional update. False if the cap has too few left, or the promotion has
 * ended.
 */
export async function takeFromCap(tx: Tx, promotionId: number, quantity: number, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update promotions m set quantity_sold = quantity_sold + ${quantity}
    where m.id = ${promotionId} and ${running(at)}
      and (m.quantity_cap is null or m.quantity_sold + ${quantity} <= m.quantity_cap)
    returning m.id
  `.execute(tx);
  return rows.length > 0;
}

export async function giveBackToCap(tx: Tx, promotionId: number, quantity: number): Promise<void> {
  await sql`
    update promotions set quantity_sold = greatest(0, quantity_sold - ${quantity})
    where id = ${promotionId} and quantity_cap is not null
  `.execute(tx);
}
