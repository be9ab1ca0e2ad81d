import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInvalidationFeed, publishInvalidation } from '../../../../platform/cache/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  type ApiProcess,
  callOver,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  productBody,
  startApiProcess,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let processes: ApiProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  processes = await Promise.all([startApiProcess(database.url), startApiProcess(database.url)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await database.close();
});

/** True if every process answers as expected. */
async function everywhere(path: string, isExpected: (data: unknown) => boolean): Promise<boolean> {
  const answers = await Promise.all(processes.map((one) => callOver(one.address, `GET ${path}`)));
  return answers.every((answer) => isExpected(answer.body.data));
}

/** Queries every process until all answer as expected; a lost invalidation makes this time out. */
async function untilAll(path: string, isFresh: (data: unknown) => boolean): Promise<void> {
  await expect.poll(() => everywhere(path, isFresh), { interval: 20, message: `${path} stayed stale` }).toBe(true);
}

test('what one process sells, every process soon shows', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
  const [first] = processes;
  for (const one of processes) await callOver(one.address, `GET /products/${id}`);
  const placed = await callOver(
    first?.address ?? '',
    'POST /orders',
    orderBody([{ product_id: id, quantity: 4 }], 415),
  );
  expect(placed.status).toBe(201);
  await untilAll(`/products/${id}`, (data) => (data as { stock_quantity: number }).stock_quantity === 5);
});

test('an invalidation published by another program reaches every process', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  await untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 100);
  const feed = await openInvalidationFeed({
    db: database.db,
    onInvalidation: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  await inTransaction(database.db, async (tx) => {
    await sql`update products set price_halalas = 12000, current_price_halalas = 12000 where id = ${id}`.execute(tx);
    await publishInvalidation(tx, [`product:${id}`]);
  });
  await untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 120);
  await feed.close();
});

test('control: without an invalidation the kept answer stays, though what is told later has arrived', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  const other = await factories(database.db).product({ priceHalalas: 10_000 });
  const costs = (price: number) => (data: unknown) => (data as { price: number }).price === price;
  for (const one of [id, other.id]) await untilAll(`/products/${one}`, costs(100));
  const feed = await openInvalidationFeed({
    db: database.db,
    onInvalidation: () => undefined,
    onError: () => undefined,
  });
  await inTransaction(database.db, async (tx) => {
    await sql`update products set price_halalas = 12000, current_price_halalas = 12000`.execute(tx);
    await publishInvalidation(tx, [`product:${other.id}`]);
  });
  await untilAll(`/products/${other.id}`, costs(120));
  await feed.close();
  expect(await everywhere(`/products/${id}`, costs(100))).toBe(true);
});

test('what staff edit through one process, every process soon shows', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  const address = (at: number) => processes[at]?.address ?? '';
  const form = productBody({ category_id: await factories(database.db).category(), price: 100 });
  const made = await callOver(address(0), 'POST /admin/products', { ...form, status: 'published', stock: 5 }, headers);
  const { id, default_variant_id: variant_id } = made.body.data;
  for (const one of processes) await callOver(one.address, `GET /products/${id}`);
  const untilShown = (expected: Record<string, unknown>) =>
    untilAll(`/products/${id}`, (data) =>
      Object.entries(expected).every(([name, value]) => Reflect.get(Object(data), name) === value),
    );
  const edited = { ...form, version: 1, price: 130, name_ar: 'اسم جديد' };
  await callOver(address(0), `PUT /admin/products/${id}`, edited, headers);
  await untilShown({ price: 130, name: 'اسم جديد' });
  const counted = { variant_id, delta: 4, cause: 'counted' };
  await callOver(address(1), `POST /admin/products/${id}/stock`, counted, headers);
  await untilShown({ stock_quantity: 9 });
  await callOver(address(0), 'POST /admin/products/bulk', { rows: [{ id, version: 2, price: 90 }] }, headers);
  await untilShown({ price: 90 });
});
