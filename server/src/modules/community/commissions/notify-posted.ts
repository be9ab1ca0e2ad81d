import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publishEach } from '../../../platform/events/index.ts';
import { takeUnnotified } from './totals.store.ts';

/** Publishes one event for each affiliate with points posted since their last notification. */
export async function notifyPosted(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const untold = await takeUnnotified(tx);
    await publishEach(
      tx,
      'commissions.posted',
      untold.map(({ customer_id: customerId, points, orders }) => ({ customerId, points, orders })),
    );
  });
}
