import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { listHoldersOfAgedBalance, readAgedBalance, transferAgedBalance } from '../../selling/ledger/index.ts';
import {
  cancelExpiry,
  insertExpiry,
  listDueExpiries,
  lockExpiry,
  markExpired,
  readPointSettings,
} from './expiries.store.ts';
import { announcedBefore, daysAfter, expiryOf } from './expiry-times.ts';

const AT_ONCE = 500;

/**
 * Announces expiring points by `points.expiring`: those of a month together, at its end, so that there is at most one
 * mail a month. The whole warning period starts then, whatever the earlier settings were (docs/decisions/0041). Returns
 * the number of announcements.
 */
export async function announceExpiries(db: Database, at: Date): Promise<number> {
  const { expires_after_months: months, warning_days: warningDays } = await readPointSettings(db);
  if (months === null) return 0;
  const earnedBefore = announcedBefore(at, { months, warningDays });
  const dueAt = new Date(Math.max(expiryOf(earnedBefore, months).getTime(), daysAfter(at, warningDays).getTime()));
  let told = 0;
  let after = 0;
  for (;;) {
    const holders = await listHoldersOfAgedBalance(db, 'loyalty_points', {
      before: earnedBefore,
      after,
      limit: AT_ONCE,
    });
    for (const { customerId } of holders) {
      if (await announce(db, { customerId, earnedBefore, dueAt, at })) told += 1;
    }
    const last = holders.at(-1);
    if (!last || holders.length < AT_ONCE) return told;
    after = last.account;
  }
}

function announce(db: Database, one: { customerId: string; earnedBefore: Date; dueAt: Date; at: Date }) {
  return inTransaction(db, async (tx) => {
    const points = await readAgedBalance(tx, one.customerId, 'loyalty_points', one.earnedBefore);
    if (points === 0) return false;
    const expiryId = await insertExpiry(tx, { ...one, points });
    if (expiryId === undefined) return false;
    await publish(tx, 'points.expiring', { expiryId });
    return true;
  });
}

/** Expires announced points that are due. Safe to run in two processes concurrently. Returns the number of points. */
export async function expirePoints(db: Database, at: Date): Promise<number> {
  let gone = 0;
  let after = 0;
  for (;;) {
    const due = await listDueExpiries(db, at, after, AT_ONCE);
    for (const id of due) gone += await expireOne(db, id, at);
    const last = due.at(-1);
    if (last === undefined || due.length < AT_ONCE) return gone;
    after = last;
  }
}

function expireOne(db: Database, id: number, at: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const expiry = await lockExpiry(tx, id);
    if (!expiry) return 0;
    const { expires_after_months: months } = await readPointSettings(tx);
    // Staff extended the life of points after the announcement.
    if (months === null || expiryOf(expiry.earned_before, months) > at) {
      await cancelExpiry(tx, id);
      return 0;
    }
    const points = await transferAgedBalance(tx, {
      unit: 'loyalty_points',
      from: { customerId: expiry.customer_id },
      to: { house: 'issued' },
      before: expiry.earned_before,
      cause: { kind: 'expired', id: String(id) },
      key: `points expired ${id}`,
      at,
    });
    await markExpired(tx, id, points, at);
    return points;
  });
}
