import { VAT_PERCENT, vatContained } from '@waha/contract/money';
import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';

const usual = { commission_percent: 5, point_value: 0.1 };

test.each([
  // 345 SAR hold 45 VAT; 5 % of 300 is 15 SAR, or 150 points.
  [34_500, { netHalalas: 30_000, points: 150, worthHalalas: 1_500 }],
  [11_500, { netHalalas: 10_000, points: 50, worthHalalas: 500 }],
  // 21.65 net: 1.0825 SAR, rounded down to 10 whole points.
  [2_490, { netHalalas: 2_165, points: 10, worthHalalas: 100 }],
  [100, { netHalalas: 87, points: 0, worthHalalas: 0 }],
  [0, { netHalalas: 0, points: 0, worthHalalas: 0 }],
])('of goods for %i halalas', (goods, expected) => {
  expect(commissionOf(goods, usual)).toEqual(expected);
});

test('takes VAT out as the shop does everywhere', () => {
  expect(VAT_PERCENT).toBe(15);
  for (const goods of [1, 99, 4_999, 12_345, 999_999]) {
    expect(commissionOf(goods, usual).netHalalas).toBe(goods - vatContained(goods));
  }
});

test('follows what the shop pays', () => {
  const other = { commission_percent: 7.25, point_value: 0.2 };
  // 7.25 % of 300 is 21.75 SAR: 108 points of 0.20.
  expect(commissionOf(34_500, other)).toEqual({ netHalalas: 30_000, points: 108, worthHalalas: 2_160 });
  expect(commissionOf(34_500, { ...other, commission_percent: 0 }).points).toBe(0);
});
