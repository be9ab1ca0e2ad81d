import type { Language } from '@waha/kit/language';
import { formatDay } from '@waha/kit/moment';

const DAY_MS = 24 * 3_600_000;
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
const FRIDAY = 5;
const SATURDAY = 6;

const weekdays = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

const weekdayOf = (ms: number) => new Date(ms + RIYADH_OFFSET_MS).getUTCDay();

/**
 * The day a number of working days (Sunday to Thursday) after a moment, in epoch milliseconds; counted as for orders.
 */
export function afterWorkingDays(startMs: number, days: number): number {
  let day = startMs;
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (weekdayOf(day) !== FRIDAY && weekdayOf(day) !== SATURDAY) left -= 1;
  }
  return day;
}

/** The moment from which delivery is counted: now, or the last day on which one of the things is sent. */
export const leavesAt = (days: readonly (string | null | undefined)[]): number =>
  Math.max(Date.now(), ...days.flatMap((day) => (day ? [Date.parse(day)] : [])));

/**
 * Short name of a future day: `الثلاثاء` or `Tue` within a week, `2 ديسمبر` or `2 Dec` beyond, where a weekday would be
 * ambiguous.
 */
export function formatSoon(ms: number, now: number, language: Language): string {
  const isFar = ms - now >= 6 * DAY_MS;
  const name = isFar ? formatDay(new Date(ms).toISOString(), language) : (weekdays[language][weekdayOf(ms)] ?? '');
  return language === 'ar' ? name : name.replace(/([A-Z][a-z]{2})[a-z]+/, '$1');
}

/** `الثلاثاء 25 نوفمبر` in Riyadh. */
export function formatWeekday(ms: number, language: Language): string {
  const day = formatDay(new Date(ms).toISOString(), language);
  return `${weekdays[language][weekdayOf(ms)] ?? ''} ${day}`;
}
