import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurgeFeed } from '../../platform/cache/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import {
  type ApiProcess,
  callOver,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  startApiProcess,
  type TestDatabase,
} from '../../testing/index.ts';

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

/** Far more than the promised second: a busy machine must not fail the test, a lost purge must. */
const PATIENCE_MS = 3_000;

/** Asks every process until all answer as expected. */
async function untilAll(path: string, isFresh: (data: unknown) => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answers = await Promise.all(processes.map((one) => callOver(one.address, `GET ${path}`)));
    if (answers.every((answer) => isFresh(answer.body.data))) return;
    if (performance.now() > deadline) throw new Error(`${path} stayed stale`);
  }
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

test('a purge published by another program reaches every process', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  await untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 100);
  const feed = await openPurgeFeed({
    db: database.db,
    onPurge: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  await inTransaction(database.db, async (tx) => {
    await sql`update products set price_halalas = 12000, current_price_halalas = 12000 where id = ${id}`.execute(tx);
    await feed.publish(tx, [`product:${id}`]);
  });
  await untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 120);
  await feed.close();
});

test('control: without a purge the kept answer stays', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  await untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 100);
  await sql`update products set price_halalas = 12000, current_price_halalas = 12000 where id = ${id}`.execute(
    database.db,
  );
  await expect(untilAll(`/products/${id}`, (data) => (data as { price: number }).price === 120)).rejects.toThrow(
    'stale',
  );
});
