import { type AdminContext, adminIdOf } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { changeStatus } from '../orders/index.ts';
import { eachOrder } from './each-order.ts';
import { plainOrders } from './order-resource.ts';
import { refusalText } from './refusal-text.ts';

/** Starts packing orders. Of two concurrent callers the first one packs. */
export function packOrders(db: Database, ids: readonly string[], context: AdminContext) {
  const change = { to: 'processing', actor: 'staff', actorId: adminIdOf(context.actor) } as const;
  const items = ids.map((id) => ({ id }));
  return eachOrder(
    db,
    items,
    (refusal) => refusalText(refusal, context.language),
    ({ id }) =>
      plainOrders.change(db, context, { id, action: 'orders.processing' }, (tx, order) =>
        changeStatus(tx, { ...change, orderId: id, from: order.status }, context.language),
      ),
  );
}
