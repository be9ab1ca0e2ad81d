import type { Language } from './language.ts';

const DAY_MS = 86_400_000;
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

const dayIn = {
  ar: new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** The day in Riyadh, as `2026-11-21`. */
export const riyadhDay = (at: Date): string => new Date(at.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);

/** Begin of a day in Riyadh. */
export const dayStart = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - RIYADH_OFFSET_MS);

/** End of a day in Riyadh. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);

/** `2026-12-05` as a sentence says it: «5 ديسمبر 2026». */
export const sayDay = (day: string, language: Language): string => dayIn[language].format(new Date(`${day}T00:00:00Z`));
