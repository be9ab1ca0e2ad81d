import { payoutWays, withdrawalStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const conversionRow = {
  id: sql.uuid,
  number: sql.int8,
  points: sql.int4,
  point_halalas: sql.int4,
  halalas: sql.int8.neverNull,
  kind: sql.text.oneOf('cash', 'store_credit'),
  converted_at: sql.timestamptz,
};
export type ConversionRow = Row<typeof conversionRow>;

export interface NewConversion {
  id: string;
  customerId: string;
  points: number;
  pointHalalas: number;
  kind: ConversionRow['kind'];
  pointsTransferId: number;
  moneyTransferId: number;
  at: Date;
}

export async function insertConversion(tx: Tx, one: NewConversion): Promise<void> {
  await sql`
    insert into point_conversions (id, customer_id, points, point_halalas, kind, points_transfer_id, money_transfer_id,
      converted_at)
    values (${one.id}, ${one.customerId}, ${one.points}, ${one.pointHalalas}, ${one.kind}, ${one.pointsTransferId},
      ${one.moneyTransferId}, ${one.at})
  `.execute(tx);
}

const conversionColumns = sql`c.id, c.number, c.points, c.point_halalas, c.halalas, c.kind, c.converted_at`;

export async function readConversion(db: Database | Tx, id: string): Promise<ConversionRow | undefined> {
  const { rows } = await sql.rows(conversionRow)`
    select ${conversionColumns} from point_conversions c where c.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Conversions of a customer before a number, the latest first. */
export async function listConversions(
  db: Database,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<ConversionRow[]> {
  const { rows } = await sql.rows(conversionRow)`
    select ${conversionColumns} from point_conversions c
    where c.customer_id = ${customerId} and (${before}::bigint is null or c.number < ${before})
    order by c.number desc limit ${limit}
  `.execute(db);
  return rows;
}

const withdrawalRow = {
  id: sql.uuid,
  number: sql.int8,
  affiliate_id: sql.int4,
  /** Null once the account is deleted; its destination is then null as well. */
  customer_id: sql.uuid.orNull,
  amount_halalas: sql.int8,
  way: sql.text.oneOf(...payoutWays),
  destination: sql.text.orNull,
  holder: sql.text.orNull,
  status: sql.text.oneOf(...withdrawalStatuses),
  hold_id: sql.int8,
  reason: sql.text.orNull,
  reference: sql.text.orNull,
  asked_at: sql.timestamptz,
  approved_at: sql.timestamptz.orNull,
  approved_by: sql.uuid.orNull,
  ended_at: sql.timestamptz.orNull,
  ended_by: sql.uuid.orNull,
  version: sql.int4,
};
export type WithdrawalRow = Row<typeof withdrawalRow>;
export type WithdrawalStatus = WithdrawalRow['status'];

const columns = sql`w.id, w.number, w.affiliate_id, w.customer_id, w.amount_halalas, w.way, w.destination, w.holder, w.status,
  w.hold_id, w.reason, w.reference, w.asked_at, w.approved_at, w.approved_by, w.ended_at, w.ended_by, w.version`;

export type NewWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'affiliate_id' | 'amount_halalas' | 'way' | 'hold_id' | 'asked_at'
> & {
  customer_id: string;
  destination: string;
  holder: string | null;
};

export async function insertWithdrawal(tx: Tx, one: NewWithdrawal): Promise<void> {
  await sql`
    insert into withdrawals (id, affiliate_id, customer_id, amount_halalas, way, destination, holder, status, hold_id, asked_at)
    values (${one.id}, ${one.affiliate_id}, ${one.customer_id}, ${one.amount_halalas}, ${one.way}, ${one.destination},
      ${one.holder}, 'pending', ${one.hold_id}, ${one.asked_at})
  `.execute(tx);
}

export async function readWithdrawal(db: Database | Tx, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql.rows(withdrawalRow)`select ${columns} from withdrawals w where w.id = ${id}`.execute(db);
  return rows[0];
}

export interface WithdrawalStepDone {
  status: WithdrawalStatus;
  staffId: string | null;
  reason: string | null;
  reference: string | null;
  at: Date;
}

/** Changes the status only from the one that was read; false where a concurrent change was first. */
export async function changeStatusFrom(
  tx: Tx,
  id: string,
  from: WithdrawalStatus,
  to: WithdrawalStepDone,
): Promise<boolean> {
  const isApproval = to.status === 'approved';
  const { rows } = await sql`
    update withdrawals set status = ${to.status}, reason = ${to.reason}, reference = ${to.reference},
      approved_at = case when ${isApproval} then ${to.at}::timestamptz else approved_at end,
      approved_by = case when ${isApproval} then ${to.staffId}::uuid else approved_by end,
      ended_at = case when ${isApproval} then null else ${to.at}::timestamptz end,
      ended_by = case when ${isApproval} then null else ${to.staffId}::uuid end, version = version + 1
    where id = ${id} and status = ${from} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Withdrawals of a customer before a number, the latest first. */
export async function listWithdrawals(
  db: Database,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql.rows(withdrawalRow)`
    select ${columns} from withdrawals w
    where w.customer_id = ${customerId} and (${before}::bigint is null or w.number < ${before})
    order by w.number desc limit ${limit}
  `.execute(db);
  return rows;
}

const adminRow = {
  ...withdrawalRow,
  code: sql.text,
  approved_by_name: sql.text.orNull,
  ended_by_name: sql.text.orNull,
};
export type AdminWithdrawalRow = Row<typeof adminRow>;

const adminColumns = sql`${columns}, a.code, s.name as approved_by_name, e.name as ended_by_name`;
const tables = sql`withdrawals w join affiliates a on a.id = w.affiliate_id
  left join staff s on s.id = w.approved_by left join staff e on e.id = w.ended_by`;

export async function readAdminWithdrawal(db: Database | Tx, id: string): Promise<AdminWithdrawalRow | undefined> {
  const { rows } = await sql.rows(adminRow)`select ${adminColumns} from ${tables} where w.id = ${id}`.execute(db);
  return rows[0];
}

export const listAdminWithdrawals = defineList({
  columns: adminRow,
  select: adminColumns,
  from: tables,
  sorts: { asked_at: sql`w.asked_at`, amount: sql`w.amount_halalas` },
  sort: '-asked_at',
  tie: sql`w.number`,
  filters: {
    status: (status: WithdrawalStatus) => sql`w.status = ${status}`,
    way: (way: WithdrawalRow['way']) => sql`w.way = ${way}`,
    affiliate_id: (id: number) => sql`w.affiliate_id = ${id}`,
  },
});

/** Approved withdrawals that wait to be paid, the oldest first. */
export async function listPayable(db: Database, limit: number): Promise<AdminWithdrawalRow[]> {
  const { rows } = await sql.rows(adminRow)`
    select ${adminColumns} from ${tables} where w.status = 'approved' order by w.asked_at, w.number limit ${limit}
  `.execute(db);
  return rows;
}

/** Halalas paid out to a customer in all. */
export async function sumPaid(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ paid: sql.int8 })`
    select coalesce(sum(amount_halalas), 0)::bigint as paid from withdrawals
    where customer_id = ${customerId} and status = 'paid'
  `.execute(db);
  return rows[0]?.paid ?? 0;
}

/** True where a customer has an open withdrawal; locks it, so that it is not decided meanwhile. */
export async function hasOpenWithdrawals(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from withdrawals where customer_id = ${customerId} and status in ('pending', 'approved') for update
  `.execute(tx);
  return rows.length > 0;
}

/** Erases the recipient and destination of paid withdrawals; the amounts stay in the books. */
export async function erasePayee(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update withdrawals set customer_id = null, destination = null, holder = null where customer_id = ${customerId}
  `.execute(tx);
  await sql`update point_conversions set customer_id = null where customer_id = ${customerId}`.execute(tx);
}
