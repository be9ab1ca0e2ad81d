import { timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@waha/contract';
import type { Actor } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { hashViewToken } from './buyer.ts';
import type { FullOrder } from './order-row.ts';
import { readOrder } from './orders.store.ts';

/** The order, if whoever asks may see it; to anybody else it does not exist. */
export async function findOrderOf(
  db: Database | Tx,
  id: string,
  viewToken: string | undefined,
  actor: Actor,
): Promise<FullOrder | undefined> {
  const order = await readOrder(db, id);
  return order && maySee(order, viewToken, actor) ? order : undefined;
}

/** Of the staff those who work on orders; who moderates what people write does not. */
const WORKS_ON_ORDERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'support', 'fulfilment']);

/** Staff, the customer it belongs to, and the guest who holds its secret. */
function maySee(order: FullOrder, viewToken: string | undefined, actor: Actor): boolean {
  if (actor.kind === 'staff') return WORKS_ON_ORDERS.has(actor.role);
  if (actor.kind === 'customer' && order.customer_id === actor.customerId) return true;
  return (
    viewToken !== undefined &&
    order.view_token_hash !== null &&
    timingSafeEqual(hashViewToken(viewToken), order.view_token_hash)
  );
}
