import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type CommissionRow, commissionColumns, commissionRow } from './commissions.store.ts';

const referralRow = {
  ...commissionRow,
  buyer: sql.text,
  city_ar: sql.text,
  city_en: sql.text,
  day: sql.date,
  /** Points taken back after they were posted. */
  back_points: sql.int4,
};
/** A commission with the order details its affiliate may see: a letter, a city and a day. */
export type ReferralRow = Row<typeof referralRow>;

/** Commissions of an affiliate's account before a number, the latest first. */
export async function listReferrals(
  db: Database,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<ReferralRow[]> {
  const { rows } = await sql.rows(referralRow)`
    select ${commissionColumns}, left(btrim(o.first_name), 1) as buyer, o.address ->> 'city_ar' as city_ar,
      o.address ->> 'city_en' as city_en, (c.placed_at at time zone 'Asia/Riyadh')::date as day,
      coalesce((select sum(b.points)::int from commission_backs b where b.commission_id = c.id), 0) as back_points
    from commissions c join orders o on o.id = c.order_id
    where c.customer_id = ${customerId} and (${before}::bigint is null or c.number < ${before})
    order by c.number desc limit ${limit}
  `.execute(db);
  return rows;
}

const backRow = {
  number: sql.int8,
  commission_id: sql.int8,
  points: sql.int4,
  reason: sql.text.oneOf('returned', 'staff'),
  staff_reason: sql.text.orNull,
  made_at: sql.timestamptz,
};
/** Posted points that were taken back. */
export type BackRow = Row<typeof backRow>;

export async function listBacks(
  db: Database,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<BackRow[]> {
  const { rows } = await sql.rows(backRow)`
    select b.number, b.commission_id, b.points, b.reason, b.staff_reason, b.made_at
    from commission_backs b join commissions c on c.id = b.commission_id
    where c.customer_id = ${customerId} and (${before}::bigint is null or b.number < ${before})
    order by b.number desc limit ${limit}
  `.execute(db);
  return rows;
}

const adminRow = { ...commissionRow, order_number: sql.text, code: sql.text };
export type AdminCommissionRow = Row<typeof adminRow>;

const columns = sql`${commissionColumns}, o.number as order_number, a.code`;
const tables = sql`commissions c join orders o on o.id = c.order_id join affiliates a on a.id = c.affiliate_id`;

export async function readAdminCommission(db: Database | Tx, id: number): Promise<AdminCommissionRow | undefined> {
  const { rows } = await sql.rows(adminRow)`select ${columns} from ${tables} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** All commissions for staff. */
export const listCommissions = defineList({
  columns: adminRow,
  select: columns,
  from: tables,
  sorts: { placed_at: sql`c.placed_at`, points: sql`c.points`, due_at: sql`c.due_at` },
  sort: '-placed_at',
  neverNull: ['placed_at', 'points'],
  tie: sql`c.id`,
  filters: {
    state: (state: CommissionRow['state']) => sql`c.state = ${state}`,
    affiliate_id: (id: number) => sql`c.affiliate_id = ${id}`,
    is_held: (isHeld: 'true' | 'false') => sql`c.is_held = ${isHeld === 'true'}`,
    q: (text: string) => sql`(o.number = upper(${text}) or a.code = upper(${text}))`,
  },
});

const copyRow = {
  number: sql.int8,
  state: commissionRow.state,
  reason: commissionRow.reason,
  staff_reason: commissionRow.staff_reason,
  points: sql.int4,
  placed_at: sql.timestamptz,
  posted_at: sql.timestamptz.orNull,
};

/**
 * The next commissions of a customer, the oldest first, after one of them, for their data export. Details of other
 * people's orders are left out.
 */
export async function listOwn(db: Database, customerId: string, limit: number, after: number) {
  const { rows } = await sql.rows(copyRow)`
    select number, state, reason, staff_reason, points, placed_at, posted_at from commissions
    where customer_id = ${customerId} and number > ${after} order by number limit ${limit}
  `.execute(db);
  return rows;
}
