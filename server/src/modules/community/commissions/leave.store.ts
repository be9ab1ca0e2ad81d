import { sql, type Tx } from '../../../platform/database/index.ts';
import { type CommissionRow, commissionColumns, commissionRow } from './commissions.store.ts';

/** The oldest of an affiliate's account, locked in the order of their numbers. */
export async function lockOldestOf(tx: Tx, customerId: string, limit: number): Promise<CommissionRow[]> {
  const { rows } = await sql.rows(commissionRow)`
    select ${commissionColumns} from commissions c
    where c.customer_id = ${customerId} order by c.number limit ${limit} for update
  `.execute(tx);
  return rows;
}

export async function eraseCommissions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update commissions set customer_id = null, staff_reason = null, is_held = false where id = any(${ids}::bigint[])
  `.execute(tx);
}
