import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makePromotion,
  makeSellable,
  orderBody,
  RIYADH,
  type TestDatabase,
} from '../../../../testing/index.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 60);

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let a: ReturnType<typeof factories>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  // Whatever it weighs.
  await sql`update shipping_rates set up_to_grams = 1000000`.execute(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
  a = factories(database.db);
});
afterAll(async () => {
  // Sets the counts of capped promotions to the pieces in orders, as the invariants require.
  await sql`
    update promotions p set quantity_sold = coalesce((select sum(i.quantity) from order_items i where i.promotion_id = p.id), 0)
  `.execute(database.db);
  await shop.close();
  await database.close();
});

type Line = { product_id?: number; bundle_id?: number; quantity: number; promotion_id?: number };

const quoteOf = async (lines: Line[]) => {
  const body = { lines, city_id: RIYADH, shipping_method: 'standard', payment_method: 'bank_transfer' };
  return (await shop.call('POST /orders/quote', { body })).body.data;
};
const order = (lines: Line[], expected: number) =>
  shop.call('POST /orders', { body: orderBody(lines, expected, { payment_method: 'bank_transfer' }) });

/** Two products at one capped price, a bundle that contains one of them, and one that is sold out. */
async function openShelf(cap: number, sold: number) {
  const [first, second, gone] = [
    await a.product({ priceHalalas: 10_000, stock: 100 }),
    await a.product({ priceHalalas: 8_000, stock: 30 }),
    await a.product({ priceHalalas: 115_000, stock: 0 }),
  ];
  const bundle = await a.bundle({
    priceHalalas: 15_000,
    items: [{ variantId: first.variantIds[0] ?? 0, quantity: 2 }],
  });
  const spec = { type: 'flash' as const, productIds: [first.id, second.id], priceHalalas: 6_000, cap };
  const promotionId = await makePromotion(database.db, spec);
  await sql`update promotions set quantity_sold = ${Math.min(sold, cap - 1)} where id = ${promotionId}`.execute(
    database.db,
  );
  return { first: first.id, second: second.id, gone: gone.id, bundle, promotionId };
}

const anyCart = fc.record({
  cap: fc.integer({ min: 1, max: 60 }),
  sold: fc.integer({ min: 0, max: 59 }),
  lines: fc.array(
    fc.record({
      of: fc.constantFrom('first', 'first', 'second', 'second', 'bundle', 'gone'),
      quantity: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 45 })),
      isSeen: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

test('what a quote says can be ordered is ordered at that total, what it says cannot is refused', async () => {
  const seen = { ordered: 0, refused: 0 };
  const property = fc.asyncProperty(anyCart, async ({ cap, sold, lines: wanted }) => {
    const shelf = await openShelf(cap, sold);
    const lines = wanted.map(({ of, quantity, isSeen }): Line => {
      if (of === 'bundle') return { bundle_id: shelf.bundle, quantity };
      const id = of === 'first' ? shelf.first : of === 'second' ? shelf.second : shelf.gone;
      return { product_id: id, quantity, ...(isSeen && of !== 'gone' && { promotion_id: shelf.promotionId }) };
    });
    const quote = await quoteOf(lines);
    const placed = await order(lines, quote.total);
    expect(placed.status === 201, JSON.stringify([lines, quote.lines, placed.body])).toBe(quote.can_order);
    if (quote.can_order) expect(placed.body.data.total).toBe(quote.total);
    seen[quote.can_order ? 'ordered' : 'refused'] += 1;
    const { rows } = await sql.rows({ sold: sql.int4 })`
      select quantity_sold as sold from promotions where id = ${shelf.promotionId}`.execute(database.db);
    expect(rows[0]?.sold).toBeLessThanOrEqual(cap);
  });
  await fc.assert(property, { numRuns: RUNS });
  expect(Math.min(seen.ordered, seen.refused)).toBeGreaterThan(RUNS / 10);
});

test('two lines that together pass the cap: one has the offer, the other its usual price, and that can be ordered', async () => {
  const { first, second } = await openShelf(60, 20);
  const lines = [
    { product_id: first, quantity: 30 },
    { product_id: second, quantity: 20 },
  ];
  const quote = await quoteOf(lines);
  expect(quote).toMatchObject({ can_order: true, subtotal: 30 * 60 + 20 * 80 });
  expect(quote.lines[1]).toMatchObject({ unit_price: 80, promotion_id: null, warnings: [{ code: 'offer_left' }] });
  expect((await quoteOf(lines.toReversed())).total).toBe(quote.total);
  expect((await order(lines, quote.total)).status).toBe(201);
});

test('only what can be sold is counted', async () => {
  const { gone } = await openShelf(10, 0);
  const few = await a.product({ priceHalalas: 5_000, stock: 1 });
  const quote = await quoteOf([
    { product_id: gone, quantity: 1 },
    { product_id: few.id, quantity: 3 },
  ]);
  expect(quote).toMatchObject({ can_order: false, subtotal: 50, total: 75, items_count: 1 });
  expect(quote.lines.map((line: { total: number }) => line.total)).toEqual([0, 50]);
  expect(await quoteOf([{ product_id: gone, quantity: 1 }])).toMatchObject({ total: 0, shipping_total: 0 });
});
