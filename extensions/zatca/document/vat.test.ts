import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riyals, unitPrice } from './price.ts';
import { divideRounded, splitNet, vatContained } from './vat.ts';

test('halves are rounded up', () => {
  expect([divideRounded(1, 2), divideRounded(3, 2), divideRounded(5, 4), divideRounded(0, 7)]).toEqual([1, 2, 1, 0]);
});

test('VAT of every price is within a halala of the rate of its net amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(15, 5, 0), (total, percent) => {
      const vat = vatContained(total, percent);
      // A rule of the authority allows a halala a line (BR-CO-17); 1.15 × half a halala is the most there can be.
      expect(Math.abs((total - vat) * percent - vat * 100)).toBeLessThanOrEqual(57.5);
    }),
  );
});

test('parts sum to their total, also where some are deducted', () => {
  const parts = fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(parts, fc.constantFrom(15, 5, 0), (amounts, percent) => {
      const total = amounts.reduce((sum, one) => sum + one, 0);
      fc.pre(total >= 0);
      const nets = splitNet(amounts, percent);
      expect(nets.reduce((sum, one) => sum + one, 0)).toBe(total - vatContained(total, percent));
      nets.forEach((net, at) => {
        expect(Math.abs(net * (100 + percent) - (amounts[at] ?? 0) * 100)).toBeLessThan(100 + percent);
      });
    }),
  );
});

test('the largest fractions are rounded up', () => {
  // Three of 1.00: 0.8695… each, and 2.61 together.
  expect(splitNet([100, 100, 100], 15)).toEqual([87, 87, 87]);
  expect(splitNet([10, 10, 10], 15)).toEqual([9, 9, 8]);
});

test('amounts have two decimals', () => {
  expect([0, 5, 100, 123_456, -1].map(riyals)).toEqual(['0.00', '0.05', '1.00', '1234.56', '-0.01']);
});

test('a price times its pieces is the amount again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      (amount, quantity) => {
        const [whole = '', fraction = ''] = unitPrice(amount, quantity).split('.');
        const scaled = BigInt(whole + fraction.padEnd(10, '0')) * BigInt(quantity);
        expect(Number((2n * scaled + 10n ** 8n) / (2n * 10n ** 8n))).toBe(amount);
      },
    ),
  );
});
