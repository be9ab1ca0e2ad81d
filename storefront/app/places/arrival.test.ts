import { expect, test } from 'vitest';
import { afterWorkingDays, formatSoon, formatWeekday } from './arrival.ts';

test.each([
  // A Wednesday evening in Riyadh, and the Saudi working days after it.
  ['2026-11-25T18:00:00Z', 1, 'الخميس 26 نوفمبر', 'Thursday 26 November'],
  ['2026-11-25T18:00:00Z', 2, 'الأحد 29 نوفمبر', 'Sunday 29 November'],
  ['2026-11-25T18:00:00Z', 6, 'الخميس 3 ديسمبر', 'Thursday 3 December'],
  // After midnight in Riyadh, while it is still the previous day in UTC.
  ['2026-11-25T22:00:00Z', 0, 'الخميس 26 نوفمبر', 'Thursday 26 November'],
])('%s and %i working days is %s', (start, days, ar, en) => {
  const day = afterWorkingDays(Date.parse(start), days);
  expect([formatWeekday(day, 'ar'), formatWeekday(day, 'en')]).toEqual([ar, en]);
});

test('a day within the week is its weekday, a later one its date', () => {
  const wednesday = Date.parse('2026-11-25T18:00:00Z');
  const after = (days: number) => afterWorkingDays(wednesday, days);
  const said = (days: number) =>
    (['ar', 'en'] as const).map((language) => formatSoon(after(days), wednesday, language));
  expect(said(2)).toEqual(['الأحد', 'Sun']);
  expect(said(5)).toEqual(['2 ديسمبر', '2 Dec']);
});
