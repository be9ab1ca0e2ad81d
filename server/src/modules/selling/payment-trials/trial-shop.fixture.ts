import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeStaff,
  startFakePay,
  testMethods,
  WEBHOOK_SECRET,
} from '../../../testing/index.ts';
import { lookAtTrials, refundSubscriber } from './index.ts';

/** A shop whose owner tries the method of the fake provider. */
export async function openTrialShop() {
  const database = await createTestDatabase();
  const fake = await startFakePay();
  const settings = { DEMO: '1', ...fake.settings };
  const shop = await createTestApp(database, { settings });
  const { id: ownerId, headers } = await makeStaff(database.db, 'owner');
  const depsAt = (now: number, db = database.db) => ({
    db,
    now: () => now,
    onlineMethods: testMethods(database.db, settings, () => now),
  });
  const send = (key: string, body?: unknown) =>
    shop.call(key, { headers, language: 'en', ...(body !== undefined && { body }) });
  const open = (method = 'test-pay') => send('POST /admin/payment-trials', { method });
  const read = async () => (await send('GET /admin/payment-trials')).body.data.data;

  return {
    database,
    fake,
    shop,
    ownerId,
    depsAt,
    send,
    open,
    read,
    latest: async () => (await read())[0].latest,
    async opened() {
      const { body } = await open();
      return { id: String(body.data.id), invoice: fake.invoiceAt(String(body.data.url)) };
    },
    refresh: (id: string) => send(`POST /admin/payment-trials/${id}/refresh`),
    cancel: (id: string) => send(`POST /admin/payment-trials/${id}/cancel`),
    settled: (id: string) => send(`POST /admin/payment-trials/${id}/settled`),
    webhook: (invoice: string, secret = WEBHOOK_SECRET) =>
      shop.call('POST /payments/test-pay/webhook', {
        body: { type: 'payment', secret, invoice },
        headers: { 'x-api-key': '' },
      }),
    look: (at: number) => lookAtTrials(depsAt(at)),
    sendRefunds: () => deliverEvents(database.db, [refundSubscriber(depsAt(Date.now()))]),
    /** The rows of what a sale writes: a trial writes none of them. */
    async sales() {
      const { rows } = await sql.rows({ count: sql.int8.neverNull })`
        select (select count(*) from orders) + (select count(*) from payments) + (select count(*) from payment_refunds)
          + (select count(*) from invoices) + (select count(*) from ledger_transfers) as count
      `.execute(database.db);
      return rows[0]?.count;
    },
    async close() {
      await shop.close();
      await fake.close();
      await database.close();
    },
  };
}
export type TrialShop = Awaited<ReturnType<typeof openTrialShop>>;
