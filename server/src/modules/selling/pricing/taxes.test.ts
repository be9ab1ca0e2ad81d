import { type SoldTax, soldTaxes, taxCategoryOf, vatContained } from '@waha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentTaxes } from './present-taxes.ts';
import { amountsOfOrder, ratedTax, sumByTax, taxOfServices, taxOfSet, vatOf } from './taxes.ts';

const of = (tax: SoldTax, halalas: number) => ({ ...ratedTax(tax), halalas });
const sum = (amounts: readonly { halalas: number }[]) => amounts.reduce((all, { halalas }) => all + halalas, 0);
const cart = fc.array(
  fc.record({ tax: fc.constantFrom(...soldTaxes), halalas: fc.integer({ min: 0, max: 1_000_000 }) }),
  { minLength: 1, maxLength: 20 },
);
const services = fc.integer({ min: 0, max: 10_000 });

test('goods of the standard rate alone contain the VAT that they always did, rounded once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), services, (prices, extra) => {
      const amounts = amountsOfOrder(
        prices.map((halalas) => of('standard', halalas)),
        extra,
      );
      expect(vatOf(amounts)).toBe(vatContained(sum(amounts)));
    }),
  );
});

test('sums by tax are the whole, and VAT is due on the standard rate alone', () => {
  fc.assert(
    fc.property(cart, services, (goods, extra) => {
      const amounts = amountsOfOrder(
        goods.map(({ tax, halalas }) => of(tax, halalas)),
        extra,
      );
      const sums = sumByTax(amounts);
      expect(sum(sums)).toBe(sum(goods) + extra);
      expect(new Set(sums.map(({ tax }) => tax)).size).toBe(sums.length);
      for (const one of sums) expect(one.vat).toBe(one.tax === 'standard' ? vatContained(one.halalas) : 0);
      const shown = presentTaxes(sums);
      const halalas = (key: 'total' | 'vat') => Math.round(shown.reduce((all, one) => all + one[key], 0) * 100);
      expect([halalas('total'), halalas('vat')]).toEqual([sum(goods) + extra, vatOf(amounts)]);
    }),
  );
});

test.each<[string, ReturnType<typeof of>[], SoldTax]>([
  ['nothing', [], 'standard'],
  ['goods of the standard rate', [of('standard', 100)], 'standard'],
  ['one small piece of the standard rate among medicines', [of('VATEX-SA-35', 9_000), of('standard', 1)], 'standard'],
  ['medicines', [of('VATEX-SA-35', 100)], 'VATEX-SA-35'],
  ['gold that costs more than medicines', [of('VATEX-SA-35', 100), of('VATEX-SA-36', 900)], 'VATEX-SA-36'],
  ['goods of a shop that is not registered', [of('VATEX-SA-OOS', 100)], 'VATEX-SA-OOS'],
])('delivery beside %s has the tax %3$s', (_, goods, tax) => {
  expect(taxOfServices(goods)).toEqual(ratedTax(tax));
});

test('a set has the tax that its parts share, else the standard rate', () => {
  expect(taxOfSet(['VATEX-SA-35', 'VATEX-SA-35'])).toBe('VATEX-SA-35');
  expect(taxOfSet(['VATEX-SA-35', 'VATEX-SA-36'])).toBe('standard');
  expect(taxOfSet(['VATEX-SA-35', 'standard'])).toBe('standard');
});

test('the codes of the authority say their category', () => {
  expect(Object.fromEntries(soldTaxes.map((tax) => [tax, taxCategoryOf(tax)]))).toMatchObject({
    standard: 'standard',
    'VATEX-SA-29': 'exempt',
    'VATEX-SA-29-7': 'exempt',
    'VATEX-SA-30': 'exempt',
    'VATEX-SA-34-5': 'zero_rated',
    'VATEX-SA-35': 'zero_rated',
    'VATEX-SA-OOS': 'out_of_scope',
  });
});
