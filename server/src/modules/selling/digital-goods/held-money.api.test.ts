import { type AnyExtension, defineExtension, type PaymentProvider, type PaymentState } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
} from '../../../testing/index.ts';
import { hostPaymentMethods } from '../payments/index.ts';
import { digitalGoodsSubscribers } from './digital-goods-subscribers.ts';
import { giveOrder } from './give-order.ts';

const PRICE = 5_000;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
/** Whether the lender refuses to hand over what it holds. */
let isRefusing = false;
let state: PaymentState = { status: 'open', wasRefused: false };
const done: string[] = [];

const capabilities = {
  ...{ flow: 'redirect', capture: 'at-shipment', refunds: 'parts', minimum: 100, maximum: null },
} satisfies PaymentProvider['capabilities'];
/** A lender that holds money until goods are sent. */
const lending: AnyExtension = defineExtension({
  ...{ name: 'lender', api: 1, settings: {} },
  texts: { ar: { name: 'مُقرض', description: 'لاحقًا' }, en: { name: 'Lender', description: 'Later' } },
  payment: () => ({
    capabilities,
    start: async ({ id }) => ({ reference: id, url: 'https://lender.example/pay' }),
    read: async () => state,
    async capture(_, amount) {
      if (isRefusing) throw new Error('the lender is down');
      done.push(`capture ${amount}`);
      state = { status: 'captured', captureReference: 'taken', amount, currency: 'SAR' };
    },
    refund: async () => undefined,
    cancel: async () => undefined,
    webhook: () => 'ignored',
  }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  headers = (await makeStaff(database.db, 'owner')).headers;
  shop = await createTestApp(database, { extensions: [lending] });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const staff = (key: string, body: object) =>
  shop.call(key, { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });

test('money that a lender holds is taken before a code is given, and nothing is given until it is', async () => {
  const { id: productId } = await factories(database.db).product({
    priceHalalas: PRICE,
    stock: 0,
    delivery: 'digital',
  });
  expect((await staff(`POST /admin/digital-products/${productId}/codes`, { codes: 'ONE-CODE-1234' })).status).toBe(200);
  const {
    address: _,
    shipping_method: __,
    ...body
  } = orderBody([{ product_id: productId, quantity: 1 }], PRICE / 100, {
    payment_method: 'lender',
  });
  const placed = await shop.call('POST /orders', { body });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { id, view_token: token } = placed.body.data;
  await shop.call(`POST /orders/${id}/payment?view_token=${token}`);
  state = { status: 'authorised', amount: PRICE, currency: 'SAR' };
  await shop.call(`POST /orders/${id}/payment/refresh?view_token=${token}`);

  const opened = openExtensions([lending], {
    ...{ config: shop.config, db: database.db, now: Date.now },
    log: createLog({ level: 'silent' }),
  });
  const deps = { db: database.db, now: Date.now, onlineMethods: hostPaymentMethods(opened.payments) };
  const given = async () => (await shop.call(`GET /digital-goods/${id}?view_token=${token}`)).body.data.lines[0].given;

  // The lender is down: the event fails, and the buyer has nothing.
  isRefusing = true;
  await expect(deliverEvents(database.db, digitalGoodsSubscribers(deps))).rejects.toThrow();
  expect([done, await given()]).toEqual([[], 0]);
  // The event comes again, twice.
  isRefusing = false;
  await giveOrder(deps, id);
  await giveOrder(deps, id);
  expect([done, await given()]).toEqual([[`capture ${PRICE}`], 1]);
});
