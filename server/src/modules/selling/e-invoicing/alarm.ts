import type { Database } from '../../../platform/database/index.ts';
import { readReportState } from './documents.store.ts';
import { listUnits } from './units.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Half of the time in which a simplified invoice must arrive. */
const LATE_MS = 12 * HOUR_MS;
/** An owner hears of a certificate's end once a month before, and daily in the last week. */
const DAYS_BEFORE: readonly number[] = [30, 14, 7, 6, 5, 4, 3, 2, 1, 0];

/** Conditions that only an owner can mend. */
export interface EInvoicingAlarm {
  /** Rejected documents that no later one replaces. */
  rejected: number;
  /** Documents that wait, where the oldest has waited for more than 12 hours; 0 otherwise. */
  late: number;
  /** Days until the active certificate ends, on days that call for a reminder. */
  certificateDays: number | null;
  /** The active unit is of a restored copy and stamps nothing. */
  isCopy: boolean;
}

/** Reads the conditions that call for an owner; undefined where there is none. */
export async function readEInvoicingAlarm(db: Database, at: Date): Promise<EInvoicingAlarm | undefined> {
  const active = (await listUnits(db)).find(({ state }) => state === 'active');
  const { queued, oldest, rejected } = await readReportState(db);
  const late = oldest && at.getTime() - oldest.getTime() > LATE_MS ? queued : 0;
  const ends = active?.certificate_ends_at;
  const days = ends ? Math.max(0, Math.floor((ends.getTime() - at.getTime()) / DAY_MS)) : null;
  const certificateDays = days !== null && DAYS_BEFORE.includes(days) ? days : null;
  const isCopy = active?.is_copy ?? false;
  return rejected > 0 || late > 0 || certificateDays !== null || isCopy
    ? { rejected, late, certificateDays, isCopy }
    : undefined;
}
