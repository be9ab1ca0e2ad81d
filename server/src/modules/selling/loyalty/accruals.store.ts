import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const accrualRow = {
  order_id: sql.uuid,
  customer_id: sql.uuid.orNull,
  per_riyal: sql.int4,
  points: sql.int4,
  state: sql.text.oneOf('pending', 'posted', 'void'),
  hold_id: sql.int8.orNull,
  matures_at: sql.timestamptz,
  posted_at: sql.timestamptz.orNull,
};
export type AccrualRow = Row<typeof accrualRow>;

const columns = sql`order_id, customer_id, per_riyal, points, state, hold_id, matures_at, posted_at`;

export interface NewAccrual {
  orderId: string;
  customerId: string;
  perRiyal: number;
  maturesAt: Date;
  at: Date;
}

/**
 * Inserts an accrual without points for an order. False if one exists; a concurrent transaction that inserts one is
 * waited for.
 */
export async function insertAccrual(tx: Tx, one: NewAccrual): Promise<boolean> {
  const { rows } = await sql`
    insert into order_accruals (order_id, customer_id, per_riyal, points, state, matures_at, accrued_at)
    values (${one.orderId}, ${one.customerId}, ${one.perRiyal}, 0, 'void', ${one.maturesAt}, ${one.at})
    on conflict (order_id) do nothing returning order_id
  `.execute(tx);
  return rows.length > 0;
}

export async function readAccrual(db: Database, orderId: string): Promise<AccrualRow | undefined> {
  const { rows } = await sql.rows(accrualRow)`
    select ${columns} from order_accruals where order_id = ${orderId}
  `.execute(db);
  return rows[0];
}

/** Reads an accrual and locks it against concurrent changes. */
export async function lockAccrual(tx: Tx, orderId: string): Promise<AccrualRow | undefined> {
  const { rows } = await sql.rows(accrualRow)`
    select ${columns} from order_accruals where order_id = ${orderId} for update
  `.execute(tx);
  return rows[0];
}

/** The oldest accruals of a customer, locked against concurrent changes. */
export async function lockOldestOf(tx: Tx, customerId: string, limit: number): Promise<AccrualRow[]> {
  const { rows } = await sql.rows(accrualRow)`
    select ${columns} from order_accruals where customer_id = ${customerId}
    order by accrued_at, order_id limit ${limit} for update
  `.execute(tx);
  return rows;
}

/** Called with the row locked. */
export async function updateAccrual(
  tx: Tx,
  orderId: string,
  to: Pick<AccrualRow, 'points' | 'state' | 'hold_id' | 'posted_at'>,
): Promise<void> {
  await sql`
    update order_accruals set points = ${to.points}, state = ${to.state}, hold_id = ${to.hold_id}, posted_at = ${to.posted_at}
    where order_id = ${orderId}
  `.execute(tx);
}

/** Pending accruals whose orders are past the return period, in sequence, after a cursor. */
export async function listDue(
  db: Database,
  at: Date,
  after: { matures_at: Date; order_id: string } | null,
  limit: number,
) {
  const { rows } = await sql.rows({ order_id: sql.uuid, matures_at: sql.timestamptz })`
    select order_id, matures_at from order_accruals
    where state = 'pending' and matures_at <= ${at}
      and (matures_at, order_id) > (coalesce(${after?.matures_at ?? null}::timestamptz, '-infinity'),
        coalesce(${after?.order_id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'))
    order by matures_at, order_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Orders and accruals stay, without an owner. */
export async function disownAccruals(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`update order_accruals set customer_id = null where order_id = any(${orderIds}::uuid[])`.execute(tx);
}

/** The next accruals of a customer, oldest first, after a cursor. */
export async function listAccrualsOf(db: Database, customerId: string, limit: number, after: string | undefined) {
  const { rows } = await sql.rows({
    order_id: sql.uuid,
    points: sql.int4,
    state: sql.text,
    matures_at: sql.timestamptz,
    posted_at: sql.timestamptz.orNull,
  })`
    select order_id, points, state, matures_at, posted_at from order_accruals where customer_id = ${customerId}
      and (accrued_at, order_id) > (
        coalesce((select accrued_at from order_accruals where order_id = ${after ?? null}::uuid), '-infinity'),
        coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
      )
    order by accrued_at, order_id limit ${limit}
  `.execute(db);
  return rows;
}
