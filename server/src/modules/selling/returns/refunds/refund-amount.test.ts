import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateRefunds, type OrderRules, priceRetained } from '../../orders/index.ts';
import { priceGoods } from '../../pricing/index.ts';
import type { BoughtOrder } from '../returns.store.ts';
import { refundAmount } from './refund-amount.ts';

const anyTargets = fc.record({
  productIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  categoryIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
});
const anyRules = fc.record({
  offers: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 2 }),
      priority: fc.integer({ min: 0, max: 2 }),
      stackable: fc.boolean(),
      targets: anyTargets,
    }),
    { maxLength: 2 },
  ),
  coupon: fc.option(
    fc.record({
      id: fc.constant(1),
      type: fc.constantFrom('percentage' as const, 'fixed' as const, 'free_shipping' as const, 'buy_x_get_y' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 30_000 }),
      maximum: fc.option(fc.integer({ min: 1, max: 20_000 })),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 3 }),
      minimum: fc.option(fc.integer({ min: 1, max: 60_000 })),
      targets: anyTargets,
    }),
  ),
  delivery: fc.record({ cost: fc.integer({ min: 0, max: 5_000 }), freeOver: fc.option(fc.nat({ max: 60_000 })) }),
});
const anyLine = fc.record({
  product: fc.option(fc.integer({ min: 1, max: 4 })),
  categoryIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 20_000 }),
  isClosed: fc.boolean(),
});
type Line = typeof anyLine extends fc.Arbitrary<infer Value> ? Value : never;

/** An order as the shop would have priced it. */
function bought(lines: readonly Line[], given: Omit<OrderRules, 'lines'>): BoughtOrder & { rules: OrderRules } {
  const rules = { ...given, lines: lines.map(({ categoryIds, isClosed }) => ({ categoryIds, isClosed })) };
  const named = lines.map((line, index) => ({ ...line, key: line.product === null ? `b${index}` : `v${index}` }));
  const { priced } = priceGoods(
    named.map((line) => ({ ...line, unitPrice: line.price, productId: line.product })),
    rules.offers,
    rules.coupon,
  );
  const items = named.map((line, index) => ({
    id: index,
    product_id: line.product,
    variant_id: line.product === null ? null : index,
    bundle_id: line.product === null ? index : null,
    quantity: line.quantity,
    unit_price_halalas: line.price,
    total_halalas: priced.lines[index]?.total ?? 0,
    tax: 'standard' as const,
    vat_percent: 15,
    refunded: 0,
  }));
  const { cost, freeOver } = rules.delivery;
  const isFree = priced.freeShipping || (freeOver !== null && priced.goodsTotal >= freeOver);
  const shipping = isFree ? 0 : cost;
  const charged = { shipping_halalas: shipping, services_halalas: shipping };
  return { rules, is_edited: false, items, ...charged, refunded_halalas: 0, refunded_services_halalas: 0 };
}

/** Returns the pieces in several returns of `sizes` pieces each; yields the result of each return. */
function sendBack(order: BoughtOrder, pieces: readonly number[], sizes: readonly number[]) {
  let now = order;
  const steps: { total: number; order: BoughtOrder }[] = [];
  for (let at = 0, turn = 0; at < pieces.length; turn += 1) {
    const some = pieces.slice(at, at + (sizes[turn % sizes.length] ?? 1));
    at += some.length;
    const wish = [...new Set(some)].map((id) => ({ id, quantity: some.filter((one) => one === id).length }));
    const { total, withheld, lines } = refundAmount(now, wish);
    expect(total + withheld).toBe(lines.reduce((sum, line) => sum + line.amount, 0));
    now = {
      ...now,
      refunded_halalas: now.refunded_halalas + total,
      items: now.items.map((item) => ({
        ...item,
        refunded: item.refunded + some.filter((id) => id === item.id).length,
      })),
    };
    steps.push({ total, order: now });
  }
  return steps;
}

const anyHistory = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    anyRules,
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  )
  .chain(([lines, rules, sizes]) => {
    const order = bought(lines, rules);
    const pieces = order.items.flatMap((item) => Array.from({ length: item.quantity }, () => item.id));
    return fc.record({
      order: fc.constant(order),
      sizes: fc.constant(sizes),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
    });
  });

const paidFor = (order: BoughtOrder) =>
  order.items.reduce((sum, item) => sum + item.total_halalas, 0) + order.shipping_halalas;

/** The price of the retained pieces as an order of their own. */
function priceOfKept(order: BoughtOrder & { rules: OrderRules }): number {
  const { goods, delivery } = priceRetained(
    order,
    order.items.map((item) => item.quantity - item.refunded),
  );
  return goods + delivery;
}

test('whatever is sent back in whatever order, what is kept stays paid for at the price of the order’s rules', () => {
  fc.assert(
    fc.property(anyHistory, ({ order, pieces, sizes }) => {
      for (const step of sendBack(order, pieces, sizes)) {
        expect(step.total).toBeGreaterThanOrEqual(0);
        if (step.total === 0) continue;
        const kept = priceOfKept({ ...step.order, rules: order.rules });
        expect(step.order.refunded_halalas).toBeLessThanOrEqual(paidFor(order) - kept);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('everything sent back brings everything that was paid for goods, in however many returns', () => {
  fc.assert(
    fc.property(anyHistory, ({ order, pieces, sizes }) => {
      const last = sendBack(order, pieces, sizes).at(-1);
      expect(last?.order.refunded_halalas).toBe(paidFor(order) - order.shipping_halalas);
    }),
    { numRuns: 2_000 },
  );
});

test('no more comes back than was paid for the pieces that were sent', () => {
  fc.assert(
    fc.property(anyHistory, ({ order, pieces, sizes }) => {
      const shares = sendBack({ ...order, rules: null }, pieces, sizes);
      for (const [index, step] of sendBack(order, pieces, sizes).entries()) {
        expect(step.order.refunded_halalas).toBeLessThanOrEqual(shares[index]?.order.refunded_halalas ?? 0);
      }
    }),
    { numRuns: 2_000 },
  );
});

const anyGift = fc.double({ min: 0, max: 1, noNaN: true });

test('however an order is paid back, its parts sum to what is left of it, and nothing is left of what all came back', () => {
  fc.assert(
    fc.property(anyHistory, fc.array(anyGift, { minLength: 1, maxLength: 5 }), ({ order, pieces, sizes }, gifts) => {
      const goods = order.items.reduce((sum, item) => sum + item.total_halalas, 0);
      let now: BoughtOrder = order;
      for (const [index, step] of sendBack(order, pieces, sizes).entries()) {
        // Staff refund a share of the remaining amount before each return.
        const given = Math.floor((goods - now.refunded_halalas) * (gifts[index % gifts.length] ?? 0));
        now = { ...now, refunded_halalas: now.refunded_halalas + given };
        const wish = step.order.items
          .map((item, at) => ({ id: item.id, quantity: item.refunded - (now.items[at]?.refunded ?? 0) }))
          .filter(({ quantity }) => quantity > 0);
        const refunded_halalas = now.refunded_halalas + refundAmount(now, wish).total;
        now = { ...step.order, refunded_halalas };
        const kept = allocateRefunds(now);
        expect(kept.lines.every((line) => Number.isSafeInteger(line) && line >= 0)).toBe(true);
        expect(kept.lines.reduce((sum, line) => sum + line, 0)).toBe(kept.goods);
        expect(kept.goods + kept.withheldDelivery + refunded_halalas).toBe(goods);
        expect(kept.withheldDelivery).toBeLessThanOrEqual(order.rules?.delivery.cost ?? 0);
      }
      expect(allocateRefunds(now)).toMatchObject({ goods: 0, withheldDelivery: 0 });
    }),
    { numRuns: 2_000 },
  );
});

const everything = { productIds: [], categoryIds: [] };
const buyTwoGetOne: Omit<OrderRules, 'lines'> = {
  offers: [{ id: 1, buy: 2, get: 1, priority: 0, stackable: false, targets: everything }],
  coupon: null,
  delivery: { cost: 2_500, freeOver: 20_000 },
};
const book: Line = { product: 1, categoryIds: [], quantity: 1, price: 14_500, isClosed: false };

test('of two bought and one given, sending the bought ones back leaves the third to be paid, with its delivery', () => {
  const order = bought([book, { ...book, quantity: 2 }], buyTwoGetOne);
  expect(order.items.map((item) => item.total_halalas)).toEqual([0, 29_000]);
  const { total, withheld, lost } = refundAmount(order, [{ id: 1, quantity: 2 }]);
  expect({ total, withheld, lost }).toEqual({ total: 12_000, withheld: 17_000, lost: ['offer', 'delivery'] });
});

test('control: by shares of lines alone the third would be free', () => {
  const order = bought([book, { ...book, quantity: 2 }], buyTwoGetOne);
  expect(refundAmount({ ...order, rules: null }, [{ id: 1, quantity: 2 }]).total).toBe(29_000);
});

test('a code counts only while what is kept is worth its minimum', () => {
  const coupon = {
    id: 1,
    type: 'percentage' as const,
    percent: 10,
    amount: null,
    maximum: null,
    buy: null,
    get: null,
    minimum: 20_000,
    targets: everything,
  };
  const order = bought([{ ...book, price: 10_000, quantity: 2 }], {
    offers: [],
    coupon,
    delivery: { cost: 0, freeOver: null },
  });
  expect(refundAmount(order, [{ id: 0, quantity: 1 }])).toMatchObject({
    total: 8_000,
    withheld: 1_000,
    lost: ['offer'],
  });
});
