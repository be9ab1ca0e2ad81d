import { expect, test } from 'vitest';
import { barsOf, dayBefore, today } from './days.ts';

test('a day begins at midnight in Riyadh', () => {
  expect(today(Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(today(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test.each([1, 7, 30, 31, 32, 90, 365, 366])(
  '%i days are bars that can be told apart, and nothing of them is lost',
  (count) => {
    const days = Array.from({ length: count }, (_, index) => ({
      day: dayBefore('2026-11-22', count - 1 - index),
      clicks: index,
      orders: 1,
      points: 3,
    }));
    const bars = barsOf(days);
    expect(bars.length).toBeLessThanOrEqual(31);
    expect(bars[0]?.day).toBe(days[0]?.day);
    expect(bars.at(-1)?.until).toBe('2026-11-22');
    expect(bars.reduce((sum, bar) => sum + bar.clicks, 0)).toBe((count * (count - 1)) / 2);
    expect(bars.reduce((sum, bar) => sum + bar.orders, 0)).toBe(count);
  },
);
