import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderRules } from '../orders/index.ts';
import type { BoughtOrder } from '../returns/index.ts';
import { paidForKept, pointsFor, reckon } from './reckon.ts';

const everything = { productIds: [], categoryIds: [] };

function bought(
  lines: readonly { quantity: number; price: number; total: number; refunded?: number }[],
  rules: Partial<OrderRules> | null = {},
): BoughtOrder {
  const whole = {
    lines: lines.map(() => ({ categoryIds: [], isClosed: false })),
    offers: [],
    coupon: null,
    delivery: { cost: 2_500, freeOver: 20_000 },
    ...rules,
  };
  return {
    rules: rules && whole,
    shipping_halalas: 2_500,
    refunded_halalas: 0,
    refunded_services_halalas: 0,
    items: lines.map((line, index) => ({
      ...{ id: index, product_id: index + 1, variant_id: index + 1, bundle_id: null },
      ...{ quantity: line.quantity, unit_price_halalas: line.price, total_halalas: line.total },
      refunded: line.refunded ?? 0,
    })),
  };
}

// What the calculator of /affiliate promises (storefront/app/affiliate/commission.ts), halala by halala.
test.each([
  [0, 0],
  [229, 0],
  [230, 1],
  [459, 1],
  [460, 2],
  [23_000, 100],
  [23_229, 100],
  [23_230, 101],
  [10_000, 43],
  [99_999_999, 434_782],
])('%i halalas of goods at 5 %% bring %i points of 10', (goods, points) => {
  expect(pointsFor([goods], [500], 10)).toBe(points);
});

test('however the same goods are put into lines, they bring the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 }), (paid) => {
      const together = paid.reduce((sum, one) => sum + one, 0);
      const net = together - Math.round((together * 15) / 115);
      const promised = Math.floor((net * 5) / 100 / 10);
      expect(
        pointsFor(
          paid,
          paid.map(() => 500),
          10,
        ),
      ).toBe(promised);
    }),
    { numRuns: 1_000 },
  );
});

test('each line has its rate, and what is left of a point is dropped once', () => {
  // Without VAT 100.00 and 50.00: 10.00 at 10 %, 1.25 at 2.5 %.
  expect(pointsFor([11_500, 5_750], [1_000, 250], 10)).toBe(112);
  expect(pointsFor([11_500, 5_750], [1_000, 0], 10)).toBe(100);
  expect(pointsFor([11_500, 5_750], [1_000, 250], 25)).toBe(45);
});

test('of what came back nothing is paid for', () => {
  const order = bought([
    { quantity: 3, price: 10_000, total: 30_000, refunded: 1 },
    { quantity: 1, price: 5_000, total: 5_000, refunded: 1 },
  ]);
  expect(paidForKept(order)).toEqual([20_000, 0]);
});

test('a coupon for all is a share of each piece', () => {
  const coupon = {
    ...{
      id: 1,
      type: 'fixed' as const,
      percent: null,
      amount: 1_000,
      maximum: null,
      minimum: null,
      buy: null,
      get: null,
    },
    targets: everything,
  };
  const order = bought([{ quantity: 2, price: 10_000, total: 19_000, refunded: 1 }], { coupon });
  // Alone the other would have cost 90.00, and 95.00 were paid for it and stay.
  expect(paidForKept(order)).toEqual([9_500]);
});

test('of two bought and one given, the one that is kept was paid for', () => {
  const offers = [{ id: 1, buy: 2, get: 1, priority: 0, stackable: false, targets: everything }];
  const order = bought(
    [
      { quantity: 2, price: 10_000, total: 20_000, refunded: 2 },
      { quantity: 1, price: 10_000, total: 0 },
    ],
    { offers },
  );
  expect(paidForKept(order)).toEqual([0, 10_000]);
});

test('what is kept never counts for more than was paid', () => {
  const coupon = {
    ...{
      id: 1,
      type: 'percentage' as const,
      percent: 60,
      amount: null,
      maximum: null,
      minimum: 20_000,
      buy: null,
      get: null,
    },
    targets: everything,
  };
  const order = bought([{ quantity: 2, price: 10_000, total: 8_000, refunded: 1 }], { coupon });
  expect(paidForKept(order)).toEqual([8_000]);
});

test('an order from before its rules were kept brings shares', () => {
  expect(reckon(bought([{ quantity: 2, price: 11_500, total: 23_000, refunded: 1 }], null), [500], 10)).toBe(50);
});
