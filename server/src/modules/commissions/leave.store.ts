import { sql, type Tx } from '../../platform/database/index.ts';
import { type CommissionRow, commissionColumns, commissionRow } from './commissions.store.ts';

/** What somebody's orders may still bring, locked in the order of their numbers. */
export async function listOpenOf(tx: Tx, customerId: string): Promise<CommissionRow[]> {
  const { rows } = await sql.rows(commissionRow)`
    select ${commissionColumns} from commissions c
    where c.customer_id = ${customerId} and c.state in ('waiting', 'pending') order by c.id for update
  `.execute(tx);
  return rows;
}

export async function forgetCommissions(tx: Tx, customerId: string): Promise<void> {
  await sql`update commissions set customer_id = null, staff_reason = null, is_held = false where customer_id = ${customerId}`.execute(
    tx,
  );
}
