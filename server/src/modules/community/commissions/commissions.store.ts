import { attributionMeans, commissionReasons, commissionStates } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export const commissionRow = {
  id: sql.int8,
  number: sql.int8,
  order_id: sql.uuid,
  affiliate_id: sql.int4,
  /** Null once the affiliate's account is deleted. */
  customer_id: sql.uuid.orNull,
  via: sql.text.oneOf(...attributionMeans),
  state: sql.text.oneOf(...commissionStates),
  reason: sql.text.oneOf(...commissionReasons).orNull,
  is_held: sql.bool,
  staff_reason: sql.text.orNull,
  is_cleared: sql.bool,
  /** The rate of each line of the order, in basis points. */
  rates: sql.jsonb.of(z.array(z.int())),
  point_halalas: sql.int4,
  post_after_days: sql.int4,
  points: sql.int4,
  full_points: sql.int4,
  hold_id: sql.int8.orNull,
  holds: sql.int4,
  placed_at: sql.timestamptz,
  delivered_at: sql.timestamptz.orNull,
  due_at: sql.timestamptz.orNull,
  posted_at: sql.timestamptz.orNull,
  version: sql.int4,
};
export type CommissionRow = Row<typeof commissionRow>;
export type CommissionReason = NonNullable<CommissionRow['reason']>;

export const commissionColumns = sql`c.id, c.number, c.order_id, c.affiliate_id, c.customer_id, c.via, c.state, c.reason,
  c.is_held, c.staff_reason, c.is_cleared, c.rates, c.point_halalas, c.post_after_days, c.points, c.full_points, c.hold_id,
  c.holds, c.placed_at, c.delivered_at, c.due_at, c.posted_at, c.version`;

export interface NewCommission {
  orderId: string;
  affiliateId: number;
  customerId: string;
  via: CommissionRow['via'];
  clickId: string | null;
  reason: CommissionReason | null;
  rates: readonly number[];
  pointHalalas: number;
  postAfterDays: number;
  fullPoints: number;
  placedAt: Date;
}

/** Records the attribution of an order unless it has one: waiting for delivery, or void with a reason. */
export async function insertCommission(tx: Tx, one: NewCommission): Promise<void> {
  const isVoid = one.reason !== null;
  await sql`
    insert into commissions (order_id, affiliate_id, customer_id, via, click_id, state, reason, rates, point_halalas,
      post_after_days, points, full_points, placed_at)
    values (${one.orderId}, ${one.affiliateId}, ${one.customerId}, ${one.via}, ${one.clickId},
      ${isVoid ? 'void' : 'waiting'}, ${one.reason}, ${JSON.stringify(one.rates)}, ${one.pointHalalas},
      ${one.postAfterDays}, ${isVoid ? 0 : one.fullPoints}, ${one.fullPoints}, ${one.placedAt})
    on conflict (order_id) do nothing
  `.execute(tx);
}

/** Replaces the rates and points of a commission that waits and is locked, after its order was edited. */
export async function rateAgain(
  tx: Tx,
  id: number,
  { rates, fullPoints }: { rates: readonly number[]; fullPoints: number },
): Promise<void> {
  await sql`
    update commissions set rates = ${JSON.stringify(rates)}, points = ${fullPoints}, full_points = ${fullPoints}, version = version + 1
    where id = ${id} and state = 'waiting'
  `.execute(tx);
}

export async function readCommission(db: Database | Tx, id: number): Promise<CommissionRow | undefined> {
  const { rows } = await sql.rows(commissionRow)`
    select ${commissionColumns} from commissions c where c.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Locks the commission of an order; the caller has locked the order first. */
export async function lockCommissionOf(tx: Tx, orderId: string): Promise<CommissionRow | undefined> {
  const { rows } = await sql.rows(commissionRow)`
    select ${commissionColumns} from commissions c where c.order_id = ${orderId} for update
  `.execute(tx);
  return rows[0];
}

export type CommissionChange = Pick<
  CommissionRow,
  | 'state'
  | 'reason'
  | 'points'
  | 'hold_id'
  | 'holds'
  | 'is_held'
  | 'staff_reason'
  | 'is_cleared'
  | 'delivered_at'
  | 'due_at'
  | 'posted_at'
>;

/** Rewrites a commission that is locked. */
export async function updateCommission(tx: Tx, { id }: Pick<CommissionRow, 'id'>, to: CommissionChange): Promise<void> {
  await sql`
    update commissions set state = ${to.state}, reason = ${to.reason}, points = ${to.points}, hold_id = ${to.hold_id},
      holds = ${to.holds}, is_held = ${to.is_held}, staff_reason = ${to.staff_reason}, is_cleared = ${to.is_cleared},
      delivered_at = ${to.delivered_at}, due_at = ${to.due_at}, posted_at = ${to.posted_at}, version = version + 1
    where id = ${id}
  `.execute(tx);
}

/** Posts a pending commission; true for the one of several callers that did. */
export async function markPosted(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update commissions set state = 'posted', posted_at = ${at}, version = version + 1
    where id = ${id} and state = 'pending' returning id
  `.execute(tx);
  return rows.length > 0;
}

const dueRow = { id: sql.int8, order_id: sql.uuid, due_at: sql.timestamptz.neverNull };
export type DueRow = Row<typeof dueRow>;

/** A page of due commissions after a given one, including those of orders under return. */
export async function listDue(
  db: Database,
  { at, after, limit }: { at: Date; after: DueRow | undefined; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql.rows(dueRow)`
    select id, order_id, due_at from commissions
    where state = 'pending' and not is_held and due_at <= ${at}
      and (due_at, id) > (coalesce(${after?.due_at ?? null}::timestamptz, '-infinity'), ${after?.id ?? 0}::bigint)
    order by due_at, id limit ${limit}
  `.execute(db);
  return rows;
}

export async function insertBack(
  tx: Tx,
  back: {
    commissionId: number;
    points: number;
    reason: 'returned' | 'staff';
    staffReason: string | null;
    transferId: number;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into commission_backs (commission_id, points, reason, staff_reason, transfer_id, made_at)
    values (${back.commissionId}, ${back.points}, ${back.reason}, ${back.staffReason}, ${back.transferId}, ${back.at})
  `.execute(tx);
}
