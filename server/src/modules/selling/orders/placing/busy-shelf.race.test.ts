import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  makePromotion,
  makeSellable,
  orderBody,
  type TestDatabase,
  twoProcesses,
} from '../../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/**
 * Places orders of a capped offer while the stock is locked longer than the lock timeout. Returns the distinct
 * statuses.
 */
async function behindALockedShelf(): Promise<number[]> {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 100 });
  await makePromotion(database.db, { type: 'flash', productIds: [id], priceHalalas: 6_000, cap: 7 });
  await sql`
    create or replace function wait_in_vain() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`.execute(
    database.db,
  );
  await sql`
    create or replace trigger wait_in_vain before update on stock_levels for each row execute function wait_in_vain()
  `.execute(database.db);
  const body = orderBody([{ product_id: id, quantity: 1 }], 100);
  const calls = Array.from({ length: 24 }, (_, turn) => two.call(turn, 'POST /orders', body));
  return [...new Set((await Promise.all(calls)).map(({ status }) => status))];
}

test('who waits in vain for a shelf is told that the shop is busy', async () => {
  await two.start();
  expect(await behindALockedShelf()).toEqual([503]);
});

test('control: a statement behind the one that failed is heard of first, and that is no answer', async () => {
  await two.start({
    file: 'database/transactions.ts',
    guard: 'if (isAborted(error) && cause !== undefined) throw cause;',
    instead: '',
  });
  expect(await behindALockedShelf()).toContain(500);
});
