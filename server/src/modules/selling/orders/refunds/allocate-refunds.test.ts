import { expect, test } from 'vitest';
import type { OrderRules } from '../order-rules.ts';
import { allocateRefunds, type RefundedOrder } from './allocate-refunds.ts';

const everything = { productIds: [], categoryIds: [] };

function bought(
  lines: readonly { quantity: number; price: number; total: number; refunded?: number }[],
  back: number,
  rules: Partial<OrderRules> | null = {},
): RefundedOrder {
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
    services_halalas: 2_500,
    refunded_halalas: back,
    refunded_services_halalas: 0,
    items: lines.map((line, index) => ({
      ...{ id: index, product_id: index + 1, variant_id: index + 1, bundle_id: null },
      ...{ tax: 'standard', vat_percent: 15 },
      ...{ quantity: line.quantity, unit_price_halalas: line.price, total_halalas: line.total },
      refunded: line.refunded ?? 0,
    })),
  };
}

const free = { delivery: { cost: 1_900, freeOver: 29_900 } };
const twoOf200 = (refunded: number, back: number) => ({
  ...bought([{ quantity: 2, price: 20_000, total: 40_000, refunded }], back, free),
  ...{ shipping_halalas: 0, services_halalas: 0 },
});

test('delivery withheld from a return is delivery, and not goods that were kept', () => {
  const kept = allocateRefunds(twoOf200(1, 18_100));
  expect(kept).toEqual({ lines: [20_000], goods: 20_000, goodsNet: 17_391, withheldDelivery: 1_900, services: 0 });
});

test('a refund by amount makes up for withheld delivery first, then lowers the price of the goods', () => {
  expect(allocateRefunds(twoOf200(1, 20_000))).toMatchObject({ goods: 20_000, withheldDelivery: 0 });
  expect(allocateRefunds(twoOf200(1, 23_000))).toMatchObject({ goods: 17_000, withheldDelivery: 0 });
});

test('a refund by amount lowers each line by its share, to the halala, and all of it leaves nothing', () => {
  const lines = [
    { quantity: 1, price: 10_000, total: 10_000 },
    { quantity: 1, price: 20_000, total: 20_000 },
    { quantity: 3, price: 1_111, total: 3_333 },
  ];
  expect(allocateRefunds(bought(lines, 1_000)).lines).toEqual([9_700, 19_400, 3_233]);
  expect(allocateRefunds(bought(lines, 33_333)).lines).toEqual([0, 0, 0]);
});

test('delivery and fees as they were charged are counted apart from goods', () => {
  const order = { ...bought([{ quantity: 1, price: 5_000, total: 5_000 }], 5_000), refunded_services_halalas: 1_000 };
  expect(allocateRefunds(order)).toMatchObject({ goods: 0, services: 1_500 });
});

test('of what came back nothing is paid for', () => {
  const order = bought(
    [
      { quantity: 3, price: 10_000, total: 30_000, refunded: 1 },
      { quantity: 1, price: 5_000, total: 5_000, refunded: 1 },
    ],
    15_000,
  );
  expect(allocateRefunds(order).lines).toEqual([20_000, 0]);
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
  const order = bought([{ quantity: 2, price: 10_000, total: 19_000, refunded: 1 }], 9_500, { coupon });
  // Alone the retained piece would have cost 90.00; the 95.00 paid for it remain as revenue.
  expect(allocateRefunds(order).lines).toEqual([9_500]);
});

test('of two bought and one given, the one that is kept was paid for', () => {
  const offers = [{ id: 1, buy: 2, get: 1, priority: 0, stackable: false, targets: everything }];
  const order = bought(
    [
      { quantity: 2, price: 10_000, total: 20_000, refunded: 2 },
      { quantity: 1, price: 10_000, total: 0 },
    ],
    10_000,
    { offers },
  );
  expect(allocateRefunds(order).lines).toEqual([0, 10_000]);
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
  const order = bought([{ quantity: 2, price: 10_000, total: 8_000, refunded: 1 }], 0, { coupon });
  expect(allocateRefunds(order).lines).toEqual([8_000]);
});
