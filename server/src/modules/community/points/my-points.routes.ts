import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { listLines, readAgedBalance, readBalance, readOldestBalance, readPending } from '../../selling/ledger/index.ts';
import { readNextExpiry, readPointSettings } from './expiries.store.ts';
import { daysAfter, expiryOf, monthOf } from './expiry-times.ts';
import { readLifetime } from './points.store.ts';
import { presentPointLine } from './present-line.ts';

const PAGE_LENGTH = 20;
const UNIT = 'loyalty_points';

export function myPointRoutes({ db, now }: { db: Database; now: () => number }): Handlers<'GET /user/points'> {
  return {
    'GET /user/points': async ({ query }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const limit = query.per_page ?? PAGE_LENGTH;
      // Reads one row more than it shows, to know whether there are more.
      const page = { before: query.cursor ?? null, limit: limit + 1, withPending: true };
      const [{ balance, held }, pending, lifetime, rows, settings] = await Promise.all([
        readBalance(db, customerId, UNIT),
        readPending(db, customerId, UNIT),
        readLifetime(db, customerId),
        listLines(db, customerId, UNIT, page),
        readPointSettings(db),
      ]);
      const shown = rows.slice(0, limit);
      return {
        balance: Math.max(0, balance - held),
        owed: Math.max(0, held - balance),
        pending,
        lifetime,
        expires_after_months: settings.expires_after_months,
        next_expiry: await nextExpiry(db, customerId, { at: now(), ...settings }),
        data: shown.map((line) => presentPointLine(line, language)),
        next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

/** The next expiry if no points are spent: as announced, else by the present settings. */
async function nextExpiry(
  db: Database,
  customerId: string,
  settings: { at: number; expires_after_months: number | null; warning_days: number },
) {
  const { at, expires_after_months: months, warning_days: warningDays } = settings;
  if (months === null) return null;
  const announced = await readNextExpiry(db, customerId);
  const points = announced ? await readAgedBalance(db, customerId, UNIT, announced.earned_before) : 0;
  // Staff may have extended the life of points since.
  if (announced && points > 0 && expiryOf(announced.earned_before, months) <= announced.due_at) {
    return { points, at: announced.due_at.toISOString(), is_announced: true };
  }
  const oldest = await readOldestBalance(db, customerId, UNIT);
  if (!oldest) return null;
  const due = expiryOf(monthOf(new Date(`${oldest.month}T00:00:00+03:00`), 1), months);
  const soonest = new Date(Math.max(due.getTime(), daysAfter(new Date(at), warningDays).getTime()));
  return { points: oldest.amount, at: soonest.toISOString(), is_announced: false };
}
