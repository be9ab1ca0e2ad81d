import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentages } from './percentages.ts';

test('percentages add up to 100, each within one of its share, and in the order of the counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 4 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      const shares = percentages(counts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
      for (const [at, count] of counts.entries()) {
        if (total > 0) expect(Math.abs((shares[at] ?? 0) - (count * 100) / total)).toBeLessThan(1);
        for (const [other, less] of counts.entries()) {
          if (count > less) expect(shares[at]).toBeGreaterThanOrEqual(shares[other] ?? 0);
        }
      }
    }),
  );
});

test('three equal counts are 34, 33 and 33', () => {
  expect(percentages([7, 7, 7])).toEqual([34, 33, 33]);
});
