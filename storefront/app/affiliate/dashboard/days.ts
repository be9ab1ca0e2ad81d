const DAY_MS = 86_400_000;
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

/** The day it is in Riyadh: `2026-11-22`. */
export function today(now = Date.now()): string {
  return new Date(now + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day that is `days` before the given one. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

export interface Counted {
  day: string;
  clicks: number;
  orders: number;
  points: number;
}

export interface Bar extends Counted {
  /** Last day of the bar; equals `day` for a bar of one day. */
  until: string;
}

/** Largest number of bars that is readable on a phone. */
const MOST_BARS = 31;

/**
 * Groups days into bars, in their order: one day per bar while the bars fit, otherwise as many days per bar as
 * necessary.
 */
export function barsOf(days: readonly Counted[]): Bar[] {
  const together = Math.ceil(days.length / MOST_BARS) || 1;
  const bars: Bar[] = [];
  for (const [index, { day, clicks, orders, points }] of days.entries()) {
    const last = bars.at(-1);
    if (!last || index % together === 0) bars.push({ day, until: day, clicks, orders, points });
    else {
      last.until = day;
      last.clicks += clicks;
      last.orders += orders;
      last.points += points;
    }
  }
  return bars;
}
