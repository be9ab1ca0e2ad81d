import type { Database } from '../../../platform/database/index.ts';
import { deleteOldReminders } from './cart-reminders.store.ts';
import { deleteOldCarts, dropOverdue } from './saved-carts.store.ts';

const DAY_MS = 86_400_000;
const CART_DAYS = 90;
const REMINDER_DAYS = 365;
const OVERDUE_DAYS = 2;

/** Deletes carts and reminders whose time is over, and takes reminders off carts that were due for days. */
export async function forgetCarts({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const before = (days: number) => new Date(now() - days * DAY_MS);
  await dropOverdue(db, before(OVERDUE_DAYS));
  await deleteOldCarts(db, before(CART_DAYS));
  await deleteOldReminders(db, before(REMINDER_DAYS));
}
