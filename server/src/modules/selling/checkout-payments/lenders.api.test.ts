import { type AnyExtension, defineExtension, type OfferRequest, type PaymentIntent } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let lines: { product_id: number; quantity: number }[];
let shop: Awaited<ReturnType<typeof createTestApp>>;
let customer: MadeCustomer;
let asked: { offers: OfferRequest[]; intents: PaymentIntent[] };
/** The lender's answer to the next buyers. */
let declines: boolean;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_001, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
  customer = await makeCustomer(database.db, {});
  shop = await createTestApp(database, { extensions: [lender('lender', true), lender('forgetful', false)] });
});
beforeEach(() => {
  asked = { offers: [], intents: [] };
  declines = false;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

function lender(name: string, asksHistory: boolean): AnyExtension {
  const texts = { ar: { name: 'مُقرض', description: 'لاحقًا' }, en: { name: 'Lender', description: 'Later' } };
  return defineExtension({
    ...{ name, api: 1, settings: {}, texts },
    payment: () => ({
      capabilities: {
        ...{ flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 10_000, maximum: 20_000 },
        ...{ instalments: { count: 4 }, asksHistory },
      },
      async offer(request) {
        asked.offers.push(request);
        return !declines || request.buyer === null;
      },
      async start(intent) {
        asked.intents.push(intent);
        return declines ? { isDeclined: true } : { reference: intent.id, url: 'https://lender.example/pay' };
      },
      read: async () => ({ status: 'open', wasRefused: false }),
      refund: async () => undefined,
      cancel: async () => undefined,
    }),
  });
}

const quote = async (pieces: number, headers: Record<string, string> = {}) => {
  const body = { lines: lines.map((line) => ({ ...line, quantity: pieces })), city_id: 1, shipping_method: 'standard' };
  const { data } = (await shop.call('POST /orders/quote', { body, headers })).body;
  return data.payment_options.find(({ code }: { code: string }) => code === 'lender');
};

async function startAt(method = 'lender', headers: Record<string, string> = {}) {
  const body = orderBody(lines, 125.01, { payment_method: method });
  const placed = await shop.call('POST /orders', { body, headers });
  const { id, view_token: token } = placed.body.data;
  const path = `POST /orders/${id}/payment`;
  const query = token ? `?view_token=${token}` : '';
  return {
    started: await shop.call(`${path}${query}`, { headers }),
    again: () => shop.call(`${path}${query}`, { headers }),
    refresh: () => shop.call(`${path}/refresh${query}`, { headers }),
  };
}

test('a quote says the largest of the parts, while the amount is one that the lender takes', async () => {
  // 125.01 in four parts: none is more than 31.26.
  expect((await quote(1)).instalments).toEqual({ count: 4, amount: 31.26 });
  expect(await quote(3)).toMatchObject({ available: false, instalments: null });
});

test('the settings that pages read name the parts and their limits', async () => {
  const { data } = (await shop.call('GET /settings', {})).body;
  const parts = { count: 4, minimum: 100, maximum: 200 };
  expect(data.payment_instalments).toEqual([parts, parts]);
});

test('without a lender the settings say nothing of parts', async () => {
  const plain = await createTestApp(database, { extensions: [] });
  const { data } = (await plain.call('GET /settings', {})).body;
  await plain.close();
  expect('payment_instalments' in data).toBe(false);
});

test('a lender is told who is signed in, and of a guest nothing', async () => {
  await quote(1);
  expect(asked.offers.map(({ buyer }) => buyer)).toEqual([null, null]);
  declines = true;
  expect(await quote(1, customer.headers)).toBeUndefined();
  expect(asked.offers.at(-1)?.buyer).toMatchObject({ phone: customer.phone });
  expect((await quote(1))?.code).toBe('lender');
});

test('a buyer who is declined reads it in words, keeps the order, and may be accepted later', async () => {
  declines = true;
  const { started, again, refresh } = await startAt();
  expect([started.status, started.body.code]).toEqual([409, 'payments.declined']);
  expect((await refresh()).body.data).toMatchObject({ status: 'failed', order_status: 'pending_payment', url: null });
  declines = false;
  expect((await again()).body.data).toMatchObject({ status: 'open', url: 'https://lender.example/pay' });
});

test('the history of an account goes to a lender that asks for it, and to no other', async () => {
  await startAt('lender', customer.headers);
  const body = orderBody(lines, 140.01, { payment_method: 'cash_on_delivery' });
  const cash = await shop.call('POST /orders', { body, headers: customer.headers });
  await deliverOrder(database.db, String(cash.body.data.id));
  await startAt('lender', customer.headers);
  await startAt('forgetful', customer.headers);
  const [before, after, forgetful] = asked.intents;
  expect(before?.history).toMatchObject({ deliveredOrders: 0, latest: [] });
  expect(after?.history).toMatchObject({
    deliveredOrders: 1,
    latest: [
      { amount: 14_001, isCash: true, outcome: 'delivered' },
      { amount: 12_501, isCash: false, outcome: 'open' },
    ],
  });
  expect(after?.history?.registeredAt).toBeInstanceOf(Date);
  expect(forgetful?.history).toBeNull();
});

test('a guest has no history, whosever phone they type', async () => {
  await startAt();
  expect(asked.intents[0]).toMatchObject({ history: null, buyer: { firstName: expect.any(String) } });
});
