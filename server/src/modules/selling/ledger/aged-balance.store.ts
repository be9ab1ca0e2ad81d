import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import type { Unit } from './ledger.store.ts';

// Credits and debits are summed by month of Riyadh (`ledger_months`); the oldest credit is spent first.

/** The part of a customer's balance that was credited before a month began, at midnight in Riyadh. */
export async function readAgedBalance(
  db: Database | Tx,
  customerId: string,
  unit: Unit,
  before: Date,
): Promise<number> {
  const { rows } = await sql.rows({ old: sql.int8 })`
    select greatest(0, least(a.balance - a.held, (
      select coalesce(sum(came) filter (where month < ledger_month(${before})), 0) - coalesce(sum(went), 0)
      from ledger_months where account_id = a.id
    )))::int8 as old
    from ledger_accounts a where a.customer_id = ${customerId} and a.unit = ${unit}
  `.execute(db);
  return rows[0]?.old ?? 0;
}

/** Customers with a balance that may predate a month, by account number, after a cursor. */
export async function listHoldersOfAgedBalance(
  db: Database,
  unit: Unit,
  { before, after, limit }: { before: Date; after: number; limit: number },
): Promise<{ account: number; customerId: string }[]> {
  const { rows } = await sql.rows({ account: sql.int8, customer_id: sql.uuid.neverNull })`
    select a.id as account, a.customer_id from ledger_accounts a
    where a.unit = ${unit} and a.customer_id is not null and a.balance > a.held and a.id > ${after}
      and exists (select from ledger_months where account_id = a.id and month < ledger_month(${before}) and came > 0)
    order by a.id limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ account: row.account, customerId: row.customer_id }));
}

/** The month of Riyadh, as `2026-11-01`, of the oldest credit still unspent, and the unspent part of that month. */
export async function readOldestBalance(db: Database, customerId: string, unit: Unit) {
  const { rows } = await sql.rows({ month: sql.text, amount: sql.int8 })`
    select to_char(month, 'YYYY-MM-DD') as month, least(came, so_far - went)::int8 as amount
    from (
      select m.month, m.came, sum(m.came) over (order by m.month) as so_far, sum(m.went) over () as went
      from ledger_accounts a join ledger_months m on m.account_id = a.id
      where a.customer_id = ${customerId} and a.unit = ${unit}
    ) summed
    where so_far > went and came > 0 order by month limit 1
  `.execute(db);
  return rows[0];
}
