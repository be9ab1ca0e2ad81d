import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { riyadhDay } from '../../../../platform/text/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  productBody,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';

const DAY_MS = 86_400_000;
const DAY = riyadhDay(new Date(Date.now() + 20 * DAY_MS));

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
let lateMs = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0, now: () => Date.now() + lateMs });
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const staff = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body === undefined ? {} : { body }) });
const ask = (key: string, body?: unknown) =>
  shop.call(key, { language: 'en', ...(body === undefined ? {} : { body }) });

async function create(spec: Partial<AdminProductDraft> & { stock?: number }) {
  const backorder = { kind: 'preorder' as const, ships_from: DAY, limit: 4 };
  const draft = productBody({ category_id: categoryId, price: 100, backorder, ...spec });
  const { status, body } = await staff('POST /admin/products', { ...draft, status: 'published' });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

const quote = async (lines: unknown[]) => (await ask('POST /orders/quote', { lines })).body.data;

test('a product says how many can be ordered beyond its stock, and until when', async () => {
  const made = await create({ stock: 0 });
  const seen = (await ask(`GET /products/${made.id}`)).body.data;
  expect(seen).toMatchObject({
    in_stock: false,
    stock_quantity: 0,
    backorder: { kind: 'preorder', ships_from: DAY, left: 4, variants: [] },
    badges: [{ type: 'preorder', label: 'Pre-order' }, { type: 'new' }],
  });
  expect((await staff(`GET /admin/products/${made.id}`)).body.data.backorder).toEqual({
    kind: 'preorder',
    ships_from: DAY,
    limit: 4,
  });
  lateMs = 21 * DAY_MS;
  expect((await ask(`GET /products/${made.id}`)).body.data.backorder).toBeNull();
  expect((await quote([{ product_id: made.id, quantity: 1 }])).can_order).toBe(false);
  lateMs = 0;
});

test('an order names the day; its line says what comes later, and its delivery counts from that day', async () => {
  const made = await create({ stock: 2 });
  const line = { product_id: made.id, quantity: 5 };
  const quoted = await quote([line]);
  expect(quoted.can_order).toBe(true);
  expect(quoted.lines[0]).toMatchObject({
    available_quantity: 6,
    later_quantity: 3,
    ships_from: DAY,
    warnings: [{ code: 'ships_later', message: expect.stringContaining('3 pieces ship from') }],
  });
  for (const seen of [{}, { ships_from: null }, { ships_from: '2020-01-01' }]) {
    const { status, body } = await ask('POST /orders', orderBody([{ ...line, ...seen }], quoted.total + 40));
    expect([status, body.code, body.details]).toEqual([409, 'orders.ships_later', { line: 0, available: 3 }]);
  }
  const { status, body } = await ask('POST /orders', orderBody([{ ...line, ships_from: DAY }], 515));
  expect(status, JSON.stringify(body)).toBe(201);
  const order = body.data;
  expect(order.items[0]).toMatchObject({ quantity: 5, later_quantity: 3, ships_from: DAY });
  expect(Date.parse(order.delivery_estimate.from)).toBeGreaterThan(Date.parse(DAY));
  const stored = (await staff(`GET /admin/orders/${order.id}`)).body.data;
  expect(stored.items[0]).toMatchObject({ later_quantity: 3, ships_from: DAY });
  // Three of four are owed: one is left, and a cancelled order gives back all.
  expect((await ask(`GET /products/${made.id}`)).body.data.backorder.left).toBe(1);
  await staff(`PATCH /orders/${order.id}/status`, { status: 'cancelled' });
  expect((await ask(`GET /products/${made.id}`)).body.data).toMatchObject({
    stock_quantity: 2,
    backorder: { left: 4 },
  });
});

test('stock that arrives pays what is owed first; what is owed is not written off', async () => {
  const made = await create({ stock: 0 });
  const line = { product_id: made.id, quantity: 3, ships_from: DAY };
  expect((await ask('POST /orders', orderBody([line], 315))).status).toBe(201);
  const change = async (delta: number, cause: string) =>
    staff(`POST /admin/products/${made.id}/stock`, { variant_id: made.default_variant_id, delta, cause });
  expect((await change(-1, 'lost')).body.code).toBe('catalog.stock_too_low');
  expect((await change(2, 'received')).body.data.stock_quantity).toBe(-1);
  expect((await change(3, 'received')).body.data.stock_quantity).toBe(2);
  expect((await ask(`GET /products/${made.id}`)).body.data.stock_quantity).toBe(2);
});

test('each variant has a limit of its own, new ones too; a lowered limit stops sale, and none is forgotten', async () => {
  const made = await create({ variants: [variantBody('S', { stock: 0 }), variantBody('M', { stock: 1 })] });
  const [small, medium] = made.variants;
  const of = (id: number, quantity: number) => ({ product_id: made.id, variant_id: id, quantity, ships_from: DAY });
  const seen = (await ask(`GET /products/${made.id}`)).body.data;
  expect(seen.backorder.variants).toEqual([
    { id: small.id, left: 4 },
    { id: medium.id, left: 4 },
  ]);
  expect((await quote([of(small.id, 3), of(small.id, 3), of(medium.id, 5)])).lines).toMatchObject([
    { available_quantity: 4, later_quantity: 3 },
    { available_quantity: 1, later_quantity: 1, warnings: [{ code: 'only_left' }, { code: 'ships_later' }] },
    { available_quantity: 5, later_quantity: 4 },
  ]);
  const { version } = (await staff(`GET /admin/products/${made.id}`)).body.data;
  const form = productBody({ category_id: categoryId, sku: made.sku, slug: made.slug, price: 100 });
  const variants = [small, medium].map(({ id, sku, size }: { id: number; sku: string; size: string }) => ({
    ...variantBody(size),
    id,
    sku,
  }));
  // A writer that does not know of it leaves it.
  expect((await staff(`PUT /admin/products/${made.id}`, { ...form, variants, version })).body.data.backorder).toEqual({
    kind: 'preorder',
    ships_from: DAY,
    limit: 4,
  });
  await staff(`PUT /admin/products/${made.id}`, { ...form, variants, version: version + 1, backorder: null });
  expect((await ask(`GET /products/${made.id}`)).body.data.backorder).toBeNull();
  expect((await ask('POST /orders', orderBody([of(small.id, 1)], 100))).body.code).toBe('orders.out_of_stock');
});

test('a day in the past is refused at its field, unless it is the one that stands there', async () => {
  const backorder = { kind: 'backorder' as const, ships_from: '2024-02-29', limit: null };
  const draft = productBody({ category_id: categoryId, backorder });
  const { status, body } = await staff('POST /admin/products', draft);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['backorder.ships_from']]);
});
