import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../../checks/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { earn } from '../../../community/points/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** A customer whose lifetime points reach a rank. */
async function ranked(points: number): Promise<MadeCustomer> {
  const customer = await makeCustomer(database.db);
  await sql`
    insert into point_rules (kind, points) values (${`t${points}`}, ${points}) on conflict do nothing
  `.execute(database.db);
  const earning = { customerId: customer.id, kind: `t${points}`, cause: 'test:1', at: new Date() };
  await inTransaction(database.db, (tx) => earn(tx, earning));
  return customer;
}

const quoteOf = async (who: MadeCustomer | null, more: object = {}) =>
  (
    await shop.call('POST /orders/quote', {
      body: { lines: [{ product_id: productId, quantity: 1 }], city_id: 1, shipping_method: 'standard', ...more },
      ...(who && { headers: who.headers }),
    })
  ).body.data;

test.each([
  { points: 499, discount: 0, shipping: 25 },
  { points: 500, discount: 0, shipping: 25 },
  { points: 2_000, discount: 2, shipping: 25 },
  { points: 5_000, discount: 4, shipping: 0 },
  { points: 15_000, discount: 6, shipping: 0 },
])('with $points points ever earned, goods of 100 are $discount less and sent for $shipping', async (rank) => {
  const quote = await quoteOf(await ranked(rank.points));
  expect([quote.discount_total, quote.shipping_total]).toEqual([rank.discount, rank.shipping]);
  expect(quote.discounts.map((one: { source: string }) => one.source)).toEqual(rank.discount ? ['rank'] : []);
});

test('to a guest, and to nobody who says so, ranks bring anything', async () => {
  expect(await quoteOf(null)).toMatchObject({ discounts: [], shipping_total: 25 });
  const nobody = await makeCustomer(database.db);
  const quote = await quoteOf(nobody, { rank: 'diamond', discount_percent: 50 });
  expect(quote?.discounts ?? []).toEqual([]);
});

test('the line says which rank, in the reader’s language, and comes after the coupon', async () => {
  await makeCoupon(database.db, { code: 'TEN', percent: 10 });
  const gold = await ranked(2_000);
  const quote = await quoteOf(gold, { coupon_code: 'TEN' });
  expect(quote.discounts).toMatchObject([
    { source: 'coupon', amount: 10 },
    { source: 'rank', amount: 1.8, label: 'خصم رتبتك ذهبي 2%' },
  ]);
});

test('an order is placed at that total, and its lines sum to it', async () => {
  const gold = await ranked(2_000);
  const body = orderBody([{ product_id: productId, quantity: 1 }], 98 + 25 + 15);
  const placed = await shop.call('POST /orders', { headers: gold.headers, body });
  expect([placed.status, placed.body.data?.total]).toEqual([201, 138]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('the invoice says what of its discounts the rank took off, and its lines already contain it', async () => {
  const gold = await ranked(2_000);
  const { total } = await quoteOf(gold, { payment_method: 'cash_on_delivery' });
  const body = orderBody([{ product_id: productId, quantity: 1 }], total);
  const placed = await shop.call('POST /orders', { headers: gold.headers, body });
  const invoice = await shop.call(`GET /orders/${placed.body.data.id}/invoice`, { headers: gold.headers });
  const { lines, discounts, total: invoiced } = invoice.body.data;
  expect(discounts).toEqual([{ label: 'خصم رتبتك ذهبي 2%', amount: 2 }]);
  expect([lines[0].discount, invoiced]).toEqual([2, total]);
});
