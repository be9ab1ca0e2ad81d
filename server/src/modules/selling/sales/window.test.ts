import { expect, test } from 'vitest';
import { readWindow } from './window.ts';

const at = Date.parse('2026-11-22T22:30:00Z');

test('the last thirty days of Riyadh, and thirty before', () => {
  const { days, window, before } = readWindow({}, at);
  // In Riyadh it is half past one at night on the 23rd.
  expect(window).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  expect(before).toEqual({ from: '2026-09-25', to: '2026-10-24' });
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-25', '2026-11-23']);
});

test('a single day is compared with the day before', () => {
  expect(readWindow({ from: '2026-03-01', to: '2026-03-01' }, at).before).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

test.each([
  ['2026-02-01', '2026-01-01'],
  ['2024-01-01', '2026-01-01'],
])('from %s to %s is refused', (from, to) => {
  expect(() => readWindow({ from, to }, at)).toThrow('sales.window_wrong');
});
