import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorateByPiece } from './prorate-by-piece.ts';

test('three pieces for 10.00 are 3.33, 3.34 and 3.33', () => {
  expect([0, 1, 2].map((before) => prorateByPiece(1_000, 3, before, 1))).toEqual([333, 334, 333]);
});

test('in however many steps, the shares sum to the amount and none is below zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 }),
      (amount, steps) => {
        const pieces = steps.reduce((sum, step) => sum + step, 0);
        let before = 0;
        let total = 0;
        for (const step of steps) {
          const share = prorateByPiece(amount, pieces, before, step);
          expect(share).toBeGreaterThanOrEqual(0);
          total += share;
          before += step;
        }
        expect(total).toBe(amount);
      },
    ),
  );
});
