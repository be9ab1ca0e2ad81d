import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuyXGetY, type PriceableCoupon, type PriceableLine, priceLines } from './price-lines.ts';
import { prorate } from './prorate.ts';

const everything = { productIds: [], categoryIds: [] };

function line(spec: Partial<PriceableLine> = {}): PriceableLine {
  return { key: '1', quantity: 1, unitPrice: 10_000, productId: 1, categoryIds: [1], isClosed: false, ...spec };
}

function coupon(spec: Partial<PriceableCoupon>): PriceableCoupon {
  return {
    id: 1,
    type: 'percentage',
    percent: null,
    amount: null,
    maximum: null,
    buy: null,
    get: null,
    targets: everything,
    ...spec,
  };
}

function offer(spec: Partial<BuyXGetY> = {}): BuyXGetY {
  return { id: 1, buy: 2, get: 1, priority: 0, stackable: false, targets: everything, ...spec };
}

test('a percentage stops at its maximum', () => {
  const priced = priceLines([line({ quantity: 5 })], [], coupon({ percent: 20, maximum: 5_000 }));
  expect(priced).toMatchObject({ subtotal: 50_000, couponDiscount: 5_000, goodsTotal: 45_000 });
});

test('a fixed amount takes no more than there is', () => {
  const priced = priceLines([line({ unitPrice: 3_000 })], [], coupon({ type: 'fixed', amount: 5_000 }));
  expect(priced).toMatchObject({ couponDiscount: 3_000, goodsTotal: 0 });
});

test('the cheapest piece is free, whichever line it stands in', () => {
  const cheap = line({ key: 'a', unitPrice: 5_000 });
  const dear = line({ key: 'b', unitPrice: 9_000, quantity: 2, productId: 2 });
  const priced = priceLines([dear, cheap], [offer()], null);
  expect(priced.lines).toEqual([
    { discount: 0, total: 18_000 },
    { discount: 5_000, total: 0 },
  ]);
  expect(priced.promotions).toEqual([{ id: 1, amount: 5_000 }]);
});

test('a coupon reaches only its products and never a closed line', () => {
  const lines = [
    line({ key: 'a' }),
    line({ key: 'b', productId: 2 }),
    line({ key: 'c', productId: 1, isClosed: true }),
  ];
  const priced = priceLines(lines, [], coupon({ percent: 10, targets: { productIds: [1], categoryIds: [] } }));
  expect(priced.lines.map((one) => one.discount)).toEqual([1_000, 0, 0]);
  const none = priceLines([line({ isClosed: true })], [], coupon({ percent: 10 }));
  expect(none.couponDiscount).toBeNull();
});

test('what a rank takes off comes last, of what is left, and never of a closed line', () => {
  const lines = [line({ key: 'a' }), line({ key: 'b', isClosed: true })];
  const priced = priceLines(lines, [], coupon({ percent: 10 }), 6);
  expect(priced).toMatchObject({ couponDiscount: 1_000, standingDiscount: 540, goodsTotal: 20_000 - 1_540 });
  expect(priced.lines[1]).toEqual({ discount: 0, total: 10_000 });
});

const anyLine = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 1, max: 5_000_000 }),
  productId: fc.option(fc.integer({ min: 1, max: 4 })),
  categoryIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  isClosed: fc.boolean(),
});
const anyTargets = fc.record({
  productIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  categoryIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
});
const anyOffer = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  buy: fc.integer({ min: 1, max: 5 }),
  get: fc.integer({ min: 1, max: 3 }),
  priority: fc.integer({ min: 0, max: 2 }),
  stackable: fc.boolean(),
  targets: anyTargets,
});
const anyCoupon = fc.option(
  fc.record({
    id: fc.constant(1),
    type: fc.constantFrom('percentage', 'fixed', 'free_shipping', 'buy_x_get_y'),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    maximum: fc.option(fc.integer({ min: 1, max: 100_000 })),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    targets: anyTargets,
  }),
);

const anyStanding = fc.integer({ min: 0, max: 50 });

test('totals are never negative and parts sum to the whole', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.array(anyOffer, { maxLength: 3 }),
      anyCoupon,
      anyStanding,
      (lines, offers, code, standing) => {
        const priced = priceLines(lines, offers, code, standing);
        const promoted = priced.promotions.reduce((sum, one) => sum + one.amount, 0);
        const discount = promoted + (priced.couponDiscount ?? 0) + priced.standingDiscount;
        expect(priced.lines.every((one) => one.total >= 0 && one.discount >= 0)).toBe(true);
        expect(priced.lines.reduce((sum, one) => sum + one.discount, 0)).toBe(discount);
        expect(priced.goodsTotal).toBe(priced.subtotal - discount);
        expect(Number.isSafeInteger(priced.goodsTotal)).toBe(true);
      },
    ),
  );
});

test('the order of lines never matters', () => {
  const distinct = fc.uniqueArray(anyLine, { selector: (one) => one.key, maxLength: 5 });
  fc.assert(
    fc.property(
      distinct,
      fc.uniqueArray(anyOffer, { selector: (one) => one.id, maxLength: 3 }),
      anyCoupon,
      anyStanding,
      (lines, offers, code, standing) => {
        const forwards = priceLines(lines, offers, code, standing);
        const backwards = priceLines(lines.toReversed(), offers.toReversed(), code, standing);
        expect(backwards.lines.toReversed()).toEqual(forwards.lines);
        expect(backwards.goodsTotal).toBe(forwards.goodsTotal);
      },
    ),
  );
});

test('shares sum to the amount and never exceed their weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const amount = Math.floor(given.reduce((sum, weight) => sum + weight, 0) * share);
      const parts = prorate(amount, given);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts.every((part, index) => part >= 0 && part <= (given[index] ?? 0))).toBe(true);
    }),
  );
});
