import { type AnyExtension, defineExtension, type PaymentProvider, type PaymentState } from '@waha/extend';
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
import { captureAtShipment, hostPaymentMethods, sendRefund } from '../payments/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';
import { captureSubscriber, refundSubscriber } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
let lines: { product_id: number; quantity: number }[];
let lender: ReturnType<typeof createLender>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  headers = (await makeStaff(database.db, 'owner')).headers;
  const { id } = await factories(database.db).product({ priceHalalas: 9_000, stock: 500 });
  lines = [{ product_id: id, quantity: 2 }];
  shop = await createTestApp(database, { extensions: [lending(() => lender)] });
});
beforeEach(() => {
  lender = createLender();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Two pieces of 90, and 25 for delivery. */
const DUE = 20_500;

/** A lender that authorises first. `fails` strikes the next captures after they have had their effect. */
function createLender() {
  let state: PaymentState = { status: 'open', wasRefused: false };
  const done: string[] = [];
  const control = { fails: 0, isStubborn: false, takes: 0, reads: 0, gate: Promise.resolve() };
  const provider: PaymentProvider = {
    capabilities: { flow: 'redirect', capture: 'at-shipment', refunds: 'parts', minimum: 100, maximum: null },
    start: async ({ id }) => ({ reference: id, url: 'https://lender.example/pay' }),
    async read() {
      const seen = state;
      control.reads += 1;
      await control.gate;
      return seen;
    },
    async capture(_, amount) {
      done.push(`capture ${amount}`);
      if (state.status === 'authorised') {
        state = { status: 'captured', captureReference: 'taken', amount: control.takes || amount, currency: 'SAR' };
      }
      if (control.fails > 0) {
        control.fails -= 1;
        throw new Error('the answer was lost');
      }
    },
    refund: async ({ captureReference, amount, refundedBefore }) =>
      void done.push(`refund ${amount} of ${captureReference} after ${refundedBefore}`),
    async cancel() {
      done.push('cancel');
      if (state.status !== 'captured' && !control.isStubborn) state = { status: 'failed' };
    },
    webhook: () => 'ignored',
  };
  const authorise = (amount = DUE) => {
    state = { status: 'authorised', amount, currency: 'SAR' };
  };
  return { provider, authorise, done, control };
}

function lending(of: () => ReturnType<typeof createLender>): AnyExtension {
  const texts = { ar: { name: 'مُقرض', description: 'لاحقًا' }, en: { name: 'Lender', description: 'Later' } };
  const { capabilities } = createLender().provider;
  return defineExtension({
    ...{ name: 'lender', api: 1, settings: {}, texts },
    payment: () => ({
      capabilities,
      start: (intent) => of().provider.start(intent),
      read: (reference) => of().provider.read(reference),
      capture: async (reference, amount, part) => of().provider.capture?.(reference, amount, part),
      refund: async (refund) => of().provider.refund?.(refund),
      cancel: (reference) => of().provider.cancel(reference),
      webhook: () => 'ignored',
    }),
  });
}

async function authorised() {
  const body = orderBody(lines, DUE / 100, { payment_method: 'lender' });
  const { id, view_token } = (await shop.call('POST /orders', { body })).body.data;
  const path = `POST /orders/${id}/payment`;
  await shop.call(`${path}?view_token=${view_token}`);
  lender.authorise();
  const refresh = () => shop.call(`${path}/refresh?view_token=${view_token}`);
  const cancel = () =>
    shop.call(`PATCH /orders/${id}/status?view_token=${view_token}`, { body: { status: 'cancelled' } });
  return { id: String(id), refresh, cancel };
}

/** The work of payments in the background; an attempt may be made again, as after a failure. */
function background() {
  const opened = openExtensions([lending(() => lender)], {
    ...{ config: shop.config, db: database.db, now: Date.now },
    log: createLog({ level: 'silent' }),
  });
  const deps = { db: database.db, now: Date.now, onlineMethods: hostPaymentMethods(opened.payments) };
  return {
    deliver: () =>
      deliverEvents(database.db, [
        refundSubscriber(deps),
        captureSubscriber(deps),
        {
          name: 'invoices.return',
          event: 'return.refunded',
          handle: ({ returnId }) => issueReturnCreditNote(unstamped(database.db), returnId, new Date()),
        },
      ]),
    capture: (orderId: string) => captureAtShipment(deps, orderId),
    refund: (refundId: number) => sendRefund(deps, refundId),
  };
}

async function refundOf(id: string, riyals: number | 'all') {
  const what = riyals === 'all' ? { everything: true } : { amount: riyals };
  const body = { ...what, to: 'original', reason: 'تأخرنا' };
  const { status, body: reply } = await staff(`POST /admin/orders/${id}/refunds`, body);
  expect(status, JSON.stringify(reply)).toBe(201);
  const { rows } = await sql.rows({ id: sql.int8 })`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${id} order by r.id desc
  `.execute(database.db);
  return rows[0]?.id ?? 0;
}

const staff = (key: string, body?: object) =>
  shop.call(key, { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });
const pack = (id: string) => staff('POST /admin/orders/pack', { ids: [id] });
const send = (id: string, body: object = {}) => staff(`POST /admin/orders/${id}/shipments`, body);
const paymentOf = async (id: string) => {
  const { rows } = await sql.rows({ state: sql.text.orNull, amount: sql.int8.orNull, reference: sql.text.orNull })`
    select capture_state as state, capture_amount as amount, provider_payment_id as reference from payments
    where order_id = ${id}`.execute(database.db);
  return rows[0];
};

test('authorised money pays the order, and is captured once when the first shipment leaves', async () => {
  const { id, refresh } = await authorised();
  expect((await refresh()).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
  await refresh();
  const { deliver } = background();
  await deliver();
  expect(lender.done, 'nothing is taken before').toEqual([]);
  await pack(id);
  const { body } = await staff(`GET /admin/orders/${id}`);
  expect((await send(id, { lines: [{ id: body.data.items[0].id, quantity: 1 }] })).status).toBe(201);
  await deliver();
  expect((await send(id)).status).toBe(201);
  await deliver();
  expect(lender.done).toEqual([`capture ${DUE}`]);
  expect(await paymentOf(id)).toEqual({ state: 'done', amount: DUE, reference: 'taken' });
});

test('what is refunded before is not captured; what is refunded after goes back through the provider', async () => {
  const { id, refresh } = await authorised();
  await refresh();
  await pack(id);
  const { deliver } = background();
  await refundOf(id, 10);
  await deliver();
  expect(lender.done, 'that much less will be captured').toEqual([]);
  // Not handed over before the shipment: the capture ends it.
  await refundOf(id, 5);
  await send(id);
  const { capture, refund } = background();
  await capture(id);
  expect(lender.done).toEqual([`capture ${DUE - 1_500}`, 'cancel']);
  await deliver();
  await refund(await refundOf(id, 2));
  await deliver();
  expect(lender.done.slice(2)).toEqual(['refund 200 of taken after 0']);
});

test('a capture whose answer was lost takes the same amount again, whatever is refunded meanwhile', async () => {
  const { id, refresh } = await authorised();
  await refresh();
  await pack(id);
  await send(id);
  lender.control.fails = 1;
  const { capture, refund, deliver } = background();
  await expect(capture(id)).rejects.toThrow('the answer was lost');
  expect(await paymentOf(id)).toMatchObject({ state: 'under_way', amount: DUE });
  const refundId = await refundOf(id, 10);
  await expect(refund(refundId)).rejects.toThrow('waits for the capture');
  await capture(id);
  await refund(refundId);
  await deliver();
  expect(lender.done).toEqual([`capture ${DUE}`, `capture ${DUE}`, 'refund 1000 of taken after 0']);
});

test('an order that is cancelled gives the whole authorisation up; nothing is captured or refunded', async () => {
  const { id, refresh, cancel } = await authorised();
  await refresh();
  expect((await cancel()).status).toBe(200);
  const { deliver, capture } = background();
  await deliver();
  await capture(id);
  expect(lender.done).toEqual(['cancel']);
  expect(await paymentOf(id)).toMatchObject({ state: 'released', amount: null });
});

test('parts that sum to all of it give the authorisation up, too', async () => {
  const { id, refresh } = await authorised();
  await refresh();
  await refundOf(id, 100);
  await refundOf(id, 'all');
  await background().deliver();
  expect(lender.done).toEqual(['cancel']);
  expect(await paymentOf(id)).toMatchObject({ state: 'released' });
});

test('an authorisation that the provider does not give up is tried again', async () => {
  const { id, refresh, cancel } = await authorised();
  await refresh();
  lender.control.isStubborn = true;
  await cancel();
  const { rows } = await sql.rows({ id: sql.int8 })`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`.execute(
    database.db,
  );
  const { refund } = background();
  const refundId = rows[0]?.id ?? 0;
  await expect(refund(refundId)).rejects.toThrow('states authorised after a release');
  lender.control.isStubborn = false;
  await refund(refundId);
  expect(await paymentOf(id)).toMatchObject({ state: 'released' });
});

test('a provider that states another amount after a capture is an error that staff see', async () => {
  const { id, refresh } = await authorised();
  await refresh();
  await pack(id);
  await send(id);
  lender.control.takes = 100;
  await expect(background().capture(id)).rejects.toThrow(`lender states 100 SAR after a capture of ${DUE} SAR`);
  expect(await paymentOf(id)).toMatchObject({ state: 'under_way' });
});

test('of two readers of one authorisation none gives up what the other has let pay the order', async () => {
  const { id, refresh } = await authorised();
  const gate = Promise.withResolvers<void>();
  lender.control.gate = gate.promise;
  const late = refresh();
  await expect.poll(() => lender.control.reads).toBe(1);
  lender.control.gate = Promise.resolve();
  await refresh();
  gate.resolve();
  await late;
  expect(lender.done).toEqual([]);
  expect(await paymentOf(id)).toMatchObject({ state: 'waiting' });
});
