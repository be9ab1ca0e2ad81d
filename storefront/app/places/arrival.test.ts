import { expect, test } from 'vitest';
import { afterWorkingDays, formatWeekday } from './arrival.ts';

test.each([
  // A Wednesday evening in Riyadh, and how Saudi working days follow.
  ['2026-11-25T18:00:00Z', 1, 'الخميس 26 نوفمبر', 'Thursday 26 November'],
  ['2026-11-25T18:00:00Z', 2, 'الأحد 29 نوفمبر', 'Sunday 29 November'],
  ['2026-11-25T18:00:00Z', 6, 'الخميس 3 ديسمبر', 'Thursday 3 December'],
  // After midnight in Riyadh while it is still the day before elsewhere.
  ['2026-11-25T22:00:00Z', 0, 'الخميس 26 نوفمبر', 'Thursday 26 November'],
])('%s and %i working days is %s', (start, days, ar, en) => {
  const day = afterWorkingDays(Date.parse(start), days);
  expect([formatWeekday(day, 'ar'), formatWeekday(day, 'en')]).toEqual([ar, en]);
});
