import type { AnyExtension, Conversion } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openExtensions } from '../../../extensions/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { testFeed } from '../../../testing/fakes/test-feed.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
  testExtensions,
} from '../../../testing/index.ts';
import { forgetConversions } from './consents.store.ts';
import { sendConversion } from './send-conversion.ts';
import { tellServices } from './tell-services.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let sent: Conversion[];
let answer: () => Promise<unknown>;
let needsPerson = false;

const teller: AnyExtension = {
  ...{ name: 'teller', api: 1, settings: {}, texts: { ar: { name: 'مخبر' }, en: { name: 'Teller' } } },
  conversion: () => ({
    purpose: 'marketing',
    maxAgeMs: 86_400_000,
    needsPerson,
    send: async (conversion: Conversion) => {
      sent.push(conversion);
      return (await answer()) as 'taken';
    },
  }),
};

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, {
    extensions: [...testExtensions, testFeed, teller],
    settings: { TEST_FEED: '1', TEST_FEED_TAKES_ALL: '1' },
  });
});
beforeEach(() => {
  sent = [];
  answer = async () => 'taken';
  needsPerson = false;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const agree = async (marketing: boolean, id?: string): Promise<string> => {
  const body = { ...(id && { id }), analytics: false, marketing, text_version: '1' };
  return (await shop.call('POST /consents', { body })).body.data.id;
};
const tell = async (body: object, headers = {}) => {
  const told = await shop.call('POST /conversions', { body: { path: '/checkout', ...body }, headers });
  expect([told.status, told.body.message]).toEqual([200, undefined]);
};
function openedExtensions() {
  const config = readConfig({ PUBLIC_URL: 'http://shop.test', DEMO: '1' });
  return openExtensions([teller], { config, db: database.db, log: createLog({ level: 'silent' }), now: Date.now });
}

function deliver() {
  const { db } = database;
  const extensions = openedExtensions();
  const deps = { ...backgroundDeps(db, { mails: [], messages: [] }), extensions };
  return deliverEvents(db, tellServices(deps));
}

async function place(more: Record<string, unknown> = {}) {
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
  const total = 'payment_method' in more ? 125 : 140;
  const body = orderBody([{ product_id: product.id, quantity: 1 }], total, more);
  const placed = await shop.call('POST /orders', { body });
  expect([placed.status, placed.body.message]).toEqual([201, undefined]);
  return { id: placed.body.data.id, number: placed.body.data.number, product };
}

test('visitors are asked where a service is set up', async () => {
  expect((await shop.call('GET /settings')).body.data.asks_consent).toEqual(['marketing']);
});

test('a purchase of somebody who agreed is told of once, with the consent of that moment', async () => {
  const consent = await agree(true);
  const { id, number, product } = await place();
  const purchase = { consent_id: consent, kind: 'purchase', order_id: id, clicks: { ScCid: 'a-click' } };
  await tell(purchase);
  await tell(purchase);
  await deliver();
  expect(sent).toMatchObject([
    {
      ...{ kind: 'purchase', orderNumber: number, value: 14_000, visitorId: consent, clickMarks: { ScCid: 'a-click' } },
      items: [{ id: `${product.variantIds[0]}`, quantity: 1, price: 10_000 }],
      person: { phone: expect.stringMatching(/^\+966/) },
      consents: ['marketing'],
    },
  ]);
  const { rows } = await sql.rows({ marketing: sql.bool })`
    select marketing from order_consents where order_id = ${id}
  `.execute(database.db);
  expect(rows).toEqual([{ marketing: true }]);
});

test('nothing is kept of who did not agree, agreed to something else, or tells of what is no order of theirs now', async () => {
  const { id, product } = await place();
  await tell({ consent_id: crypto.randomUUID(), kind: 'purchase', order_id: id });
  await tell({ consent_id: await agree(false), kind: 'purchase', order_id: id });
  const consent = await agree(true);
  await tell({ consent_id: consent, kind: 'purchase', order_id: crypto.randomUUID() });
  await tell({ consent_id: consent, kind: 'purchase' });
  await sql`update orders set created_at = created_at - interval '2 hours' where id = ${id}`.execute(database.db);
  await tell({ consent_id: consent, kind: 'purchase', order_id: id });
  const statistics = await shop.call('POST /consents', {
    body: { analytics: true, marketing: false, text_version: '1' },
  });
  await tell({
    consent_id: statistics.body.data.id,
    kind: 'checkout',
    lines: [{ product_id: product.id, quantity: 1 }],
  });
  await deliver();
  expect(sent).toEqual([]);
});

test('who withdraws stops what was not sent yet, and each answer is logged', async () => {
  const consent = await agree(true);
  const { product } = await place();
  await tell({ consent_id: consent, kind: 'add_to_cart', lines: [{ product_id: product.id, quantity: 2 }] });
  await agree(false, consent);
  await deliver();
  expect(sent).toEqual([]);
  await agree(true, consent);
  await tell({ consent_id: consent, kind: 'add_to_cart', lines: [{ product_id: product.id, quantity: 2 }] });
  await deliver();
  expect(sent).toMatchObject([{ kind: 'add_to_cart', value: 20_000, person: null }]);
  const { rows } = await sql.rows({ marketing: sql.bool })`
    select marketing from consent_log where consent_id = ${consent} order by id
  `.execute(database.db);
  expect(rows.map(({ marketing }) => marketing)).toEqual([true, false, true]);
});

test('an order that is not paid yet is no purchase until it is', async () => {
  const consent = await agree(true);
  const { id } = await place({ payment_method: 'bank_transfer' });
  await tell({ consent_id: consent, kind: 'purchase', order_id: id });
  await deliver();
  expect(sent).toEqual([]);
  await sql`update orders set status = 'confirmed' where id = ${id}`.execute(database.db);
  await inTransaction(database.db, (tx) => publish(tx, 'order.confirmed', { orderId: id }));
  await deliver();
  await deliver();
  expect(sent).toMatchObject([{ kind: 'purchase', value: 12_500 }]);
  await sql`update orders set status = 'pending_payment' where id = ${id}`.execute(database.db);
});

/** Sends the one conversion of an agreement; returns what was logged. */
async function sendOnly(consent: string): Promise<unknown[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from conversions where consent_id = ${consent}
  `.execute(database.db);
  const [adapter] = openedExtensions().conversions;
  if (!adapter || !rows[0]) throw new Error('nothing waits');
  const logged: unknown[] = [];
  const deps = { db: database.db, now: Date.now, publicUrl: 'http://shop.test' };
  await sendConversion({ ...deps, onError: (error) => logged.push(error) }, adapter, rows[0].id);
  return logged;
}

test('the refusal of a purchase is thrown, so that it is tried again and then seen by staff', async () => {
  const consent = await agree(true);
  await tell({ consent_id: consent, kind: 'purchase', order_id: (await place()).id });
  answer = async () => ({ refused: 'status 401' });
  await expect(sendOnly(consent)).rejects.toThrow('teller refused a conversion: status 401');
  answer = async () => 'rubbish';
  await expect(sendOnly(consent)).rejects.toThrow('rubbish');
  answer = async () => 'taken';
  await deliver();
});

test('the refusal of anything else is logged once', async () => {
  const consent = await agree(true);
  const { product } = await place();
  await tell({ consent_id: consent, kind: 'checkout', lines: [{ product_id: product.id, quantity: 1 }] });
  answer = async () => ({ refused: 'status 400' });
  expect(String(await sendOnly(consent))).toBe('Error: teller refused a conversion: status 400');
  answer = async () => 'taken';
  await deliver();
});

test('conversions name the items that feeds name', async () => {
  const [simple, variable] = [
    await factories(database.db).product({ priceHalalas: 10_000 }),
    await factories(database.db).product({ variants: [{ size: 'M' }, { size: 'L' }] }),
  ];
  const lines = [
    { product_id: simple.id, quantity: 1 },
    { product_id: variable.id, variant_id: variable.variantIds[1], quantity: 2 },
  ];
  await tell({ consent_id: await agree(true), kind: 'add_to_cart', lines });
  await deliver();
  const feed = await shop.app.server.inject({ method: 'GET', url: '/feeds/test-feed/en.ndjson' });
  const ids = feed.body
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);
  expect(sent.flatMap(({ items }) => items).map(({ id }) => id)).toEqual([
    `${simple.variantIds[0]}`,
    `${variable.variantIds[1]}`,
  ]);
  expect(ids).toEqual(expect.arrayContaining(sent.flatMap(({ items }) => items.map(({ id }) => id))));
});

test('pages are told without what names an order or opens a link', async () => {
  const consent = await agree(true);
  const { id, product } = await place();
  await tell({ consent_id: consent, kind: 'purchase', order_id: id, path: `/en/order/${id}` });
  const lines = [{ product_id: product.id, quantity: 1 }];
  await tell({ consent_id: consent, kind: 'add_to_cart', path: `/product/${product.id}/oud`, lines });
  await deliver();
  expect(sent.map(({ pageUrl }) => pageUrl)).toEqual([
    'http://shop.test/en/order',
    `http://shop.test/product/${product.id}`,
  ]);
});

test('a service that finds people by their contacts is told of purchases alone, and none of what has no item or browser', async () => {
  needsPerson = true;
  const consent = await agree(true);
  const { id, product } = await place();
  const lines = [{ product_id: product.id, quantity: 1 }];
  await tell({ consent_id: consent, kind: 'checkout', lines });
  await tell({ consent_id: consent, kind: 'purchase', order_id: id });
  await deliver();
  expect(sent.map(({ kind }) => kind)).toEqual(['purchase']);
  needsPerson = false;
  await tell({ consent_id: consent, kind: 'checkout', lines }, { 'user-agent': '' });
  await tell({ consent_id: consent, kind: 'checkout' });
  await deliver();
  expect(sent).toHaveLength(1);
});

test.each(['returned', 'refunded', 'cancelled'])('an order that is %s by then is no purchase', async (status) => {
  const { id } = await place();
  await tell({ consent_id: await agree(true), kind: 'purchase', order_id: id });
  await sql`update orders set status = ${status} where id = ${id}`.execute(database.db);
  await deliver();
  expect(sent).toEqual([]);
  await sql`update orders set status = 'confirmed' where id = ${id}`.execute(database.db);
});

test('a customer gets the answers under which they ordered with their copy, and they go with the account', async () => {
  const customer = await makeCustomer(database.db);
  const { id, number } = await place();
  await tell({ consent_id: await agree(true), kind: 'purchase', order_id: id });
  await sql`update orders set customer_id = ${customer.id} where id = ${id}`.execute(database.db);
  const copy = await shop.call('GET /user/export', { headers: customer.headers });
  expect(copy.body.order_consents).toMatchObject([{ number, analytics: false, marketing: true }]);
  const { batchedErasers } = backgroundDeps(database.db, { mails: [], messages: [] });
  const eraser = batchedErasers.find(({ part }) => part === 'conversions');
  await inTransaction(database.db, async (tx) => void (await eraser?.eraseBatch(tx, customer.id, null)));
  const { rows } = await sql.rows({ left: sql.int4.neverNull })`
    select ((select count(*) from conversions where order_id = ${id})
      + (select count(*) from order_consents where order_id = ${id}))::int as left
  `.execute(database.db);
  expect(rows).toEqual([{ left: 0 }]);
  await deliver();
  expect(sent).toEqual([]);
});

test('old conversions and agreements end', async () => {
  const consent = await agree(true);
  const { product } = await place();
  await tell({ consent_id: consent, kind: 'checkout', lines: [{ product_id: product.id, quantity: 1 }] });
  await forgetConversions(database.db, new Date(Date.now() + 8 * 86_400_000));
  await deliver();
  expect(sent).toEqual([]);
  await forgetConversions(database.db, new Date(Date.now() + 4 * 365 * 86_400_000));
  const { rows } = await sql.rows({ left: sql.int4.neverNull })`
    select ((select count(*) from consents) + (select count(*) from consent_log) + (select count(*) from order_consents))::int as left
  `.execute(database.db);
  expect(rows).toEqual([{ left: 0 }]);
});
