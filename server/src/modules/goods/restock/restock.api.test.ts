import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverTo,
  factories,
  makeCustomer,
  makeSellable,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { changeStock } from '../catalog/index.ts';
import { restockSubscribers } from './restock.subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let subscribers: Subscriber[];
let mails: Mail[] = [];
let texts: Sms[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
  const deps = backgroundDeps(database.db, { mails: [], messages: [] });
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const sms = { send: async (message: Sms) => void texts.push(message) };
  subscribers = subscribersOf({ ...deps, mailer, sms }).filter(({ name }) => /^(restock|catalog)\./.test(name));
});
afterAll(async () => {
  await deliver();
  await shop.close();
  await database.close();
});

const soldOut = () => factories(database.db).product({ nameAr: 'دلة رسلان', nameEn: 'Raslan dallah', stock: 0 });
const ask = (id: number, body: object, language: 'ar' | 'en' = 'ar') =>
  shop.call(`POST /products/${id}/notify`, { body, language });
const waiting = async (id: number) =>
  (await sql`select id from restock_requests where product_id = ${id}`.execute(database.db)).rows.length;

async function restock(variantId: number | undefined, delta = 5): Promise<void> {
  await inTransaction(database.db, (tx) => changeStock(tx, { variantId: variantId ?? 0, delta }));
  await deliver();
}

/** Delivers events in several rounds, because one event may cause another. */
async function deliver(to = subscribers): Promise<void> {
  for (let round = 0; round < 3; round += 1) await deliverEvents(database.db, to);
}

test('stock returns: one mail in both languages, the asker’s first, with the way to the product; then never again', async () => {
  const { id, slug, variantIds } = await soldOut();
  const { status, body } = await ask(id, { email: 'Noura@Example.com' });
  expect([status, body.data.requested]).toEqual([200, true]);
  mails = [];
  await restock(variantIds[0]);
  expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([['noura@example.com', 'عاد إلى المتجر: دلة رسلان']]);
  const [mail] = mails;
  expect(mail?.html).toContain(`http://shop.test/product/${id}/${slug}"`);
  expect(mail?.html).toContain(`http://shop.test/en/product/${id}/${slug}"`);
  expect(mail?.html.indexOf('lang="ar"')).toBeLessThan(mail?.html.indexOf('lang="en" dir') ?? 0);
  expect(await waiting(id)).toBe(0);
  await restock(variantIds[0], -5);
  await restock(variantIds[0], 2);
  expect(mails).toHaveLength(1);
});

test('nobody is told before the pages say that something is there', async () => {
  const { id, variantIds } = await soldOut();
  await ask(id, { email: 'early@example.com' });
  mails = [];
  await inTransaction(database.db, (tx) => changeStock(tx, { variantId: variantIds[0] ?? 0, delta: 1 }));
  // Simulates an event that is delivered before the catalogue is invalidated.
  await deliver(subscribers.filter(({ name }) => name.startsWith('restock.')));
  expect(mails).toEqual([]);
  await deliverTo(
    subscribers.find(({ name }) => name === 'catalog.in-stock'),
    { productIds: [id] },
  );
  expect((await shop.call(`GET /products/${id}`)).body.data.in_stock).toBe(true);
  await deliver();
  expect(mails.map(({ to }) => to)).toEqual(['early@example.com']);
});

test('the same event delivered twice sends once', async () => {
  const { id, variantIds } = await soldOut();
  await ask(id, { email: 'a@example.com' });
  mails = [];
  await inTransaction(database.db, (tx) => changeStock(tx, { variantId: variantIds[0] ?? 0, delta: 1 }));
  const take = subscribers.find((one) => one.event === 'stock.shown');
  await Promise.all([1, 2, 3].map(() => deliverTo(take, { productIds: [id] })));
  await deliver();
  expect(mails).toHaveLength(1);
});

test('a mail that could not be sent is tried again, and is sent once', async () => {
  const { id, variantIds } = await soldOut();
  await ask(id, { email: 'b@example.com' });
  const { rows } = await sql.rows({ id: sql.int8 })`select id from restock_requests where product_id = ${id}`.execute(
    database.db,
  );
  const payload = { requestId: rows[0]?.id ?? 0 };
  await inTransaction(database.db, (tx) => changeStock(tx, { variantId: variantIds[0] ?? 0, delta: 1 }));
  await deliverTo(
    subscribers.find((one) => one.event === 'stock.shown'),
    { productIds: [id] },
  );
  const failing = restockSubscribers({
    db: database.db,
    publicUrl: '',
    mailer: { send: () => Promise.reject(new Error('no connection')), close: () => undefined },
    sms: { send: async () => undefined },
  });
  await expect(
    deliverTo(
      failing.find((one) => one.event === 'restock.due'),
      payload,
    ),
  ).rejects.toThrow('no connection');
  expect(await waiting(id)).toBe(1);
  mails = [];
  await deliver();
  expect(mails).toHaveLength(1);
});

test('asked twice from one address it is kept once, and the answer is the same', async () => {
  const { id } = await soldOut();
  const first = await ask(id, { email: 'c@example.com' });
  const again = await ask(id, { email: ' C@example.com'.trim() });
  expect(again.body).toEqual(first.body);
  expect(await waiting(id)).toBe(1);
  await ask(id, { phone: '٠٥٥١٢٣٤٥٦٧' });
  await ask(id, { phone: '+966 55 123 4567' });
  expect(await waiting(id)).toBe(2);
});

test('a phone gets a text message in its language', async () => {
  const { id, variantIds, slug } = await soldOut();
  await ask(id, { phone: '0551234567' }, 'en');
  texts = [];
  await restock(variantIds[0]);
  const url = `http://shop.test/en/product/${id}/${slug}`;
  expect(texts).toEqual([
    {
      ...{ to: '+966551234567', language: 'en', text: `Back in stock: Raslan dallah ${url}` },
      ...{ template: 'restock', values: { name: 'Raslan dallah', url } },
    },
  ]);
});

test('who waits for one size hears of that size only', async () => {
  const { id, variantIds } = await factories(database.db).product({
    variants: [
      { size: 'M', stock: 0 },
      { size: 'L', stock: 0 },
    ],
  });
  await ask(id, { email: 'd@example.com', variant_id: variantIds[1] });
  mails = [];
  await restock(variantIds[0]);
  expect(mails).toEqual([]);
  await restock(variantIds[1]);
  expect(mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('(L)')]);
});

test('an order that is cancelled gives its stock back, and whoever waited hears of it', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 1 });
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  expect(placed.status).toBe(201);
  expect((await ask(id, { email: 'e@example.com' })).status).toBe(200);
  mails = [];
  const { id: order, view_token: token } = placed.body.data;
  await shop.call(`PATCH /orders/${order}/status?view_token=${token}`, { body: { status: 'cancelled' } });
  await deliver();
  expect(mails.map((mail) => mail.to)).toEqual(['e@example.com']);
});

test.each([
  ['nothing to write to', {}, 422, 'request.invalid'],
  ['a wrong phone', { phone: '123' }, 422, 'request.invalid'],
  ['a wrong e-mail', { email: 'nobody' }, 422, 'request.invalid'],
])('refuses %s', async (_, body, status, code) => {
  const { id } = await soldOut();
  const answer = await ask(id, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await waiting(id)).toBe(0);
});

test('is in the copy of whoever proved the address, and goes with their account; a stranger’s stays', async () => {
  const { id } = await soldOut();
  const email = 'leaver@example.com';
  const stranger = await makeCustomer(database.db, { email: 'other@example.com' });
  const customer = await makeCustomer(database.db, { email, isEmailVerified: true });
  for (const to of [email, 'other@example.com']) await ask(id, { email: to });
  await shop.call('POST /newsletter', { body: { email, source: 'page' } });
  const copy = (await shop.call('GET /user/export', { headers: customer.headers })).body;
  expect([copy.restock.length, copy.newsletter.status]).toEqual([1, 'pending']);
  for (const { headers } of [customer, stranger]) {
    expect((await shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } })).status).toBe(200);
  }
  expect(await waiting(id), 'an address nobody proved is nobody’s to forget').toBe(1);
  const { rows } = await sql`select from newsletter_subscribers where email = ${email}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('the way in the mail leads to the product', async () => {
  const { id, variantIds } = await soldOut();
  await ask(id, { email: 'way@example.com' });
  mails = [];
  await restock(variantIds[0]);
  const [, found, slug] = /shop\.test\/product\/(\d+)\/([\w-]+)"/.exec(mails[0]?.html ?? '') ?? [];
  const { body } = await shop.call(`GET /products/${found}`);
  expect(body.data).toMatchObject({ id, slug, in_stock: true });
});

test('refuses what can be had right now, and a variant of something else', async () => {
  const there = await factories(database.db).product({ stock: 2 });
  expect((await ask(there.id, { email: 'f@example.com' })).body.code).toBe('restock.in_stock');
  const other = await soldOut();
  const strange = await ask(other.id, { email: 'f@example.com', variant_id: there.variantIds[0] });
  expect(strange.body.code).toBe('restock.variant_unknown');
});

test('a visitor may ask a few times a minute', async () => {
  const limited = await createTestApp(database, { cacheBytes: 0, limits: true });
  const { id } = await soldOut();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const body = { email: `g${attempt}@example.com` };
    statuses.push((await limited.call(`POST /products/${id}/notify`, { body })).status);
  }
  expect(statuses).toContain(429);
  await limited.close();
});
