import { expect, test } from 'vitest';
import { marginOf } from './margin-of.ts';

test('profit is what is left of the paid price without VAT', () => {
  expect(marginOf({ price: '115', sale_price: '', cost_price: '60' })).toEqual({ riyals: 40, percent: 40 });
  expect(marginOf({ price: '230', sale_price: '١١٥', cost_price: '٦٠' })).toEqual({ riyals: 40, percent: 40 });
  expect(marginOf({ price: '115', sale_price: '', cost_price: '150' })).toEqual({ riyals: -50, percent: -50 });
});

test('nothing is said while the price or the cost is no amount', () => {
  for (const [price, cost] of [
    ['', '5'],
    ['115', ''],
    ['x', '5'],
    ['115', 'x'],
    ['0', '5'],
  ])
    expect(marginOf({ price: price ?? '', sale_price: '', cost_price: cost ?? '' })).toBeNull();
});

test('what is sold without VAT keeps all of its price', () => {
  expect(marginOf({ price: '100', sale_price: '', cost_price: '60', tax: 'VATEX-SA-35' })).toEqual({
    riyals: 40,
    percent: 40,
  });
});
