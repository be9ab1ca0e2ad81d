import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './moment.ts';

test('moments are Riyadh time, in the words of the language', () => {
  expect(formatMoment('2026-11-25T18:05:00Z', 'ar')).toBe('25 نوفمبر، 9:05 م');
  expect(formatMoment('2026-11-25T21:30:00Z', 'en')).toBe('26 November, 12:30 am');
  expect(formatDay('2026-01-31T22:00:00Z', 'en')).toBe('1 February');
});
