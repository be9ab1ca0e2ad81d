import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
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
import { expireReservations } from './reservations/expire-reservations.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let a: ReturnType<typeof factories>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  a = factories(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function stockOf(variantId: number | undefined): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantId ?? 0}`.execute(database.db);
  return rows[0]?.quantity ?? -1;
}

const quote = (lines: unknown[], more: Record<string, unknown> = {}) =>
  shop.call('POST /orders/quote', { body: { lines, city_id: RIYADH, shipping_method: 'standard', ...more } });

test('quotes lines at current prices with shipping, fee and the VAT contained', async () => {
  const { id } = await a.product({ priceHalalas: 5_000, salePriceHalalas: 4_500 });
  const { body } = await quote([{ product_id: id, quantity: 2 }], { payment_method: 'cash_on_delivery' });
  expect(body.data).toMatchObject({ subtotal: 90, shipping_total: 25, payment_fee: 15, total: 130, can_order: true });
  expect(body.data.vat_included).toBe(16.96);
  expect(body.data.lines[0]).toMatchObject({
    unit_price: 45,
    original_price: 50,
    available_quantity: 10,
    warnings: [],
  });
});

test('warns about what is gone, short or without its options', async () => {
  const { id } = await a.product({ stock: 2 });
  const variable = await a.product({ variants: [{ size: 'M' }] });
  const { body } = await quote([
    { product_id: id, quantity: 3 },
    { product_id: 999_999, quantity: 1 },
    { product_id: variable.id, quantity: 1 },
  ]);
  const codes = body.data.lines.map((line: { warnings: { code: string }[] }) => line.warnings.map((one) => one.code));
  expect(codes).toEqual([['only_left'], ['product_gone'], ['variant_required']]);
  expect(body.data.can_order).toBe(false);
});

test('a guest places an order, sees it with the token and nobody sees it without', async () => {
  const { id, variantIds } = await a.product({ priceHalalas: 12_000, stock: 4 });
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 2 }], 255) });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const order = placed.body.data;
  expect(order).toMatchObject({ status: 'confirmed', total: 255, shipping_total: 0, allowed_statuses: ['cancelled'] });
  expect(order.number).toMatch(/^WH-\d{4}-\d{6}$/);
  expect(await stockOf(variantIds[0])).toBe(2);
  const seen = await shop.call(`GET /orders/${order.id}?view_token=${order.view_token}`, { language: 'en' });
  expect(seen.body.data).toMatchObject({ status_label: 'Confirmed', address: { city: 'Riyadh' } });
  expect(seen.body.data.view_token).toBeUndefined();
  expect((await shop.call(`GET /orders/${order.id}`)).status).toBe(404);
  expect((await shop.call(`GET /orders/${order.id}?view_token=${'x'.repeat(43)}`)).status).toBe(404);
  const tracked = await shop.call(
    `GET /tracking?number=${order.number.toLowerCase()}&phone=${encodeURIComponent('٠٥١٢٣٤٥٦٧٨')}`,
  );
  expect(tracked.body.data).toMatchObject({ number: order.number, status: 'confirmed' });
  expect((await shop.call(`GET /tracking?number=${order.number}&phone=0599999999`)).status).toBe(404);
});

test('refuses a total the buyer did not see and hands over the new quote', async () => {
  const { id } = await a.product({ priceHalalas: 10_000 });
  const { status, body } = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 1) });
  expect([status, body.code]).toEqual([409, 'orders.total_changed']);
  expect(body.details.total).toBe(140);
});

test('never believes a price from the client', async () => {
  const { id } = await a.product({ priceHalalas: 10_000 });
  const line = { product_id: id, quantity: 1, price: 0.01, unit_price: 0.01, total: 0.01, discount: 99 };
  const body = { ...orderBody([line], 140), total: 1, subtotal: 1, discount_total: 139, points: 1e9, role: 'owner' };
  expect((await shop.call('POST /orders', { body })).body.data.total).toBe(140);
});

test.each([-1, 0, 1.5, 1e9, 100, '1', null, Number.NaN])('refuses the quantity %s', async (quantity) => {
  const { id } = await a.product();
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity }], 140) });
  expect([placed.status, Object.keys(placed.body.errors ?? {})]).toEqual([422, ['lines.0.quantity']]);
});

test.each<[string, (id: number) => Record<string, unknown>, number, string]>([
  ['an empty cart', () => orderBody([], 0), 422, 'request.invalid'],
  ['an unknown product', () => orderBody([{ product_id: 999_999, quantity: 1 }], 1), 422, 'orders.product_unknown'],
  [
    'a variant of another product',
    (id) => orderBody([{ product_id: id, variant_id: 999_999, quantity: 1 }], 1),
    422,
    'orders.variant_unknown',
  ],
  ['an unknown bundle', () => orderBody([{ bundle_id: 999_999, quantity: 1 }], 1), 422, 'orders.bundle_unknown'],
  [
    'an ended promotion',
    (id) => orderBody([{ product_id: id, promotion_id: 999_999, quantity: 1 }], 1),
    422,
    'orders.promotion_ended',
  ],
  ['more than there is', (id) => orderBody([{ product_id: id, quantity: 11 }], 1), 409, 'orders.out_of_stock'],
  [
    'a method the city has not',
    (id) => orderBody([{ product_id: id, quantity: 1 }], 1, { shipping_method: 'pickup' }),
    422,
    'shipping.method_not_available',
  ],
  [
    'an unknown coupon',
    (id) => orderBody([{ product_id: id, quantity: 1 }], 1, { coupon_code: 'NOPE' }),
    422,
    'coupons.not_found',
  ],
  [
    'a wrong phone',
    (id) => ({
      ...orderBody([{ product_id: id, quantity: 1 }], 1),
      contact: { first_name: 'x', last_name: 'y', phone: '123' },
    }),
    422,
    'request.invalid',
  ],
  [
    'an unknown city',
    (id) => ({ ...orderBody([{ product_id: id, quantity: 1 }], 1), address: { city_id: 999_999, street: 'x' } }),
    404,
    'locations.city_not_found',
  ],
])('refuses %s in words', async (_, body, status, code) => {
  const { id, variantIds } = await a.product({ stock: 10 });
  const placed = await shop.call('POST /orders', { body: body(id) });
  expect([placed.status, placed.body.code]).toEqual([status, code]);
  expect(placed.body.message).toMatch(/[\u0600-\u06ff]/);
  expect(await stockOf(variantIds[0])).toBe(10);
});

test('cancelling gives stock and coupon back, once', async () => {
  const { id, variantIds } = await a.product({ priceHalalas: 10_000, stock: 3 });
  await makeCoupon(database.db, { code: 'BACK10', totalLimit: 1 });
  const order = await shop.call('POST /orders', {
    body: orderBody([{ product_id: id, quantity: 3 }], 285, { coupon_code: 'back10' }),
  });
  expect(order.body.data).toMatchObject({ discount_total: 30, total: 285 });
  expect(await stockOf(variantIds[0])).toBe(0);
  const path = `/orders/${order.body.data.id}/status?view_token=${order.body.data.view_token}`;
  const cancelled = await shop.call(`PATCH ${path}`, { body: { status: 'cancelled' } });
  expect(cancelled.body.data.status).toBe('cancelled');
  expect(await stockOf(variantIds[0])).toBe(3);
  const again = await shop.call(`PATCH ${path}`, { body: { status: 'cancelled' } });
  expect([again.status, again.body.code]).toEqual([409, 'orders.transition_not_allowed']);
  expect(await stockOf(variantIds[0])).toBe(3);
  expect((await shop.call(`PATCH ${path}`, { body: { status: 'shipped' } })).status).toBe(409);
  const reused = await shop.call('POST /orders', {
    body: orderBody([{ product_id: id, quantity: 1 }], 130, { coupon_code: 'BACK10' }),
  });
  expect(reused.status).toBe(201);
});

test('an unpaid transfer holds its stock until the hold ends', async () => {
  const { id, variantIds } = await a.product({ priceHalalas: 10_000, stock: 1 });
  const body = orderBody([{ product_id: id, quantity: 1 }], 125, { payment_method: 'bank_transfer' });
  const placed = await shop.call('POST /orders', { body });
  expect(placed.body.data).toMatchObject({
    status: 'pending_payment',
    bank_transfer: { reference: placed.body.data.number },
  });
  expect(await expireReservations(database.db, new Date())).toBe(0);
  const later = new Date(Date.now() + 49 * 3_600_000);
  expect(await expireReservations(database.db, later)).toBe(1);
  expect(await expireReservations(database.db, later)).toBe(0);
  expect(await stockOf(variantIds[0])).toBe(1);
});

test('the same key gives the same order, another body is refused', async () => {
  const { id, variantIds } = await a.product({ priceHalalas: 10_000, stock: 5 });
  const headers = { 'idempotency-key': 'key-0123456789' };
  const body = orderBody([{ product_id: id, quantity: 1 }], 140);
  const first = await shop.call('POST /orders', { body, headers });
  const second = await shop.call('POST /orders', { body, headers });
  expect(second.body.data).toEqual(first.body.data);
  expect(await stockOf(variantIds[0])).toBe(4);
  const other = await shop.call('POST /orders', { body: { ...body, notes: 'x' }, headers });
  expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
});

test('a promotion price shows on the list, in the quote and in the order, and is capped', async () => {
  const { id } = await a.product({ priceHalalas: 10_000, stock: 10 });
  const promotionId = await makePromotion(database.db, {
    type: 'flash',
    productIds: [id],
    priceHalalas: 6_000,
    cap: 3,
  });
  const listed = await shop.call(`GET /products/${id}`);
  expect(listed.body.data).toMatchObject({ price: 100, sale_price: 60, promotion: { id: promotionId, type: 'flash' } });
  const line = { product_id: id, promotion_id: promotionId, quantity: 2 };
  expect((await shop.call('POST /orders', { body: orderBody([line], 160) })).status).toBe(201);
  const beyond = await shop.call('POST /orders', { body: orderBody([line], 160) });
  expect(beyond).toMatchObject({ status: 409, body: { code: 'orders.total_changed', details: { can_order: true } } });
  expect(beyond.body.details.lines[0]).toMatchObject({ unit_price: 100, warnings: [{ code: 'offer_left' }] });
  await sql`update promotions set ends_at = now() - interval '1 second' where id = ${promotionId}`.execute(database.db);
  const over = await shop.call('POST /orders', { body: orderBody([line], 160) });
  expect([over.status, over.body.code]).toEqual([422, 'orders.promotion_ended']);
});

test('a promotion that a sale price beats is not shown, and is not called ended while it runs', async () => {
  const { id } = await a.product({ priceHalalas: 10_000, salePriceHalalas: 7_000, stock: 10 });
  const promotionId = await makePromotion(database.db, { type: 'percentage', productIds: [id], percent: 15 });
  const shown = await shop.call(`GET /products/${id}`);
  expect(shown.body.data).toMatchObject({ price: 100, sale_price: 70, promotion: null, promotions: [] });
  // A line as older carts send it.
  const line = { product_id: id, promotion_id: promotionId, quantity: 1 };
  const warnings = async () => (await quote([line])).body.data.lines[0].warnings;
  expect(await warnings()).toEqual([]);
  await sql`update promotions set ends_at = now() - interval '1 second' where id = ${promotionId}`.execute(database.db);
  expect(await warnings()).toMatchObject([{ code: 'promotion_ended' }]);
});

test('a promotion that no longer reaches a product is over for it', async () => {
  const { id } = await a.product({ priceHalalas: 10_000, stock: 10 });
  const other = await a.product({ priceHalalas: 10_000, stock: 10 });
  const promotionId = await makePromotion(database.db, { type: 'percentage', productIds: [other.id], percent: 15 });
  const { body } = await quote([{ product_id: id, promotion_id: promotionId, quantity: 1 }]);
  expect(body.data.lines[0].warnings).toMatchObject([{ code: 'promotion_ended' }]);
});

test('buy two get one takes the cheapest off, in any order of lines', async () => {
  const cheap = await a.product({ priceHalalas: 4_000 });
  const dear = await a.product({ priceHalalas: 9_000 });
  await makePromotion(database.db, { type: 'buy_x_get_y', productIds: [cheap.id, dear.id], buy: 2, get: 1 });
  const lines = [
    { product_id: dear.id, quantity: 2 },
    { product_id: cheap.id, quantity: 1 },
  ];
  for (const order of [lines, lines.toReversed()]) {
    const { body } = await quote(order);
    expect(body.data).toMatchObject({ subtotal: 220, discount_total: 40 });
  }
});

test('says why a coupon does not apply', async () => {
  const { id } = await a.product({ priceHalalas: 5_000 });
  await makeCoupon(database.db, { code: 'MIN100', minimumHalalas: 10_000 });
  await makeCoupon(database.db, { code: 'OVER', endsAt: new Date(Date.now() - 1_000) });
  const lines = [{ product_id: id, quantity: 1 }];
  const check = (code: string) => shop.call('POST /coupons/validate', { body: { code, lines } });
  expect((await check('MIN100')).body).toMatchObject({
    code: 'coupons.minimum_not_reached',
    message: 'هذا الكود للطلبات من 100 ر.س فأكثر',
  });
  expect((await check('OVER')).body.code).toBe('coupons.expired');
  expect((await quote(lines, { coupon_code: 'OVER' })).body.data.coupon).toMatchObject({
    applied: false,
    refusal: 'coupons.expired',
  });
  await makeCoupon(database.db, { code: 'TEN' });
  expect((await check('ten ')).body.data).toMatchObject({ discount: 5, coupon: { code: 'TEN', label: 'خصم 10%' } });
});

test('calculates shipping by city, goods and weight', async () => {
  const { body } = await shop.call('POST /shipping/calculate', {
    body: { city_id: RIYADH, subtotal: 250 },
    language: 'en',
  });
  expect(body.data.options).toMatchObject([
    { code: 'standard', cost: 0, free_over: 200, estimate: '2–4 business days' },
    { code: 'express', cost: 45, estimate: 'Within 1 business day' },
  ]);
});
