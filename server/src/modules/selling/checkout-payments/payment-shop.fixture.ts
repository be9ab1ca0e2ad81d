import { sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeSellable,
  orderBody,
  startFakePay,
  testMethods,
  WEBHOOK_SECRET,
} from '../../../testing/index.ts';
import { reconcilePayments, refundSubscriber } from './index.ts';

/** The card amount for one piece of this shop: 100, and 25 for delivery. */
export const DUE = 12_500;

/** A shop that takes cards at the fake provider, and in its demo way. */
export async function openPaymentShop() {
  const database = await createTestDatabase();
  const fake = await startFakePay();
  await makeSellable(database.db);
  const settings = { DEMO: '1', ...fake.settings };
  const shop = await createTestApp(database, { settings });
  const productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 5_000 })).id;
  /** Background dependencies with a clock of their own. */
  const depsAt = (now: number) => ({
    db: database.db,
    now: () => now,
    seal: createSeal(shop.config),
    onlineMethods: testMethods(database.db, settings, () => now),
  });

  const body = (more: Record<string, unknown> = {}) =>
    orderBody([{ product_id: productId, quantity: 1 }], 125, { payment_method: 'test-pay', ...more });

  async function place(more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const { body: reply } = await shop.call('POST /orders', { body: body(more), headers });
    if (!reply.success) throw new Error(JSON.stringify(reply));
    const { id, view_token: token } = reply.data;
    return { id: String(id), token: String(token), order: reply.data };
  }
  type Placed = Awaited<ReturnType<typeof place>>;

  const keyOf = ({ id, token }: Placed, call: string) => `POST /orders/${id}/${call}?view_token=${token}`;
  const start = async (placed: Placed) => shop.call(keyOf(placed, 'payment'));

  async function opened(more: Record<string, unknown> = {}) {
    const placed = await place(more);
    const { body: reply } = await start(placed);
    return { placed, invoice: fake.invoiceAt(String(reply.data.url)) };
  }

  const statusOf = async (table: 'orders' | 'payments', placed: Placed) => {
    const { rows } = await sql.rows({ status: sql.text })`
      select status from ${sql.ref(table)} where ${sql.ref(table === 'orders' ? 'id' : 'order_id')} = ${placed.id}
      order by created_at`.execute(database.db);
    return rows.map((row) => row.status);
  };

  return {
    database,
    fake,
    shop,
    place,
    body,
    start,
    opened,
    keyOf,
    orderStatus: async (placed: Placed) => (await statusOf('orders', placed))[0],
    paymentStatuses: (placed: Placed) => statusOf('payments', placed),
    refresh: async (placed: Placed) => shop.call(keyOf(placed, 'payment/refresh')),
    cancel: (placed: Placed) =>
      shop.call(`PATCH /orders/${placed.id}/status?view_token=${placed.token}`, { body: { status: 'cancelled' } }),
    webhook: (invoice: string, type = 'payment', secret = WEBHOOK_SECRET) =>
      shop.call('POST /payments/test-pay/webhook', {
        body: { type, secret, invoice },
        headers: { 'x-api-key': '' },
      }),
    depsAt,
    reconcile: (at = Date.now() + 120_000) => reconcilePayments(depsAt(at)),
    sendRefunds: () => deliverEvents(database.db, [refundSubscriber(depsAt(Date.now()))]),
    async close() {
      await shop.close();
      await fake.close();
      await database.close();
    },
  };
}
