import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { captureHold } from '../../selling/ledger/index.ts';
import { type DueRow, listDue, lockCommissionOf, markPosted } from './commissions.store.ts';
import { follow, lockBoth } from './follow-order.ts';
import { accountsOf } from './move-points.ts';

const AT_ONCE = 200;

/**
 * Posts due commissions; their points can be used from then on. An order with an open return waits. Each is posted in
 * its own transaction, so that processes share the work; returns the number posted here.
 */
export async function postDue(db: Database, at: Date): Promise<number> {
  let posted = 0;
  let after: DueRow | undefined;
  do {
    const due = await listDue(db, { at, after, limit: AT_ONCE });
    for (const { order_id: orderId } of due) {
      if (await inTransaction(db, (tx) => postOne(tx, orderId, at))) posted += 1;
    }
    after = due.length === AT_ONCE ? due.at(-1) : undefined;
  } while (after);
  return posted;
}

async function postOne(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const both = await lockBoth(tx, orderId);
  if (both?.commission.state !== 'pending' || both.commission.is_held) return false;
  if (both.order.status !== 'delivered' && both.order.status !== 'refunded') return false;
  // Applies a return whose event has not arrived yet.
  await follow(tx, both, at);
  const now = await lockCommissionOf(tx, orderId);
  if (now?.state !== 'pending' || now.hold_id === null || !(await markPosted(tx, now.id, at))) return false;
  await captureHold(tx, now.hold_id, { ...accountsOf({ ...now, customer_id: both.commission.customer_id }), at });
  return true;
}
