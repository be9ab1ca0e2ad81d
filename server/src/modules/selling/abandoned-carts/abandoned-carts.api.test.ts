import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCoupon,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { changeStock } from '../../goods/catalog/index.ts';
import { saveOpening } from '../../shop/settings/index.ts';
import { forgetCarts } from './forget-carts.ts';
import { makeReminders } from './remind.ts';
import { type ReminderSettings, saveReminderSettings } from './reminder-settings.store.ts';

const HOUR_MS = 3_600_000;
/** Ten in the morning in Riyadh. */
const MORNING = Date.parse('2026-11-26T07:00:00Z');
const on: ReminderSettings = { isOn: true, firstHours: 4, secondHours: 20, code: '' };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let subscribers: Subscriber[];
let mails: Mail[] = [];
let now = MORNING;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0, now: () => now });
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const deps = { ...backgroundDeps(database.db, { mails: [], messages: [] }), mailer, now: () => now };
  subscribers = subscribersOf(deps).filter(({ name }) => /^(abandoned-carts|catalog)\./.test(name));
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  now = MORNING;
  mails = [];
  await sql`delete from saved_carts`.execute(database.db);
  await sql`delete from cart_reminders`.execute(database.db);
  await turn(on);
});

const turn = (settings: ReminderSettings) => inTransaction(database.db, (tx) => saveReminderSettings(tx, settings));

/** A customer who agreed to advertising, at a proved address. */
async function makeReader(email: string) {
  const reader = await makeCustomer(database.db, { email, isEmailVerified: true });
  await sql`update customers set consent_email_at = now() where id = ${reader.id}`.execute(database.db);
  return reader;
}

const product = (nameAr = 'دلة رسلان') =>
  factories(database.db).product({ nameAr, nameEn: `${nameAr} en`, priceHalalas: 10_000, stock: 5 });
async function sellOut(productId: number): Promise<void> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from product_variants where product_id = ${productId}
  `.execute(database.db);
  await inTransaction(database.db, (tx) => changeStock(tx, { variantId: rows[0]?.id ?? 0, delta: -5 }));
}
const lineOf = (id: number, quantity = 2) => ({ product_id: id, variant_id: null, quantity });
const save = ({ headers }: { headers: { authorization: string } }, lines: object[]) =>
  shop.call('PUT /cart', { headers, body: { lines } });

async function pass(hours: number): Promise<void> {
  now += hours * HOUR_MS;
  await makeReminders({ db: database.db, now: () => now });
  await deliverEvents(database.db, subscribers);
}

test('a cart is the same on every device of its customer, and of nobody else', async () => {
  const [noura, other] = [await makeReader('noura@example.com'), await makeReader('other@example.com')];
  const { id } = await product();
  expect((await shop.call('GET /cart', { headers: noura.headers })).body.data).toEqual({ lines: [], saved_at: null });
  const saved = await save(noura, [lineOf(id)]);
  expect([saved.status, saved.body.data.lines]).toEqual([200, [lineOf(id)]]);
  expect((await shop.call('GET /cart', { headers: noura.headers })).body.data.lines).toEqual([lineOf(id)]);
  expect((await shop.call('GET /cart', { headers: other.headers })).body.data.lines).toEqual([]);
  await save(noura, []);
  expect((await shop.call('GET /cart', { headers: noura.headers })).body.data.lines).toEqual([]);
});

test('a cart that is left is reminded of twice, the last time with a code; the link has ids alone', async () => {
  const noura = await makeReader('noura2@example.com');
  const { id } = await product();
  await makeCoupon(database.db, { code: 'BACK10' });
  await turn({ ...on, code: 'BACK10' });
  await save(noura, [lineOf(id)]);
  await pass(3);
  expect(mails).toEqual([]);
  await pass(1);
  expect(mails.map(({ to }) => to)).toEqual(['noura2@example.com']);
  expect(mails[0]?.text).toContain(`http://shop.test/checkout/continue?items=${id}%3A2`);
  expect(mails[0]?.text).not.toContain('BACK10');
  await pass(20);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('code=BACK10');
  await pass(24);
  expect(mails).toHaveLength(2);
});

test('the same cart again does not put its reminder off, and a changed one is reminded of once in seven days', async () => {
  const noura = await makeReader('noura3@example.com');
  const { id } = await product();
  await save(noura, [lineOf(id)]);
  now += 3 * HOUR_MS;
  await save(noura, [lineOf(id)]);
  await pass(1);
  expect(mails).toHaveLength(1);
  await save(noura, [lineOf(id, 3)]);
  await pass(24);
  expect(mails, 'another cart, a day later').toHaveLength(1);
  now += 7 * 24 * HOUR_MS;
  await save(noura, [lineOf(id, 1)]);
  await pass(4);
  expect(mails).toHaveLength(2);
});

test('nobody is reminded at night', async () => {
  const noura = await makeReader('noura4@example.com');
  const { id } = await product();
  now = MORNING + 9 * HOUR_MS;
  await save(noura, [lineOf(id)]);
  await pass(4);
  expect(mails, 'eleven in the evening').toEqual([]);
  await pass(11);
  expect(mails, 'ten in the morning').toHaveLength(1);
});

const reasons: [
  string,
  (reader: { id: string; headers: { authorization: string } }, productId: number) => Promise<unknown>,
][] = [
  [
    'without consent',
    ({ id }) => sql`update customers set consent_email_at = null where id = ${id}`.execute(database.db),
  ],
  [
    'without a proof of the address',
    ({ id }) => sql`update customers set email_verified_at = null where id = ${id}`.execute(database.db),
  ],
  [
    'who is suspended',
    ({ id }) => sql`update customers set suspended_at = now() where id = ${id}`.execute(database.db),
  ],
  ['whose cart was emptied', (reader) => save(reader, [])],
  ['whose things are sold out', (_, id) => sellOut(id)],
  ['of a shop that switched reminders off', () => turn({ ...on, isOn: false })],
];
test.each(reasons)('no customer is reminded %s', async (reason, happen) => {
  const reader = await makeReader(`${reasons.findIndex(([one]) => one === reason)}@reasons.example`);
  const { id } = await product();
  await save(reader, [lineOf(id)]);
  await happen(reader, id);
  await pass(5);
  expect(mails).toEqual([]);
});

test('an order ends the cart, and counts for the reminder before it', async () => {
  const noura = await makeReader('noura5@example.com');
  const { id } = await product();
  await save(noura, [lineOf(id)]);
  await pass(4);
  const body = orderBody([{ product_id: id, quantity: 1 }], 140);
  const placed = await shop.call('POST /orders', { headers: noura.headers, body });
  expect([placed.status, placed.body.code]).toEqual([201, undefined]);
  await deliverEvents(database.db, subscribers);
  expect((await shop.call('GET /cart', { headers: noura.headers })).body.data.lines).toEqual([]);
  const { headers } = await makeStaff(database.db, 'manager');
  const outcome = await shop.call('GET /admin/abandoned-carts/outcome', { headers });
  expect(outcome.body.data).toMatchObject({ sent: 1, orders: 1, total: placed.body.data.total, carts: 0 });
  await pass(24);
  expect(mails, 'no second reminder of what was ordered').toHaveLength(1);
});

test('an order of one thing leaves the rest of the cart, which is reminded of no more', async () => {
  const noura = await makeReader('noura10@example.com');
  const [bought, left] = [await product('طقم قهوة'), await product('مبخرة فخار')];
  await save(noura, [lineOf(left.id), lineOf(bought.id)]);
  const body = orderBody([{ product_id: bought.id, quantity: 1 }], 140);
  expect((await shop.call('POST /orders', { headers: noura.headers, body })).status).toBe(201);
  await deliverEvents(database.db, subscribers);
  expect((await shop.call('GET /cart', { headers: noura.headers })).body.data.lines).toEqual([lineOf(left.id)]);
  await pass(24);
  expect(mails).toEqual([]);
});

test('another device that saves again what was ordered is reminded of the rest alone', async () => {
  const noura = await makeReader('noura8@example.com');
  const [bought, left] = [await product('دلة القصيم'), await product('فنجال حائل')];
  const body = orderBody([{ product_id: bought.id, quantity: 1 }], 140);
  expect((await shop.call('POST /orders', { headers: noura.headers, body })).status).toBe(201);
  await deliverEvents(database.db, subscribers);
  await save(noura, [lineOf(bought.id), lineOf(left.id)]);
  await pass(5);
  expect(mails[0]?.text).toContain('فنجال حائل');
  expect(mails[0]?.text).not.toContain('دلة القصيم');
  mails = [];
  await save(noura, [lineOf(bought.id)]);
  now += 8 * 24 * HOUR_MS;
  await sql`update saved_carts set due_at = ${new Date(now)} where customer_id = ${noura.id}`.execute(database.db);
  await sql`update orders set created_at = ${new Date(now)} where customer_id = ${noura.id}`.execute(database.db);
  await pass(0);
  expect(mails, 'nothing but what was ordered').toEqual([]);
});

test('a reminder that waited until night, or of a shop that has closed since, goes out later', async () => {
  const noura = await makeReader('noura9@example.com');
  const { id } = await product();
  await save(noura, [lineOf(id)]);
  now += 4 * HOUR_MS;
  await makeReminders({ db: database.db, now: () => now });
  now += 9 * HOUR_MS;
  await deliverEvents(database.db, subscribers);
  expect(mails, 'eleven in the evening').toEqual([]);
  now += 11 * HOUR_MS;
  await inTransaction(database.db, (tx) => saveOpening(tx, { isOpen: false }));
  await pass(0);
  expect(mails, 'closed').toEqual([]);
  await inTransaction(database.db, (tx) => saveOpening(tx, { isOpen: true }));
  await pass(0);
  expect(mails).toHaveLength(1);
});

test('the mail’s link ends the consent, by one click of the mail program, too', async () => {
  const noura = await makeReader('noura6@example.com');
  const { id } = await product();
  await save(noura, [lineOf(id)]);
  await pass(4);
  const token = /token=([\w-]{43})/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1];
  expect((await shop.call('POST /newsletter/unsubscribe', { body: { token } })).status).toBe(200);
  const { body } = await shop.call('GET /user/profile', { headers: noura.headers });
  expect(body.data.profile.consents).toMatchObject({ email: false });
  await pass(20);
  expect(mails).toHaveLength(1);
});

test('staff see who left what, at the prices of this moment', async () => {
  const noura = await makeReader('noura7@example.com');
  const [sold, gone] = [await product('مبخرة سدير'), await product('سجادة شمر')];
  await save(noura, [lineOf(sold.id), lineOf(gone.id)]);
  await sellOut(gone.id);
  const { headers } = await makeStaff(database.db, 'manager');
  const list = () => shop.call('GET /admin/abandoned-carts', { headers });
  expect((await list()).body.data.data, 'within the hour it may still be filled').toEqual([]);
  now += 2 * HOUR_MS;
  const [cart] = (await list()).body.data.data;
  expect(cart).toMatchObject({
    customer_id: noura.id,
    may_be_mailed: true,
    items: [{ product_id: sold.id, name: 'مبخرة سدير', quantity: 2 }],
    reminders: 0,
  });
  expect(cart.total).toBeGreaterThan(0);
});

test('many processes at once remind of each cart once', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, (_, index) => makeReader(`many${index}@example.com`)));
  const { id } = await product();
  for (const reader of readers) await save(reader, [lineOf(id)]);
  now += 4 * HOUR_MS;
  const { db } = withoutGuardOf(database.db, /no such words/, '');
  await Promise.all(Array.from({ length: 4 }, () => makeReminders({ db, now: () => now })));
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from cart_reminders`.execute(
    database.db,
  );
  expect(rows[0]?.count).toBe(readers.length);
  await deliverEvents(database.db, subscribers);
  expect(mails).toHaveLength(readers.length);
});

test('staff set the hours and a code that there is', async () => {
  const { headers } = await makeStaff(database.db, 'manager');
  await makeCoupon(database.db, { code: 'STAY15' });
  const put = async (code: string) => {
    const { version } = (await shop.call('GET /admin/settings/cart-reminders', { headers })).body.data;
    const body = { is_on: true, first_hours: 6, second_hours: null, code, version };
    return shop.call('PUT /admin/settings/cart-reminders', { headers, body });
  };
  expect((await put('NOBODYS')).body.code).toBe('shop_settings.coupon_unknown');
  expect((await put('STAY15')).body.data).toMatchObject({ first_hours: 6, second_hours: null, code: 'STAY15' });
});

test('carts go after 90 days, reminders after a year, and what was due for days is due no more', async () => {
  const noura = await makeReader('noura11@example.com');
  const { id } = await product();
  await save(noura, [lineOf(id)]);
  const forget = async (days: number) => {
    now = MORNING + days * 24 * HOUR_MS;
    await forgetCarts({ db: database.db, now: () => now });
    return (await sql`select from saved_carts`.execute(database.db)).rows.length;
  };
  expect(await forget(3)).toBe(1);
  await pass(0);
  expect(mails, 'due for days').toEqual([]);
  expect([await forget(89), await forget(91)]).toEqual([1, 0]);
  await sql`insert into cart_reminders (customer_id, number, made_at) values (${noura.id}, 1, ${new Date(MORNING)})`.execute(
    database.db,
  );
  await forget(366);
  expect((await sql`select from cart_reminders`.execute(database.db)).rows).toEqual([]);
});

test('control: without the lock that skips claimed carts many processes remind of a cart more than once', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, (_, index) => makeReader(`control${index}@example.com`)));
  const { id } = await product();
  for (const reader of readers) await save(reader, [lineOf(id)]);
  now += 4 * HOUR_MS;
  const { db, timesTaken } = withoutGuardOf(database.db, / for update skip locked/, '');
  await Promise.all(Array.from({ length: 4 }, () => makeReminders({ db, now: () => now })));
  expect(timesTaken()).toBeGreaterThan(0);
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from cart_reminders`.execute(
    database.db,
  );
  expect(rows[0]?.count).toBeGreaterThan(readers.length);
});
