import { type AnyExtension, defineExtension, type PaymentState } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
  testMethods,
} from '../../../testing/index.ts';
import { reconcilePayments } from './index.ts';

const GATEWAY = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

/** The wallet's provider: what it was charged, by reference, and what the next calls meet. */
let charges: Map<string, { state: PaymentState; times: number }>;
let trouble: 'none' | 'answer is lost' | 'never arrives' | 'refuses';
let opened: unknown[];
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: { product_id: number; quantity: number }[];

const wallet: AnyExtension = defineExtension({
  ...{ name: 'wallet', api: 1, settings: {} },
  texts: { ar: { name: 'محفظة', description: 'ادفع' }, en: { name: 'Wallet', description: 'Pay' } },
  payment: () => ({
    capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
    start: async ({ id }) => ({ reference: id, url: 'https://wallet.example/pay' }),
    read: async (reference) => charges.get(reference)?.state ?? { status: 'open', wasRefused: false },
    refund: async () => undefined,
    cancel: async () => undefined,
    webhook: ({ body }) => ({ reference: JSON.parse(new TextDecoder().decode(body)).reference, isSigned: true }),
    wallet: {
      ...{ kind: 'apple-pay', networks: ['mada', 'visa'], domainFile: 'proof' },
      async open(request) {
        opened.push(request);
        return { nonce: 'n' };
      },
      referenceOf: (id) => `charge/${id}`,
      async charge({ id, amount, currency }) {
        if (trouble === 'never arrives') throw new Error('unreachable');
        const reference = `charge/${id}`;
        const before = charges.get(reference);
        const taken: PaymentState = { status: 'captured', captureReference: reference, amount, currency };
        const state: PaymentState = trouble === 'refuses' ? { status: 'failed' } : taken;
        charges.set(reference, { state: before?.state ?? state, times: (before?.times ?? 0) + 1 });
        if (trouble === 'answer is lost') throw new Error('time-out');
      },
    },
  }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
  shop = await createTestApp(database, { extensions: [wallet] });
});
beforeEach(() => {
  [charges, trouble, opened] = [new Map(), 'none', []];
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function place() {
  const { body } = await shop.call('POST /orders', { body: orderBody(lines, 125, { payment_method: 'wallet' }) });
  return {
    id: String(body.data.id),
    at: `/orders/${body.data.id}/payment`,
    key: `?view_token=${body.data.view_token}`,
  };
}
type Placed = Awaited<ReturnType<typeof place>>;

const charge = ({ at, key }: Placed) =>
  shop.call(`POST ${at}/wallet${key}`, { body: { kind: 'apple-pay', token: { paymentData: { version: 'EC_v1' } } } });
const page = ({ at, key }: Placed) => shop.call(`POST ${at}${key}`);
const refresh = ({ at, key }: Placed) => shop.call(`POST ${at}/refresh${key}`);
const totalTimes = () => [...charges.values()].reduce((sum, { times }) => sum + times, 0);

/** The shop's clock, moved on for its charges. */
async function age(placed: Placed): Promise<void> {
  await sql`update payments set claimed_at = claimed_at - interval '1 minute', created_at = created_at - interval '2 minutes'
    where order_id = ${placed.id}`.execute(database.db);
}

test('the settings name the wallet and its method; the domain file is served as it was given', async () => {
  const { data } = (await shop.call('GET /settings', {})).body;
  expect(data.payment_wallets).toEqual([{ kind: 'apple-pay', method: 'wallet', networks: ['mada', 'visa'] }]);
  for (const end of ['', '.txt']) {
    const url = `/.well-known/apple-developer-merchantid-domain-association${end}`;
    const file = await shop.app.server.inject({ url });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'text/plain', 'proof']);
  }
});

test('a sheet is opened at Apple alone, for the shop’s own domain', async () => {
  const open = (gateway: string) => shop.call('POST /payments/wallets/apple-pay/sheet', { body: { gateway } });
  expect((await open(GATEWAY)).body.data).toEqual({ session: { nonce: 'n' } });
  expect((await open('https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/startSession')).status).toBe(200);
  expect(opened[0]).toMatchObject({ gateway: GATEWAY, domain: 'shop.test' });
  const others = [
    'http://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com@10.0.0.1/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
    'https://evil.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com/paymentservices/startSession?next=http://10.0.0.1',
    'https://apple-pay-gateway.apple.com/paymentservices/../admin',
    'https://apple-pay-gateway.apple.com/paymentservices/startSession\n',
    'http://169.254.169.254/latest/meta-data',
  ];
  for (const other of others) expect((await open(other)).status, other).toBe(422);
  expect(opened).toHaveLength(2);
});

test('an approved sheet pays its order, and pays it once', async () => {
  const placed = await place();
  expect((await charge(placed)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed', url: null });
  expect((await charge(placed)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
  expect(totalTimes()).toBe(1);
});

test('of eight calls with one sheet one charges', async () => {
  const placed = await place();
  const answers = await Promise.all(Array.from({ length: 8 }, () => charge(placed)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await refresh(placed)).body.data.order_status).toBe('confirmed');
  expect(totalTimes()).toBe(1);
});

test('a refused card leaves the order waiting; another sheet or the page may pay it', async () => {
  const placed = await place();
  trouble = 'refuses';
  expect((await charge(placed)).body.data).toMatchObject({ status: 'failed', order_status: 'pending_payment' });
  expect((await page(placed)).body.data).toMatchObject({ status: 'open', url: 'https://wallet.example/pay' });
  const other = await place();
  await charge(other);
  trouble = 'none';
  expect((await charge(other)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
});

test('a charge whose answer was lost is read, and pays', async () => {
  const placed = await place();
  trouble = 'answer is lost';
  expect((await charge(placed)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
});

test('a charge that never arrived holds the order for half a minute, and then lets it be paid another way', async () => {
  const placed = await place();
  trouble = 'never arrives';
  expect((await charge(placed)).body.data).toMatchObject({
    status: 'open',
    order_status: 'pending_payment',
    url: null,
  });
  await age(placed);
  expect((await page(placed)).body.data).toMatchObject({ status: 'open', url: 'https://wallet.example/pay' });
});

test('money of a charge that was given up pays the order when it is told after all', async () => {
  const placed = await place();
  trouble = 'never arrives';
  await charge(placed);
  await age(placed);
  await page(placed);
  const { rows } = await sql.rows({ provider_id: sql.text.neverNull, amount: sql.int8 })`
    select provider_id, amount_halalas as amount from payments where order_id = ${placed.id} and url is null
  `.execute(database.db);
  const [{ provider_id: reference, amount } = { provider_id: '', amount: 0 }] = rows;
  charges.set(reference, { times: 1, state: { status: 'captured', captureReference: 'x', amount, currency: 'SAR' } });
  const told = await shop.call('POST /payments/wallet/webhook', { body: { reference } });
  expect(told.status).toBe(200);
  expect((await refresh(placed)).body.data.order_status).toBe('confirmed');
});

test('the reconciliation settles a charge that nobody asked for again', async () => {
  const placed = await place();
  trouble = 'never arrives';
  await charge(placed);
  const [{ provider_id: reference } = { provider_id: '' }] = (
    await sql.rows({
      provider_id: sql.text.neverNull,
    })`select provider_id from payments where order_id = ${placed.id}`.execute(database.db)
  ).rows;
  charges.set(reference, {
    ...{ times: 1, state: { status: 'captured', captureReference: 'y', amount: 12_500, currency: 'SAR' } },
  });
  await age(placed);
  const onlineMethods = testMethods(database.db, {}, Date.now, [wallet]);
  await reconcilePayments({ db: database.db, now: Date.now, onlineMethods, seal: createSeal(shop.config) });
  expect((await refresh(placed)).body.data.order_status).toBe('confirmed');
});

test('a wallet pays no order of another method, and no order of another buyer', async () => {
  const { body } = await shop.call('POST /orders', { body: orderBody(lines, 140) });
  const cash = { id: '', at: `/orders/${body.data.id}/payment`, key: `?view_token=${body.data.view_token}` };
  expect((await charge(cash)).body.code).toBe('payments.nothing_to_pay');
  const placed = await place();
  expect((await charge({ ...placed, key: '' })).body.code).toBe('orders.not_found');
  expect(totalTimes()).toBe(0);
});
