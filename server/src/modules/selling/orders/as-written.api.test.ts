import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCoupon,
  makePromotion,
  makeSellable,
  orderBody,
  RIYADH,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let plain: number;
let chosen: { product_id: number; variant_id: number | undefined };
let offered: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  const a = factories(database.db);
  plain = (await a.product({ priceHalalas: 4_500, stock: 50 })).id;
  const variable = await a.product({ variants: [{ size: 'M' }, { size: 'L' }] });
  chosen = { product_id: variable.id, variant_id: variable.variantIds[1] };
  offered = (await a.product({ priceHalalas: 8_000 })).id;
  await makePromotion(database.db, { type: 'flash', productIds: [offered], priceHalalas: 6_000, cap: 5 });
  await makeCoupon(database.db, { code: 'OASIS10' });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

// The reply to an order is built from the values that were written, without reading the order again. It must equal
// what every later read returns.
test.each<[string, () => unknown[], Record<string, unknown>]>([
  ['one thing', () => [{ product_id: plain, quantity: 2 }], {}],
  [
    'several, in their order',
    () => [
      { ...chosen, quantity: 1 },
      { product_id: plain, quantity: 3, source: 'post:1' },
    ],
    {},
  ],
  [
    'a coupon and an offer',
    () => [
      { product_id: offered, quantity: 1 },
      { product_id: plain, quantity: 1 },
    ],
    { coupon_code: 'OASIS10', notes: 'بعد العصر' },
  ],
  ['a transfer that is waited for', () => [{ product_id: plain, quantity: 1 }], { payment_method: 'bank_transfer' }],
])('the answer to an order of %s is what is read of it', async (_, lines, more) => {
  for (const language of ['ar', 'en'] as const) {
    const { coupon_code, payment_method = 'cash_on_delivery' } = more;
    const asked = { lines: lines(), city_id: RIYADH, shipping_method: 'standard', payment_method, coupon_code };
    const quote = await shop.call('POST /orders/quote', { body: asked });
    const body = orderBody(lines(), quote.body.data.total, more);
    const placed = await shop.call('POST /orders', { body, language });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { view_token, ...order } = placed.body.data;
    const read = await shop.call(`GET /orders/${order.id}?view_token=${view_token}`, { language });
    expect(order).toEqual(read.body.data);
  }
});
