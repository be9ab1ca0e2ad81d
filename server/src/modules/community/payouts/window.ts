import { refuse } from '../../../platform/errors/index.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
const USUAL_DAYS = 30;
/** Riyadh is three hours ahead of UTC, without summer time. */
const RIYADH_MS = 3 * 3_600_000;

/** A range of days in Riyadh, both ends included. */
export interface DayWindow {
  from: string;
  to: string;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The requested days, the last thirty by default. Refuses `payouts.window_wrong`. */
export function readWindow(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  at: number,
): DayWindow {
  const last = to ?? dayOf(at + RIYADH_MS);
  const first = from ?? dayOf(Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  return days >= 0 && days < MOST_DAYS ? { from: first, to: last } : refuse('payouts.window_wrong');
}

/** Every day of a window. */
export function daysOf({ from, to }: DayWindow): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS));
}

/** The start of a window, and the end of its last day. */
export function instantsOf({ from, to }: DayWindow): { from: Date; before: Date } {
  return { from: new Date(Date.parse(from) - RIYADH_MS), before: new Date(Date.parse(to) + DAY_MS - RIYADH_MS) };
}

/** The day of a moment. */
export const riyadhDay = (moment: Date): string => dayOf(moment.getTime() + RIYADH_MS);
