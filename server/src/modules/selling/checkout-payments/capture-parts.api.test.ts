import { type AnyExtension, defineExtension, type PaymentState } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openExtensions } from '../../../extensions/index.ts';
import { sql } from '../../../platform/database/index.ts';
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
import { captureSubscriber, refundSubscriber } from './index.ts';

/** Three pieces of 60, and 25 for delivery. */
const DUE = 20_500;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
let productId: number;
/** The acts of the lender, and how many of its next captures lose their answer. */
let done: string[];
let lost: number;
let state: PaymentState;
let taken: Set<string>;

const lender: AnyExtension = defineExtension({
  ...{ name: 'lender', api: 1, settings: {} },
  texts: { ar: { name: 'مُقرض', description: 'لاحقًا' }, en: { name: 'Lender', description: 'Later' } },
  payment: () => ({
    capabilities: {
      ...{ flow: 'redirect', capture: 'at-shipment', capturesParts: true, refunds: 'parts' },
      ...{ minimum: 100, maximum: null },
    },
    start: async ({ id }) => ({ reference: id, url: 'https://lender.example/pay' }),
    read: async () => state,
    async capture(_, amount, { key, before }) {
      if (!taken.has(key)) {
        taken.add(key);
        done.push(`capture ${amount} after ${before}`);
        const sum = (state.status === 'captured' ? state.amount : 0) + amount;
        state = { status: 'captured', captureReference: 'loan', amount: sum, currency: 'SAR' };
      }
      lost -= 1;
      if (lost >= 0) throw new Error('the answer was lost');
    },
    refund: async ({ amount, refundedBefore }) => void done.push(`refund ${amount} after ${refundedBefore}`),
    async cancel() {
      done.push('cancel');
      if (state.status !== 'captured') state = { status: 'failed' };
    },
    webhook: () => 'ignored',
  }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  headers = (await makeStaff(database.db, 'owner')).headers;
  productId = (await factories(database.db).product({ priceHalalas: 6_000, stock: 500 })).id;
  shop = await createTestApp(database, { extensions: [lender] });
});
beforeEach(() => {
  [done, lost, taken] = [[], 0, new Set()];
  state = { status: 'open', wasRefused: false };
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

function deliver(): Promise<void> {
  const opened = openExtensions([lender], {
    ...{ config: shop.config, db: database.db, now: Date.now },
    log: createLog({ level: 'silent' }),
  });
  const deps = { db: database.db, now: Date.now, onlineMethods: hostPaymentMethods(opened.payments) };
  return deliverEvents(database.db, [
    refundSubscriber(deps),
    captureSubscriber(deps),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(database.db), returnId, new Date()),
    },
  ]);
}

const staff = async (key: string, body?: object) => {
  const asked = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body };
  const answer = await shop.call(key, asked);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};

/** A packed order of three pieces that the lender has authorised. */
async function packed() {
  const body = orderBody([{ product_id: productId, quantity: 3 }], DUE / 100, { payment_method: 'lender' });
  const { id, view_token } = (await shop.call('POST /orders', { body })).body.data;
  await shop.call(`POST /orders/${id}/payment?view_token=${view_token}`);
  state = { status: 'authorised', amount: DUE, currency: 'SAR' };
  await shop.call(`POST /orders/${id}/payment/refresh?view_token=${view_token}`);
  await deliver();
  await staff('POST /admin/orders/pack', { ids: [id] });
  const [{ id: line }] = (await staff(`GET /admin/orders/${id}`)).items;
  const send = async (quantity: number) => {
    await staff(`POST /admin/orders/${id}/shipments`, { lines: [{ id: line, quantity }] });
  };
  const refund = (amount: number) =>
    staff(`POST /admin/orders/${id}/refunds`, { amount, to: 'original', reason: 'تأخرنا' });
  return { id: String(id), send, refund };
}

async function stateOf(orderId: string) {
  const { rows } = await sql.rows({ state: sql.text.orNull, amount: sql.int8.orNull })`
    select capture_state as state, capture_amount as amount from payments where order_id = ${orderId}
  `.execute(database.db);
  return rows[0];
}

test('each parcel is captured as it leaves, with delivery in the first, and the last takes the rest', async () => {
  const { id, send } = await packed();
  for (const parcel of [1, 2, 3]) {
    await send(1);
    await deliver();
    expect(done).toHaveLength(parcel);
  }
  expect(done).toEqual(['capture 8500 after 0', 'capture 6000 after 8500', 'capture 6000 after 14500']);
  expect(await stateOf(id)).toEqual({ state: 'done', amount: DUE });
});

test('events that come together, or twice, take each parcel once', async () => {
  const { id, send } = await packed();
  await send(1);
  await send(1);
  await deliver();
  expect(done).toEqual(['capture 8500 after 0', 'capture 6000 after 8500']);
  await sql`insert into events (name, payload, subject) select name, payload, subject from events`.execute(database.db);
  await deliver();
  expect(done).toHaveLength(2);
  expect(await stateOf(id)).toEqual({ state: 'part', amount: null });
  await send(1);
  await deliver();
  expect(await stateOf(id)).toEqual({ state: 'done', amount: DUE });
});

test('a refund between parcels is not captured; one after them goes back', async () => {
  const { id, send, refund } = await packed();
  await send(1);
  await deliver();
  await refund(20);
  await deliver();
  expect(done).toEqual(['capture 8500 after 0']);
  await send(2);
  await deliver();
  expect(done).toEqual(['capture 8500 after 0', 'capture 10000 after 8500', 'cancel']);
  await refund(50);
  await deliver();
  expect(done.at(-1)).toBe('refund 5000 after 0');
  expect(await stateOf(id)).toEqual({ state: 'done', amount: DUE - 2_000 });
});

test('a refund of more than is left gives the rest up, and gives back what was captured', async () => {
  const { send, refund } = await packed();
  await send(2);
  await deliver();
  await refund(100);
  await deliver();
  expect(done).toEqual(['capture 14500 after 0', 'refund 4000 after 0']);
  await send(1);
  await deliver();
  expect(done.slice(2)).toEqual(['cancel']);
});

test('a capture whose answer was lost takes the same money again, before the parcel after it', async () => {
  const { id, send } = await packed();
  await send(1);
  lost = 1;
  await expect(deliver()).rejects.toThrow('the answer was lost');
  expect(await stateOf(id)).toEqual({ state: 'under_way', amount: 8_500 });
  await send(2);
  await deliver();
  expect(done).toEqual(['capture 8500 after 0', 'capture 12000 after 8500']);
  expect(await stateOf(id)).toEqual({ state: 'done', amount: DUE });
});
