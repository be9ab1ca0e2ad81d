import type { Language } from '@waha/kit/language';
import { formatDate, formatDay } from '@waha/kit/moment';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Time since a recent event, in minutes, hours or days; later the date. */
export type Since =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'date'; date: string };

/** Time since an event. If this clock is behind the shop's, it is `now`. */
export function since(timestamp: string, nowMs: number, language: Language): Since {
  const minutes = Math.floor((nowMs - Date.parse(timestamp)) / MINUTE_MS);
  if (minutes < 1) return { unit: 'now' };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < DAY_MINUTES) return { unit: 'hours', count: Math.floor(minutes / 60) };
  if (minutes < 7 * DAY_MINUTES) return { unit: 'days', count: Math.floor(minutes / DAY_MINUTES) };
  const isThisYear = new Date(nowMs).getUTCFullYear() === new Date(timestamp).getUTCFullYear();
  return { unit: 'date', date: isThisYear ? formatDay(timestamp, language) : formatDate(timestamp, language) };
}
