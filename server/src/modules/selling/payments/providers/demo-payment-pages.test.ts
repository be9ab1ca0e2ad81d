import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import {
  cancelDemoPaymentPage,
  insertDemoPaymentPage,
  playDemoPaymentPage,
  readDemoPaymentPage,
} from './demo-payment-pages.store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('an invoice that was cancelled cannot be paid', async () => {
  const [id, at] = [randomUUID(), new Date()];
  await insertDemoPaymentPage(database.db, {
    id,
    amountHalalas: 1_000,
    description: 'WH-2026-000001',
    returnUrl: 'https://shop.test/checkout',
    expiresAt: new Date(at.getTime() + 60_000),
  });
  await cancelDemoPaymentPage(database.db, id);
  await playDemoPaymentPage(database.db, id, 'paid', at);
  expect(await readDemoPaymentPage(database.db, id)).toMatchObject({ status: 'cancelled', amount_halalas: 1_000 });
});
