import type { Language } from '../text/language.ts';

const months = {
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
const halves = { ar: ['ص', 'م'], en: ['am', 'pm'] };
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

function riyadh(timestamp: string): Date {
  return new Date(Date.parse(timestamp) + RIYADH_OFFSET_MS);
}

/** `25 نوفمبر` in Riyadh. Month names are written here, so that every server and browser shows the same. */
export function formatDay(timestamp: string, language: Language): string {
  const date = riyadh(timestamp);
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()] ?? ''}`;
}

/** `25 نوفمبر 2026` in Riyadh. */
export function formatDate(timestamp: string, language: Language): string {
  return `${formatDay(timestamp, language)} ${riyadh(timestamp).getUTCFullYear()}`;
}

/** `25 نوفمبر، 9:05 م` in Riyadh. */
export function formatMoment(timestamp: string, language: Language): string {
  const date = riyadh(timestamp);
  const hour = date.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
  return `${formatDay(timestamp, language)}${language === 'ar' ? '،' : ','} ${clock} ${halves[language][hour < 12 ? 0 : 1]}`;
}
