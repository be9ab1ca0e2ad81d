import { randomUUID } from 'node:crypto';
import { MOST_CARDS } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { countCards, keepCard } from './index.ts';

const AT_ONCE = 8;
const seal = createSeal({ settingsKey: 'the key of this test', dataDir: '' });

let database: TestDatabase;
let orderId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 5 });
  const shop = await createTestApp(database);
  const { body } = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  await shop.close();
  orderId = String(body.data.id);
});
afterAll(() => database.close());

/** Payments of one customer that end together, each with a card. Returns how many cards are remembered. */
async function keepTogether(db: Database): Promise<number> {
  const { id: customerId } = await makeCustomer(database.db);
  const payments = Array.from({ length: AT_ONCE }, () => randomUUID());
  await sql`
    insert into payments (id, order_id, provider, status, amount_halalas, expires_at)
    select id, ${orderId}, 'bank', 'failed', 100, now() from unnest(${payments}::uuid[]) as id
  `.execute(database.db);
  await Promise.all(
    payments.map((paymentId) =>
      inTransaction(db, (tx) =>
        keepCard(tx, seal, { customerId, provider: 'bank', paymentId, token: `token ${paymentId}` }, new Date()),
      ),
    ),
  );
  return countCards(database.db, customerId);
}

test('of eight cards that are remembered at once an account keeps as many as it may have', async () => {
  expect(await keepTogether(database.db)).toBe(MOST_CARDS);
});

test('control: uncounted under no lock, an account has more', async () => {
  const lock = /select pg_advisory_xact_lock\(hashtextextended\('saved cards ' \|\| \$1::text, 0\)\)/;
  const without = withoutGuardOf(database.db, lock, 'select $1::text');
  expect(await untilLost(() => keepTogether(without.db), MOST_CARDS)).toBeGreaterThan(MOST_CARDS);
  expect(without.timesTaken()).toBeGreaterThan(1);
});
