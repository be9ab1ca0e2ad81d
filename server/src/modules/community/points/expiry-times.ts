/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** Midnight in Riyadh at the start of the month that contains `at`, `later` months on. */
export function monthOf(at: Date, later = 0): Date {
  const there = new Date(at.getTime() + RIYADH_OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later, 1) - RIYADH_OFFSET_MS);
}

/** The time from which points earned before the start of a month may expire. */
export function expiryOf(earnedBefore: Date, months: number): Date {
  return monthOf(earnedBefore, months);
}

/** Midnight in Riyadh, a number of whole days after a time. */
export function daysAfter(at: Date, days: number): Date {
  const there = at.getTime() + RIYADH_OFFSET_MS;
  return new Date((Math.floor(there / DAY_MS) + 1 + days) * DAY_MS - RIYADH_OFFSET_MS);
}

/** The time before which earned points are announced now: their warning period ends when they may expire, or later. */
export function announcedBefore(at: Date, { months, warningDays }: { months: number; warningDays: number }): Date {
  return monthOf(daysAfter(at, warningDays), -months);
}
