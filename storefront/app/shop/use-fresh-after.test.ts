import { expect, test } from 'vitest';
import { waitBefore } from './use-fresh-after.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

test('waits until just after the first end', () => {
  expect(waitBefore(['2026-01-02T00:00:00Z', '2026-01-01T00:00:05Z'], now, 0)).toBe(5_250);
});

test('asks ever more rarely while what is over still stands there', () => {
  const over = ['2025-12-31T23:59:59Z'];
  expect([0, 1, 2, 20].map((asked) => waitBefore(over, now, asked))).toEqual([250, 500, 1_000, 30_000]);
});

test('has nothing to wait for where nothing ends, and never sets a timer too long to hold', () => {
  expect(waitBefore([], now, 0)).toBeNull();
  expect(waitBefore(['2099-01-01T00:00:00Z'], now, 0)).toBe(2_000_000_000);
});
