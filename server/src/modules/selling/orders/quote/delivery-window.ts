const DAY_MS = 24 * 60 * 60 * 1_000;
/** Riyadh has UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1_000;
const FRIDAY = 5;
const SATURDAY = 6;

/** The days on which an order should arrive: counted in Saudi working days, Sunday to Thursday, from the day after. */
export function deliveryWindow(placedAt: Date, minDays: number, maxDays: number): { from: Date; to: Date } {
  return { from: addWorkingDays(placedAt, minDays), to: addWorkingDays(placedAt, maxDays) };
}

function addWorkingDays(start: Date, days: number): Date {
  let day = start.getTime();
  let left = days;
  while (left > 0) {
    day += DAY_MS;
    const weekday = new Date(day + RIYADH_OFFSET_MS).getUTCDay();
    if (weekday !== FRIDAY && weekday !== SATURDAY) left -= 1;
  }
  return new Date(day);
}
