import type { MoneyActKind } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

const today = sql`(now() at time zone 'Asia/Riyadh')::date`;

/** Money a staff member sent out today, and money all staff sent out of an order. Halalas. */
export async function readUsed(
  db: Database | Tx,
  staffId: string,
  orderId: string | null,
): Promise<{ day: number; order: number }> {
  const { rows } = await sql.rows({ day: sql.int8, order: sql.int8 })`
    select coalesce((select halalas from money_act_days where staff_id = ${staffId} and day = ${today}), 0)::bigint as day,
      coalesce((select halalas from money_act_orders where order_id = ${orderId}::uuid), 0)::bigint as "order"
  `.execute(db);
  return rows[0] ?? { day: 0, order: 0 };
}

/**
 * Raises the daily sum of a staff member unless it would exceed the ceiling. Returns the new sum, or undefined.
 * Concurrent calls wait.
 */
export async function raiseDay(
  tx: Tx,
  staffId: string,
  halalas: number,
  ceiling: number | null,
): Promise<number | undefined> {
  const { rows } = await sql.rows({ halalas: sql.int8 })`
    insert into money_act_days as d (staff_id, day, halalas)
    select ${staffId}::uuid, ${today}, ${halalas}::bigint
    where ${ceiling}::bigint is null or ${halalas}::bigint <= ${ceiling}::bigint
    on conflict (staff_id, day) do update set halalas = d.halalas + excluded.halalas
    where ${ceiling}::bigint is null or d.halalas + excluded.halalas <= ${ceiling}::bigint
    returning halalas
  `.execute(tx);
  return rows[0]?.halalas;
}

/** Raises the sum of an order in the same way. */
export async function raiseOrder(
  tx: Tx,
  orderId: string,
  halalas: number,
  ceiling: number | null,
): Promise<number | undefined> {
  const { rows } = await sql.rows({ halalas: sql.int8 })`
    insert into money_act_orders as o (order_id, halalas)
    select ${orderId}::uuid, ${halalas}::bigint
    where ${ceiling}::bigint is null or ${halalas}::bigint <= ${ceiling}::bigint
    on conflict (order_id) do update set halalas = o.halalas + excluded.halalas
    where ${ceiling}::bigint is null or o.halalas + excluded.halalas <= ${ceiling}::bigint
    returning halalas
  `.execute(tx);
  return rows[0]?.halalas;
}

export interface NewMoneyAct {
  id: string;
  staffId: string;
  kind: MoneyActKind;
  halalas: number;
  orderId: string | null;
  customerId: string | null;
  approvalId: string | null;
}

export async function insertMoneyAct(tx: Tx, act: NewMoneyAct): Promise<void> {
  await sql`
    insert into money_acts (id, staff_id, kind, halalas, order_id, customer_id, approval_id, day)
    values (${act.id}, ${act.staffId}, ${act.kind}, ${act.halalas}, ${act.orderId}, ${act.customerId}, ${act.approvalId}, ${today})
  `.execute(tx);
}

/** Number and sum of a staff member's acts for a customer today. */
export async function readActsFor(tx: Tx, staffId: string, customerId: string) {
  const { rows } = await sql.rows({ acts: sql.int4, halalas: sql.int8 })`
    select count(*)::int as acts, coalesce(sum(halalas), 0)::bigint as halalas from money_acts
    where staff_id = ${staffId} and day = ${today} and customer_id = ${customerId}
  `.execute(tx);
  return rows[0] ?? { acts: 0, halalas: 0 };
}

/** Anonymises the money acts of a deleted account, and deletes its alerts. */
export async function anonymiseActs(tx: Tx, customerId: string): Promise<void> {
  await sql`update money_acts set customer_id = null where customer_id = ${customerId}`.execute(tx);
  await sql`delete from money_alerts where customer_id = ${customerId}`.execute(tx);
}
