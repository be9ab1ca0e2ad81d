import { defineExtension, type PaymentProvider } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openExtensions } from '../../../extensions/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
  unstamped,
} from '../../../testing/index.ts';
import { hostPaymentMethods } from '../payments/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';
import { refundSubscriber } from './index.ts';

const done: string[] = [];
const provider: PaymentProvider = {
  capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'whole', minimum: 100, maximum: null },
  start: async ({ id }) => ({ reference: id, url: 'https://voucher.example/pay' }),
  read: async () => ({ status: 'captured', captureReference: 'c', amount: 12_500, currency: 'SAR' }),
  refund: async ({ amount }) => void done.push(`refund ${amount}`),
  cancel: async () => undefined,
};
const voucher = defineExtension({
  ...{ name: 'voucher', api: 1, settings: {} },
  texts: { ar: { name: 'قسيمة', description: 'ادفع بها' }, en: { name: 'Voucher', description: 'Pay by it' } },
  payment: () => provider,
});

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
let lines: { product_id: number; quantity: number }[];
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  headers = (await makeStaff(database.db, 'owner')).headers;
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
  shop = await createTestApp(database, { extensions: [voucher] });
});
beforeEach(() => {
  done.length = 0;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function paid() {
  const body = orderBody(lines, 125, { payment_method: 'voucher' });
  const { id, view_token } = (await shop.call('POST /orders', { body })).body.data;
  await shop.call(`POST /orders/${id}/payment?view_token=${view_token}`);
  await shop.call(`POST /orders/${id}/payment/refresh?view_token=${view_token}`);
  return { id: String(id), token: String(view_token) };
}

function deliver() {
  const log = createLog({ level: 'silent' });
  const { payments } = openExtensions([voucher], { config: shop.config, db: database.db, now: Date.now, log });
  const deps = { db: database.db, now: Date.now, onlineMethods: hostPaymentMethods(payments) };
  return deliverEvents(database.db, [
    refundSubscriber(deps),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(database.db), returnId, new Date()),
    },
  ]);
}

const staff = (key: string, body?: object) =>
  shop.call(key, { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });

test('an order that is cancelled gets its money back by the method, whole', async () => {
  const { id, token } = await paid();
  const cancelled = await shop.call(`PATCH /orders/${id}/status?view_token=${token}`, {
    body: { status: 'cancelled' },
  });
  expect(cancelled.status).toBe(200);
  await deliver();
  expect(done).toEqual(['refund 12500']);
});

test('a part goes back by transfer: the admin asks for its reference, and the provider for nothing', async () => {
  const { id } = await paid();
  const { may } = (await staff(`GET /admin/orders/${id}`)).body.data;
  expect(may.refund).toMatchObject({ allowed: true, needs_reference: true });
  const part = { amount: 10, to: 'original', reason: 'تأخرنا' };
  expect((await staff(`POST /admin/orders/${id}/refunds`, part)).body.code).toBe('request.invalid');
  const refunded = await staff(`POST /admin/orders/${id}/refunds`, { ...part, bank_reference: 'OUT-1' });
  expect(refunded.body.data).toMatchObject({ refund: { total: 10, card: 0, bank: 10, bank_reference: 'OUT-1' } });
  await deliver();
  expect(done).toEqual([]);
});
