import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Tx } from '../../../../platform/database/index.ts';
import {
  analyse,
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  plansOf,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { countSales } from './count-sales.ts';
import { countSales as countSome } from './sales.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function order(lines: { product_id: number; quantity: number }[]): Promise<string> {
  const quote = await shop.call('POST /orders/quote', {
    body: { lines, city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery' },
  });
  const placed = await shop.call('POST /orders', { body: orderBody(lines, quote.body.data.total) });
  expect(placed.status).toBe(201);
  return placed.body.data.id;
}

async function cancel(id: string): Promise<void> {
  const { headers } = await makeStaff(database.db, 'owner');
  const { status } = await shop.call(`PATCH /orders/${id}/status`, { body: { status: 'cancelled' }, headers });
  expect(status).toBe(200);
}

async function counts(id: number) {
  const { rows } = await sql.rows({ sold_count: sql.int4, sold_pieces: sql.int4, searched: sql.int4 })`
    select p.sold_count, p.sold_pieces, d.sold_count as searched
    from products p join product_search d on d.product_id = p.id where p.id = ${id}
  `.execute(database.db);
  return rows[0];
}

const bestSellers = async () =>
  (await shop.call('GET /products/best-sellers')).body.data.map(({ id }: { id: number }) => id);

test('what sells leads, what is cancelled does not, and each sale counts once', async () => {
  const make = factories(database.db);
  const [old, rising] = [await make.product({ soldCount: 3, stock: 50 }), await make.product({ stock: 50 })];
  expect((await bestSellers()).indexOf(old.id)).toBe(0);
  const [kept, undone] = [
    await order([{ product_id: rising.id, quantity: 5 }]),
    await order([
      { product_id: old.id, quantity: 4 },
      { product_id: rising.id, quantity: 1 },
    ]),
  ];
  expect(kept).not.toBe(undone);
  await Promise.all([countSales(database.db, 1), countSales(database.db, 1), countSales(database.db)]);
  expect(await counts(old.id)).toEqual({ sold_count: 7, sold_pieces: 4, searched: 7 });
  expect(await counts(rising.id)).toEqual({ sold_count: 6, sold_pieces: 6, searched: 6 });
  await cancel(undone);
  await countSales(database.db);
  await countSales(database.db);
  expect(await counts(old.id)).toEqual({ sold_count: 3, sold_pieces: 0, searched: 3 });
  expect(await counts(rising.id)).toEqual({ sold_count: 5, sold_pieces: 5, searched: 5 });
  expect(await bestSellers(), 'the kept list is dropped').toEqual([rising.id, old.id]);
});

test('what is to be counted is found by its index, however much moved before', async () => {
  const { variantIds } = await factories(database.db).product();
  await sql`
    insert into stock_movements (variant_id, delta, reason)
    select ${variantIds[0] ?? 0}, case when n % 2 = 0 then 1 else -1 end, 'adjustment' from generate_series(1, 20000) as n
  `.execute(database.db);
  await analyse(database.db, 'stock_movements');
  const [plan] = await plansOf(database.db, (db) => countSome(db as Tx, 100));
  expect(plan).toContain('stock_movements_uncounted');
});
