import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { riyadhDay } from '../../../platform/text/index.ts';
import { productsSoldOn, readFirstDay } from '../orders/index.ts';
import { addDay, forgetLightest, takeNextDay } from './bought-together.store.ts';

const DAY_MS = 86_400_000;
/** Days until an order's payment is settled: most that will be cancelled are by then. */
const SETTLED_MS = 3 * DAY_MS;
/** A shop that has sold for years begins with half a year. */
const LONGEST_MS = 180 * DAY_MS;

/**
 * Counts the orders of all days that are settled and were not counted, a day a transaction. The lightest pairs are forgotten every
 * ten days, too, so that a first count of half a year stays small.
 */
export async function countBoughtTogether(db: Database, at: Date): Promise<void> {
  const last = riyadhDay(new Date(at.getTime() - SETTLED_MS));
  const earliest = riyadhDay(new Date(at.getTime() - LONGEST_MS));
  const isNext = async () =>
    inTransaction(db, async (tx) => {
      const opened = await readFirstDay(tx);
      if (opened === undefined) return false;
      const day = await takeNextDay(tx, { first: opened > earliest ? opened : earliest, last });
      if (day === undefined) return false;
      await addDay(tx, day, productsSoldOn(day));
      if (day === last || day.endsWith('0')) await forgetLightest(tx);
      if (day === last) await publishInvalidation(tx, ['bought-together']);
      return true;
    });
  while (await isNext()) {
    // The next day.
  }
}
