import type { Actor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { FullOrder } from './order-row.ts';
import { mayViewOrder } from './orders.policy.ts';
import { readOrder } from './orders.store.ts';

/** The order, if whoever asks may see it; to anybody else it does not exist. */
export async function findOrderOf(
  db: Database | Tx,
  id: string,
  viewToken: string | undefined,
  actor: Actor,
): Promise<FullOrder | undefined> {
  const order = await readOrder(db, id);
  return order && mayViewOrder(actor, viewToken, order) === null ? order : undefined;
}
