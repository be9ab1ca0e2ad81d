import { latinDigits } from '@waha/contract';

const DAY_MS = 86_400_000;
/** Riyadh is three hours ahead, all year. */
const RIYADH_MS = 3 * 3_600_000;
/** Day 0 of the days that spreadsheets count. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);

/** How a moment without a time of day is read. */
export type DayEdge = 'start' | 'end';

/**
 * A moment in any common spelling: ISO 8601, `day/month/year` or `year/month/day` with or without a time, seconds of Unix,
 * or the days a spreadsheet counts. Without a zone it is Riyadh's. Undefined if it is none, or could be two.
 */
export function readMoment(cell: string, edge: DayEdge = 'start'): Date | undefined {
  const text = latinDigits(cell.normalize('NFKC')).trim();
  if (/^\d{9,10}$/.test(text)) return sensible(Number(text) * 1_000);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return sensible(SHEET_EPOCH + Number(text) * DAY_MS - RIYADH_MS);
  const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})$/i.exec(text)?.[0];
  if (zoned)
    return sensible(
      Date.parse(
        zoned
          .replace(/\s*UTC$/i, 'Z')
          .replace(/\s+([+-])/, '$1')
          .replace(' ', 'T'),
      ),
    );
  const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!parts) return undefined;
  const [one = 0, two = 0, three = 0, hour, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const [year, month, day] = one > 999 ? [one, two, three] : [three, two, one];
  if (year < 1_000 || !isDay(year, month, day)) return undefined;
  const midnight = Date.UTC(year, month - 1, day) - RIYADH_MS;
  if (hour === undefined) return sensible(edge === 'end' ? midnight + DAY_MS - 1 : midnight);
  return hour < 24 && minute < 60 && second < 60
    ? sensible(midnight + ((hour * 60 + minute) * 60 + second) * 1_000)
    : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** Years that a shop writes. */
function sensible(at: number): Date | undefined {
  return at >= Date.UTC(1990, 0, 1) && at < Date.UTC(2100, 0, 1) ? new Date(at) : undefined;
}
