import type { Actor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { FullOrder } from './order-row.ts';
import { mayViewOrder } from './orders.policy.ts';
import { readOrder } from './orders.store.ts';

/** The order, if the caller may see it; every other caller gets the same refusal as for an unknown id. */
export async function findOrderOf(
  db: Database | Tx,
  id: string,
  viewToken: string | undefined,
  actor: Actor,
): Promise<FullOrder | undefined> {
  const order = await readOrder(db, id);
  return order && mayViewOrder(actor, viewToken, order) === null ? order : undefined;
}
