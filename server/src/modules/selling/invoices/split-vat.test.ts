import { VAT_PERCENT, vatContained } from '@waha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './split-vat.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const exact = (total: number) => (total * VAT_PERCENT) / (100 + VAT_PERCENT);

test('parts sum to the VAT, and each is its exact share rounded up or down', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 210 }), (totals) => {
      const vat = vatContained(sum(totals));
      const parts = splitVat(totals, vat);
      expect(sum(parts)).toBe(vat);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - exact(totals[at] ?? 0))).toBeLessThan(1);
    }),
  );
});

test('the VAT of a note may differ from the exact one by a halala, and amounts may be deducted', () => {
  const amounts = fc.tuple(
    fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
    fc.double({ min: 0, max: 0.99, noNaN: true }),
    fc.constantFrom(-1, 0, 1),
  );
  fc.assert(
    fc.property(amounts, ([totals, share, by]) => {
      const signed = [...totals, -Math.floor(sum(totals) * share)];
      const vat = vatContained(sum(signed)) + by;
      const parts = splitVat(signed, vat);
      expect(sum(parts)).toBe(vat);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - exact(signed[at] ?? 0))).toBeLessThan(2);
    }),
  );
});

test('what costs nothing contains no VAT', () => {
  expect(splitVat([0, 100, 0], 13)).toEqual([0, 13, 0]);
  expect(splitVat([0, 1, 0], 1)).toEqual([0, 1, 0]);
  expect(splitVat([0, 0], 0)).toEqual([0, 0]);
});
