import type { BulkChangeRule } from '@waha/contract';
import { expect, test } from 'vitest';
import { changedPrices } from './changed-prices.ts';

const by = (
  field: BulkChangeRule['field'],
  way: BulkChangeRule['way'],
  amount: number | null,
  rounding: BulkChangeRule['rounding'] = 'none',
): BulkChangeRule => ({ field, way, amount, rounding });

test.each([
  ['up by ten percent', by('price', 'percent', 10), 14_900, 16_390],
  ['down by a third of a percent, exact to the halala', by('price', 'percent', -0.33), 10_050, 10_017],
  ['half a halala goes up', by('price', 'percent', 50), 1, 2],
  ['by riyals', by('price', 'add', -5.5), 10_000, 9_450],
  ['set', by('price', 'set', 99.5, 'tens'), 10_000, 9_950],
  ['to the nearest .95, below', by('price', 'percent', 10, 'ends_95'), 14_900, 16_395],
  ['to the nearest .95, above', by('price', 'add', 0.01, 'ends_95'), 14_943, 14_895],
  ['of two that are as near the higher', by('price', 'add', 0.01, 'ends_95'), 14_944, 14_995],
  ['to whole riyals', by('price', 'percent', 10, 'whole'), 14_950, 16_400],
  ['to tens', by('price', 'percent', 10, 'tens'), 14_900, 16_000],
  ['never to nothing', by('price', 'percent', -60, 'tens'), 1_000, 1_000],
  ['what is not above zero is left for the check to tell', by('price', 'add', -500, 'whole'), 10_000, -40_000],
])('%s', (_, rule, price, result) => {
  expect(changedPrices(rule, { price, sale: 500 })).toEqual({ price: result, sale: 500 });
});

test.each([
  ['off the price', by('sale_price', 'off', 20), { price: 10_000, sale: null }, 8_000],
  ['off the price, rounded', by('sale_price', 'off', 25, 'ends_95'), { price: 14_900, sale: 9_000 }, 11_195],
  ['set', by('sale_price', 'set', 49), { price: 10_000, sale: null }, 4_900],
  ['a percentage of none is none', by('sale_price', 'percent', -10), { price: 10_000, sale: null }, null],
  ['a percentage of the sale price', by('sale_price', 'percent', -10), { price: 10_000, sale: 5_000 }, 4_500],
  ['cleared', by('sale_price', 'clear', null), { price: 10_000, sale: 5_000 }, null],
])('sale price: %s', (_, rule, prices, sale) => {
  expect(changedPrices(rule, prices)).toEqual({ price: prices.price, sale });
});

test('of any price and rule the result has the end that was asked for, and is at most half a step away', () => {
  for (let price = 1; price < 60_000; price += 37) {
    const plain = changedPrices(by('price', 'percent', 7), { price, sale: null }).price;
    for (const [rounding, step, end] of [
      ['whole', 100, 0],
      ['tens', 1_000, 0],
      ['ends_95', 100, 95],
    ] as const) {
      const { price: rounded } = changedPrices(by('price', 'percent', 7, rounding), { price, sale: null });
      expect(rounded % step).toBe(end);
      expect(rounded).toBeGreaterThan(0);
      if (plain >= step + end) expect(Math.abs(rounded - plain)).toBeLessThanOrEqual(step / 2);
    }
  }
});
