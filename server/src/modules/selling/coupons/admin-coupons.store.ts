import type { CouponState } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import type { CouponDraft } from './save-coupon.store.ts';

const adminCoupon = {
  id: sql.int4,
  version: sql.int4,
  code: sql.text,
  is_active: sql.bool,
  batch: sql.text.orNull,
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
  is_public: sql.bool,
  starts_at: sql.timestamptz.orNull,
  ends_at: sql.timestamptz.orNull,
  description_ar: sql.text,
  description_en: sql.text,
  product_ids: sql.int4Array,
  category_ids: sql.int4Array,
  created_at: sql.timestamptz,
};
export type AdminCouponRow = Row<typeof adminCoupon>;

const columns = sql`c.id, c.version, c.code, c.is_active, c.batch, c.type, c.percent, c.amount_halalas, c.maximum_halalas,
  c.minimum_order_halalas, c.buy_quantity, c.get_quantity, c.total_limit, c.per_customer_limit, c.uses, c.first_order_only,
  c.is_public, nullif(c.starts_at, '-infinity') as starts_at, nullif(c.ends_at, 'infinity') as ends_at,
  c.description_ar, c.description_en, c.created_at,
  array(select t.product_id from coupon_targets t where t.coupon_id = c.id and t.product_id is not null
    order by t.product_id) as product_ids,
  array(select t.category_id from coupon_targets t where t.coupon_id = c.id and t.category_id is not null
    order by t.category_id) as category_ids`;

/** Coupons of one customer come from a reward or a prize and cannot be edited. */
const isShops = sql`c.customer_id is null`;
const isUsedUp = sql`(c.total_limit is not null and c.uses >= c.total_limit)`;

/** SQL equivalent of `couponState`. */
const states: Record<CouponState, (at: Date) => Sql<unknown>> = {
  off: () => sql`not c.is_active`,
  ended: (at) => sql`c.is_active and c.ends_at <= ${at}`,
  upcoming: (at) => sql`c.is_active and c.ends_at > ${at} and c.starts_at > ${at}`,
  used_up: (at) => sql`c.is_active and c.ends_at > ${at} and c.starts_at <= ${at} and ${isUsedUp}`,
  running: (at) => sql`c.is_active and c.ends_at > ${at} and c.starts_at <= ${at} and not ${isUsedUp}`,
};

const list = defineList({
  columns: adminCoupon,
  select: columns,
  from: sql`coupons c`,
  sorts: { created_at: sql`c.created_at`, uses: sql`c.uses`, ends_at: sql`c.ends_at`, code: sql`c.code` },
  neverNull: ['created_at', 'uses', 'ends_at', 'code'],
  sort: '-created_at',
  tie: sql`c.id`,
  filters: {
    shops: (_: true) => isShops,
    q: (text: string) => sql`c.code like ${`${text.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    state: ({ state, at }: { state: CouponState; at: Date }) => sql`(${states[state](at)})`,
    type: (type: AdminCouponRow['type']) => sql`c.type = ${type}`,
    batch: (batch: string) => sql`c.batch = ${batch}`,
  },
});

/** The shop's coupons, running or not. */
export const listAdminCoupons: typeof list = (db, query) => list(db, { ...query, shops: true });

export async function readAdminCoupon(db: Database | Tx, id: number): Promise<AdminCouponRow | undefined> {
  const { rows } = await sql.rows(adminCoupon)`
    select ${columns} from coupons c where c.id = ${id} and ${isShops}
  `.execute(db);
  return rows[0];
}

/** Reads a coupon of the shop and locks it against use and edits until the transaction ends. */
export async function lockAdminCoupon(tx: Tx, id: number): Promise<AdminCouponRow | undefined> {
  await sql`select from coupons where id = ${id} for no key update`.execute(tx);
  return readAdminCoupon(tx, id);
}

/** A page of codes of a batch, after an id, in the sequence of creation. */
export async function listBatch(db: Database, batch: string, { after, limit }: { after: number; limit: number }) {
  const { rows } = await sql.rows({ id: sql.int4, code: sql.text, uses: sql.int4, is_active: sql.bool })`
    select c.id, c.code, c.uses, c.is_active from coupons c
    where c.batch = ${batch} and ${isShops} and c.id > ${after} order by c.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Rewrites a coupon except its code if the version matches; false otherwise. */
export async function updateCoupon(
  tx: Tx,
  { id, version }: { id: number; version: number },
  draft: Omit<CouponDraft, 'code'>,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update coupons c set type = ${draft.type}, percent = ${draft.percent}, amount_halalas = ${draft.amountHalalas},
      maximum_halalas = ${draft.maximumHalalas}, minimum_order_halalas = ${draft.minimumOrderHalalas},
      buy_quantity = ${draft.buyQuantity}, get_quantity = ${draft.getQuantity}, total_limit = ${draft.totalLimit},
      per_customer_limit = ${draft.perCustomerLimit}, first_order_only = ${draft.firstOrderOnly},
      is_public = ${draft.isPublic}, starts_at = coalesce(${draft.startsAt}::timestamptz, '-infinity'),
      ends_at = coalesce(${draft.endsAt}::timestamptz, 'infinity'), description_ar = ${draft.description.ar},
      description_en = ${draft.description.en}, version = c.version + 1
    where c.id = ${id} and c.version = ${version} returning c.id
  `.execute(tx);
  return rows.length > 0;
}

/** Deactivates a coupon if the version matches; false otherwise. */
export async function switchOff(tx: Tx, { id, version }: { id: number; version: number }): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update coupons c set is_active = false, version = c.version + 1
    where c.id = ${id} and c.version = ${version} returning c.id
  `.execute(tx);
  return rows.length > 0;
}

/** Creates identical coupons for those codes that do not exist yet; returns the created codes. */
export async function insertBatch(
  tx: Tx,
  codes: readonly string[],
  { batch, draft }: { batch: string; draft: Omit<CouponDraft, 'code'> },
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql.rows({ id: sql.int4, code: sql.text })`
    insert into coupons (code, type, percent, amount_halalas, maximum_halalas, minimum_order_halalas, buy_quantity,
      get_quantity, total_limit, per_customer_limit, first_order_only, is_public, starts_at, ends_at, description_ar,
      description_en, batch)
    select code, ${draft.type}, ${draft.percent}::numeric, ${draft.amountHalalas}::int, ${draft.maximumHalalas}::int,
      ${draft.minimumOrderHalalas}::int, ${draft.buyQuantity}::int, ${draft.getQuantity}::int, ${draft.totalLimit}::int,
      ${draft.perCustomerLimit}::int, ${draft.firstOrderOnly}::bool, ${draft.isPublic}::bool,
      coalesce(${draft.startsAt}::timestamptz, '-infinity'), coalesce(${draft.endsAt}::timestamptz, 'infinity'),
      ${draft.description.ar}, ${draft.description.en}, ${batch}
    from unnest(${[...codes]}::text[]) as code on conflict (code) do nothing returning id, code
  `.execute(tx);
  return rows;
}
