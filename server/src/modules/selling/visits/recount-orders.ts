import type { Database } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { recountOrder } from './visit-orders.store.ts';

const CHANGES = ['order.placed', 'order.confirmed', 'order.cancelled', 'order.expired', 'order.items_changed'] as const;

/** Keeps the orders of the report as they are now. */
export const recountOrders = ({ db }: { db: Database }): Subscriber[] =>
  CHANGES.map((event) =>
    subscribe(event, ({ orderId }) => recountOrder(db, orderId), { name: `visits.recount.${event}` }),
  );
