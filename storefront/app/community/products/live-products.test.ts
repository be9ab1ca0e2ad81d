import { expect, test } from 'vitest';
import { waitFor } from './live-products.ts';

const there = { msSinceTouch: 0, savesData: false, failures: 0 };

test('somebody who is there sees a change within a second', () => {
  expect(waitFor(there)).toBeLessThan(1_000);
});

test('who reads elsewhere, or pays for every byte, is asked for seldom', () => {
  expect(waitFor({ ...there, msSinceTouch: 120_000 })).toBeGreaterThan(10_000);
  expect(waitFor({ ...there, savesData: true })).toBeGreaterThan(10_000);
});

test('a shop that does not answer is asked ever later, and never given up', () => {
  const waits = [0, 1, 2, 3, 50].map((failures) => waitFor({ ...there, failures }));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBeLessThanOrEqual(60_000);
});
