import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const couponRow = {
  id: sql.int4,
  code: sql.text,
  type: sql.text.oneOf('percentage', 'fixed', 'free_shipping', 'buy_x_get_y'),
  percent: sql.numeric.orNull,
  amount_halalas: sql.int4.orNull,
  maximum_halalas: sql.int4.orNull,
  minimum_order_halalas: sql.int4.orNull,
  buy_quantity: sql.int4.orNull,
  get_quantity: sql.int4.orNull,
  total_limit: sql.int4.orNull,
  per_customer_limit: sql.int4.orNull,
  uses: sql.int4,
  first_order_only: sql.bool,
  /** The customer it is restricted to; null if public. */
  customer_id: sql.uuid.orNull,
  /** Null without a beginning or an end. */
  starts_at: sql.timestamptz.orNull,
  ends_at: sql.timestamptz.orNull,
  description_ar: sql.text,
  description_en: sql.text,
  product_ids: sql.int4Array,
  category_ids: sql.int4Array,
};
export type CouponRow = Row<typeof couponRow>;

async function selectCoupons(
  db: Database | Tx,
  condition: Sql<unknown>,
  most: number | null = null,
): Promise<CouponRow[]> {
  const { rows } = await sql.rows(couponRow)`
    select c.id, c.code, c.type, c.percent, c.amount_halalas, c.maximum_halalas, c.minimum_order_halalas, c.buy_quantity,
      c.get_quantity, c.total_limit, c.per_customer_limit, c.uses, c.first_order_only, c.customer_id,
      nullif(c.starts_at, '-infinity') as starts_at, nullif(c.ends_at, 'infinity') as ends_at,
      c.description_ar, c.description_en,
      array(select t.product_id from coupon_targets t where t.coupon_id = c.id and t.product_id is not null) as product_ids,
      array(select t.category_id from coupon_targets t where t.coupon_id = c.id and t.category_id is not null) as category_ids
    from coupons c where c.is_active and ${condition}
    order by c.id limit ${most}
  `.execute(db);
  return rows;
}

/** A coupon by its code in any case, with spaces around it forgiven. */
export async function findCoupon(db: Database | Tx, code: string): Promise<CouponRow | undefined> {
  const [row] = await selectCoupons(db, sql`c.code = upper(${code.trim()})`);
  return row;
}

/** Coupons by id, usable or not. */
export function readCoupons(db: Database | Tx, ids: readonly number[]): Promise<CouponRow[]> {
  return selectCoupons(db, sql`c.id = any(${ids}::int[])`);
}

/** Number of public coupons that are shown. */
const MOST_PUBLIC = 100;

export function listPublicCoupons(db: Database, at: Date): Promise<CouponRow[]> {
  return selectCoupons(
    db,
    sql`c.is_public and c.starts_at <= ${at} and c.ends_at > ${at} and (c.total_limit is null or c.uses < c.total_limit)`,
    MOST_PUBLIC,
  );
}

/**
 * True if a person has orders that count: not cancelled or expired, and no prize. Keys are an account's id and phones;
 * orders of all accounts of the same person count.
 */
export async function hasOrdered(db: Database | Tx, customerKeys: readonly string[]): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (
      select from order_marks m join orders o on o.id = m.order_id
      where m.mark = any(person_marks(${customerKeys}::text[])) and o.status not in ('cancelled', 'expired')
        and o.subtotal_halalas > 0
    ) as found
  `.execute(db);
  return rows[0]?.found === true;
}

export async function countUses(db: Database | Tx, couponId: number, customerKeys: readonly string[]): Promise<number> {
  const { rows } = await sql.rows({ uses: sql.int4 })`
    select count(distinct u.order_id)::int as uses
    from order_marks m join coupon_uses u on u.order_id = m.order_id
    where m.mark = any(person_marks(${customerKeys}::text[])) and u.coupon_id = ${couponId} and u.released_at is null
  `.execute(db);
  return rows[0]?.uses ?? 0;
}

/**
 * Counts a use by one conditional update. It locks the coupon's row, so later counts per customer are stable until
 * this transaction ends. False if the coupon is used up.
 */
export async function takeUse(tx: Tx, couponId: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update coupons set uses = uses + 1 where id = ${couponId} and (total_limit is null or uses < total_limit) returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Returns an order's use of a coupon, once. */
export async function releaseUse(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with released as (
      update coupon_uses set released_at = now() where order_id = ${orderId} and released_at is null returning coupon_id
    )
    update coupons c set uses = uses - 1 from released r where c.id = r.coupon_id
  `.execute(tx);
}

/** Deletes those of some coupons that no order ever named. One that is being used meanwhile stays. */
export async function deleteUnusedCoupons(tx: Database | Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from kept_coupons where coupon_id = any(${[...ids]}::int[])`.execute(tx);
  await sql`
    with unused as (
      select c.id from coupons c where c.id = any(${[...ids]}::int[]) and c.uses = 0
        and not exists (select from coupon_uses u where u.coupon_id = c.id)
        and not exists (select from orders o where o.coupon_id = c.id)
      for update
    ), targets as (delete from coupon_targets where coupon_id in (select id from unused))
    delete from coupons where id in (select id from unused)
  `.execute(tx);
}

/** Ends the forgetting of some coupons that it is time for, and returns them. */
export async function takeForgotten(tx: Tx, at: Date, most: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update coupons set forget_at = null where id in (
      select id from coupons where forget_at <= ${at} order by forget_at limit ${most} for update skip locked
    ) returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Coupons of one customer that are deleted in time. */
export async function listForgettableOf(tx: Tx, customerId: string): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from coupons where customer_id = ${customerId} and forget_at is not null
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deactivates the coupons that are restricted to one customer. */
export async function endCouponsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`update coupons set is_active = false where customer_id = ${customerId}`.execute(tx);
}
