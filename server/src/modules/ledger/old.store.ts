import { type Database, sql, type Tx } from '../../platform/database/index.ts';
import type { Unit } from './ledger.store.ts';

/** What came to accounts `a` and went from them for good, as `came` and `went`; the oldest is spent first. */
const CAME = sql`t.to_account = a.id and t.kind in ('move', 'take')`;
const WENT = sql`t.from_account = a.id and t.kind in ('move', 'take')`;

/** What came to a customer's account before a time and is still there. */
export async function readOld(db: Database | Tx, customerId: string, unit: Unit, before: Date): Promise<number> {
  const { rows } = await sql.rows({ old: sql.int8 })`
    select greatest(0, least(a.balance - a.held,
      coalesce((select sum(t.amount) from ledger_transfers t where ${CAME} and t.created_at < ${before}), 0)
      - coalesce((select sum(t.amount) from ledger_transfers t where ${WENT}), 0)))::int8 as old
    from ledger_accounts a where a.customer_id = ${customerId} and a.unit = ${unit}
  `.execute(db);
  return rows[0]?.old ?? 0;
}

/** Customers whose accounts may hold something that came before a time, in the order of the accounts' numbers, after one of them. */
export async function listHoldersOfOld(
  db: Database,
  unit: Unit,
  { before, after, limit }: { before: Date; after: number; limit: number },
): Promise<{ account: number; customerId: string }[]> {
  const { rows } = await sql.rows({ account: sql.int8, customer_id: sql.uuid.neverNull })`
    select a.id as account, a.customer_id from ledger_accounts a
    where a.unit = ${unit} and a.customer_id is not null and a.balance > a.held and a.id > ${after}
      and exists (select from ledger_transfers t where ${CAME} and t.created_at < ${before})
    order by a.id limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ account: row.account, customerId: row.customer_id }));
}

/** The month of Riyadh, as `2026-11-01`, in which the oldest came that is still there, and how much of that month is. */
export async function readOldest(db: Database, customerId: string, unit: Unit) {
  const { rows } = await sql.rows({ month: sql.text, amount: sql.int8 })`
    with came as (
      select date_trunc('month', t.created_at at time zone 'Asia/Riyadh') as month, sum(t.amount) as amount
      from ledger_accounts a join ledger_transfers t on ${CAME}
      where a.customer_id = ${customerId} and a.unit = ${unit} group by 1
    ), went as (
      select coalesce(sum(t.amount), 0) as amount
      from ledger_accounts a join ledger_transfers t on ${WENT}
      where a.customer_id = ${customerId} and a.unit = ${unit}
    ), summed as (
      select month, amount, sum(amount) over (order by month) as so_far from came
    )
    select to_char(month, 'YYYY-MM-DD') as month, least(s.amount, s.so_far - w.amount)::int8 as amount
    from summed s, went w where s.so_far > w.amount order by month limit 1
  `.execute(db);
  return rows[0];
}
