import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  type Guard,
  type MadeProduct,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  productBody,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let owner: MadeStaff;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  owner = await makeStaff(database.db, 'owner');
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const ask = (turn: number, key: string, body: unknown) => two.call(turn, key, body, owner.headers);
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

async function levelOf({ variantIds }: MadeProduct): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantIds[0] ?? 0}
  `.execute(database.db);
  return rows[0]?.quantity ?? 0;
}

/** Customers order pieces while staff write them off. Returns how many more pieces left than existed. */
async function sellAndWriteOff(): Promise<number> {
  const product = await factories(database.db).product({ stock: 12 });
  const change = { variant_id: product.variantIds[0], delta: -1, cause: 'damaged' };
  const statuses = await statusesOf(
    Array.from({ length: 32 }, (_, turn) =>
      turn % 4 < 2
        ? ask(turn, `POST /admin/products/${product.id}/stock`, change)
        : two.call(turn, 'POST /orders', orderBody([{ product_id: product.id, quantity: 1 }], 140)),
    ),
  );
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await levelOf(product)).toBe(12 - count(statuses, 201));
  return count(statuses, 201) - 12;
}

test('what is ordered and what is written off at the same moment is never more than there is', async () => {
  await two.start();
  expect(await sellAndWriteOff()).toBe(0);
});

test('control: without looking at what is left more goes than there is', async () => {
  await two.start({ file: 'stock.store.ts', guard: 'between least(0, ', instead: 'between least(-1000, ' });
  expect(await untilLost(sellAndWriteOff, 0)).toBeGreaterThan(0);
});

const VERSION_GUARDS: readonly Guard[] = [
  { file: 'existing-products.store.ts', guard: 'and p.version = ', instead: 'and 0 <> ' },
  { file: 'write-product.ts', guard: "refuse('conflict.changed')", instead: 'undefined' },
  { file: 'bulk-products.ts', guard: "refuse('conflict.changed')", instead: 'undefined' },
];

/** Eight staff members save the form that all of them opened. Returns the number of successful replies. */
async function editTogether(): Promise<number> {
  const category_id = await factories(database.db).category();
  const { body } = await ask(0, 'POST /admin/products', productBody({ category_id }));
  const form = productBody({ category_id, sku: body.data.sku, slug: body.data.slug });
  const statuses = await statusesOf(
    Array.from({ length: 8 }, (_, turn) =>
      ask(turn, `PUT /admin/products/${body.data.id}`, { ...form, price: 100 + turn, version: 1 }),
    ),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  return count(statuses, 200);
}

test('of eight who save one product at once one does, and the others are told', async () => {
  await two.start();
  expect(await editTogether()).toBe(1);
});

test('control: without the version each overwrites the one before', async () => {
  await two.start(VERSION_GUARDS);
  expect(await untilLost(editTogether, 1)).toBeGreaterThan(1);
});

/** Saves two grids with the same rows concurrently. Returns the number of rows that both replies report as done. */
async function bulkTogether(): Promise<number> {
  const { product } = factories(database.db);
  const made = [await product(), await product(), await product(), await product()];
  const answers = await Promise.all(
    [50, 60].map((price, turn) => {
      // The second call has the reverse order: locking in the order of arrival would cause a deadlock.
      const ordered = turn === 0 ? made : made.toReversed();
      const rows = ordered.map(({ id, variantIds }) => ({
        id,
        version: 1,
        price,
        stock: { variant_id: variantIds[0], delta: 1 },
      }));
      return ask(turn, 'POST /admin/products/bulk', { rows });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const done = answers.flatMap(({ body }) =>
    body.data.rows.filter((row: { is_done: boolean }) => row.is_done).map((row: { id: number }) => row.id),
  );
  return done.length - made.length;
}

test('of two grids that are saved at once each row is done by one', async () => {
  await two.start();
  expect(await bulkTogether()).toBe(0);
});

test('control: without the version both are done, and one is lost unseen', async () => {
  await two.start(VERSION_GUARDS);
  expect(await untilLost(bulkTogether, 0)).toBeGreaterThan(0);
});

/** Creates two products with one SKU and one slug. Returns the statuses. */
async function createTogether(): Promise<number[]> {
  const body = productBody({ category_id: await factories(database.db).category() });
  return statusesOf([0, 1, 2, 3].map((turn) => ask(turn, 'POST /admin/products', body)));
}

test('of four who take one SKU at once one has it, and the others are told at its field', async () => {
  await two.start();
  expect((await createTogether()).toSorted()).toEqual([201, 422, 422, 422]);
});
