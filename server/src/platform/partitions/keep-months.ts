import type { Database } from '../database/index.ts';
import { attachMonth, boundDefault, dropPartition, listPartitions } from './partitions.store.ts';

/** Months that have a partition before they begin; servers of the release before write to the default one until then. */
const MONTHS_AHEAD = 3;
/** The first month with a partition of its own, counted from the present one. */
const FIRST_MONTH = 2;

/** A table partitioned by month, whose default partition has the rows from before its first month. */
export interface MonthlyTable {
  name: string;
  /** The time that decides the month of a row; never null. */
  column: string;
  refusesTruncate: string;
  /** Months that are kept beside the present one; undefined: all. */
  keepMonths: number | undefined;
}

/**
 * Gives the coming months partitions of their own and drops those past their time, whole: no row is deleted, and nothing is
 * left for vacuum. Repeats nothing that is done; run daily.
 */
export async function keepMonthPartitions(db: Database, table: MonthlyTable, now: Date): Promise<void> {
  const { name: parent, column, refusesTruncate, keepMonths } = table;
  const [oldest] = await listPartitions(db, parent);
  if (oldest?.is_default && oldest.until === null)
    await boundDefault(db, oldest.name, column, monthOf(now, FIRST_MONTH));
  for (;;) {
    const newest = (await listPartitions(db, parent)).at(-1);
    const from = newest?.until;
    if (!newest || !from || from > monthOf(now, MONTHS_AHEAD)) break;
    const until = monthOf(from, 1);
    const name = `${parent}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    await attachMonth(db, { parent, name, like: newest.name, from, until, refusesTruncate });
  }
  if (keepMonths === undefined) return;
  for (const { name, until } of await listPartitions(db, parent))
    if (until && until <= monthOf(now, -keepMonths)) await dropPartition(db, parent, name);
}

/** The beginning of a month, so many after that of `time`, in UTC. */
function monthOf(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1));
}
