import { expect, test } from 'vitest';
import { timeLeft } from './countdown.tsx';

const end = '2026-01-02T00:00:00Z';

test('counts whole days, hours, minutes and seconds', () => {
  expect(timeLeft(end, Date.parse('2025-12-31T22:58:57.500Z'))).toEqual([1, 1, 1, 2]);
});

test('has nothing left at the end and after it', () => {
  expect(timeLeft(end, Date.parse(end))).toBeNull();
  expect(timeLeft(end, Date.parse(end) + 1)).toBeNull();
});
