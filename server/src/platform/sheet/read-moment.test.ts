import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

test.each([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02 03:04:05 UTC', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02 03:04:05 +0300', '2026-01-02T00:04:05.000Z'],
  ['2026-01-02 03:04', '2026-01-02T00:04:00.000Z'],
  ['٢٠٢٦/٠١/٠٢', '2026-01-01T21:00:00.000Z'],
  ['02/01/2026', '2026-01-01T21:00:00.000Z'],
  ['2.1.2026 10:00', '2026-01-02T07:00:00.000Z'],
  ['1767225600', '2026-01-01T00:00:00.000Z'],
  ['46023', '2025-12-31T21:00:00.000Z'],
])('reads %s', (cell, moment) => {
  expect(readMoment(cell)?.toISOString()).toBe(moment);
});

test('a day without a time may end instead of beginning', () => {
  expect(readMoment('2026-01-02', 'end')?.toISOString()).toBe('2026-01-02T20:59:59.999Z');
});

test.each(['', 'soon', '31/02/2026', '13/13/2026', '1/2/26', '2026-01-02 25:00', '1700-01-01', '99999'])(
  '%s is no moment',
  (cell) => {
    expect(readMoment(cell)).toBeUndefined();
  },
);
