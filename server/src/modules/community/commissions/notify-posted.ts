import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { takeUnnotified } from './totals.store.ts';

/** Publishes one event for each affiliate with points posted since their last notification. */
export async function notifyPosted(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const untold = await takeUnnotified(tx);
    await publish(
      tx,
      untold.map(({ customer_id: customerId, points, orders }) => ({
        event: 'commissions.posted',
        payload: { customerId, points, orders },
      })),
    );
  });
}
