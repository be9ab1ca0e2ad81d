import type { KeptCard } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
  testMethods,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { cardSubscribers, exportCards, forgetCardsOf, forgetExpired } from '../saved-cards/index.ts';
import { type CardBank, openCardBank } from './card-bank.fixture.ts';
import { reconcilePayments } from './index.ts';

const GOOD: KeptCard = { scheme: 'mada', lastFour: '1119', month: 12, year: 2099 };

let bank: CardBank;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: { product_id: number; quantity: number }[];
let noura: MadeCustomer;

beforeAll(async () => {
  bank = openCardBank();
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
  shop = await createTestApp(database, { extensions: [bank.extension] });
});
beforeEach(async () => {
  bank.forgetAll();
  noura = await makeCustomer(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const at = () => new Date();
const deps = () => ({
  db: database.db,
  now: Date.now,
  seal: createSeal(shop.config),
  onlineMethods: testMethods(database.db, {}, Date.now, [bank.extension]),
});
const deliver = () => deliverEvents(database.db, cardSubscribers(deps()));

async function place(who = noura): Promise<string> {
  const body = orderBody(lines, 125, { payment_method: 'bank' });
  const { body: placed } = await shop.call('POST /orders', { body, headers: who.headers });
  if (!placed.success) throw new Error(JSON.stringify(placed));
  return String(placed.data.id);
}
const payBy = (orderId: string, cardId: string | null, who = noura) =>
  shop.call(`POST /orders/${orderId}/payment/card`, { body: { card_id: cardId }, headers: who.headers });
const refresh = (orderId: string, who = noura) =>
  shop.call(`POST /orders/${orderId}/payment/refresh`, { headers: who.headers });
const cardsOf = async (who = noura) => (await shop.call('GET /user/cards', { headers: who.headers })).body.data;

async function latest(orderId: string) {
  const row = { id: sql.uuid, reference: sql.text.neverNull, amount: sql.int8 };
  const { rows } = await sql.rows(row)`
    select id, provider_id as reference, amount_halalas as amount from payments where order_id = ${orderId}
    order by created_at desc limit 1
  `.execute(database.db);
  if (!rows[0]) throw new Error('no payment');
  return rows[0];
}

/** The bank says yes to the latest payment of an order. */
async function confirm(orderId: string, keptToken: string | null = null): Promise<void> {
  const { reference, amount } = await latest(orderId);
  bank.payments.set(reference, { status: 'captured', captureReference: reference, amount, currency: 'SAR', keptToken });
}

/** The payments of an order, with what goes back of each. */
async function statusesOf(orderId: string) {
  const { rows } = await sql.rows({ id: sql.uuid, status: sql.text, back: sql.int8 })`
    select id, status, (select coalesce(sum(amount), 0)::bigint from payment_refunds where payment_id = p.id) as back
    from payments p where order_id = ${orderId} order by created_at
  `.execute(database.db);
  return rows.map(({ id, status, back }) => [id, status, back]);
}

/** Whether a charge that was left is still read. */
async function lookedAt(id: string): Promise<boolean> {
  return (await sql`select from left_charges where payment_id = ${id}`.execute(database.db)).rows.length > 0;
}

let serial = 0;
/** Pays an order by a new card; returns the card that is remembered. */
async function keep(card: KeptCard = GOOD, who = noura): Promise<{ id: string; token: string }> {
  serial += 1;
  const token = `token_${serial}`;
  bank.known.set(token, card);
  const orderId = await place(who);
  expect((await payBy(orderId, null, who)).status).toBe(200);
  await confirm(orderId, token);
  expect((await refresh(orderId, who)).body.data.order_status).toBe('confirmed');
  await deliver();
  const [newest] = (await cardsOf(who)).cards;
  return { id: newest?.id, token };
}

test('a new card is typed at a page of its own, pays, is remembered, and pays again', async () => {
  const orderId = await place();
  const { data } = (await payBy(orderId, null)).body;
  expect(data.url).toMatch(/^http:\/\/shop\.test\/pay\/card\/[0-9a-f-]{36}$/);
  bank.known.set('token_of_noura', GOOD);
  await confirm(orderId, 'token_of_noura');
  // Told of twice, as by a webhook and the returning buyer.
  await Promise.all([refresh(orderId), refresh(orderId)]);
  expect(await cardsOf()).toEqual({ cards: [], is_full: false });
  await deliver();
  const { cards } = await cardsOf();
  expect(cards).toEqual([
    expect.objectContaining({ scheme: 'mada', last_four: '1119', is_expired: false, payment_method: 'bank' }),
  ]);
  expect(JSON.stringify(cards)).not.toContain('token_of_noura');

  const second = await place();
  const led = (await payBy(second, cards[0].id)).body.data;
  expect(led).toMatchObject({ status: 'open', url: expect.stringMatching(/^https:\/\/bank\.example\/3ds\//) });
  await confirm(second);
  expect((await refresh(second)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
  expect((await cardsOf()).cards).toHaveLength(1);
});

test('the database holds no token that can be read', async () => {
  const { token } = await keep();
  const { rows } = await sql.rows({ all: sql.text })`
    select coalesce(string_agg(encode(token_sealed, 'escape'), ' '), '') as all from saved_cards
  `.execute(database.db);
  expect(rows[0]?.all).not.toContain(token);
});

test('the page of a card sends to the provider alone, runs one script, and is gone once it was paid', async () => {
  const orderId = await place();
  const { url } = (await payBy(orderId, null)).body.data;
  const path = new URL(url).pathname;
  const page = await shop.app.server.inject({ url: path });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('ادفع 125.00 ر.س');
  expect(page.body).toContain('data-action="https://bank.example/cards?a=&quot;"');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; connect-src https:\/\/bank\.example;/,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await shop.app.server.inject({ url: `/en${path}` })).body).toContain('Pay 125.00 SAR');
  await confirm(orderId);
  await refresh(orderId);
  expect((await shop.app.server.inject({ url: path })).headers.location).toContain(`order=${orderId}`);
  for (const other of ['/pay/card/11111111-1111-4111-8111-111111111111', "/pay/card/1'or'1"]) {
    expect((await shop.app.server.inject({ url: other })).statusCode, other).toBe(404);
  }
});

test('the card of another buyer is no card, and the order of another no order', async () => {
  const { id } = await keep();
  const huda = await makeCustomer(database.db);
  expect((await payBy(await place(huda), id, huda)).body.code).toBe('cards.not_found');
  expect((await payBy(await place(), id, huda)).body.code).toBe('orders.not_found');
  expect((await shop.call(`DELETE /user/cards/${id}`, { headers: huda.headers })).status).toBe(404);
  expect((await cardsOf()).cards).toHaveLength(1);
  expect(bank.charged).toEqual([]);
});

test('a refused card leaves the order waiting, and any other way pays it', async () => {
  const { id } = await keep();
  const orderId = await place();
  bank.trouble = 'refuses';
  expect((await payBy(orderId, id)).body.data).toMatchObject({ status: 'failed', order_status: 'pending_payment' });
  expect((await cardsOf()).cards).toHaveLength(1);
  const page = await shop.call(`POST /orders/${orderId}/payment`, { headers: noura.headers });
  expect(page.body.data).toMatchObject({ status: 'open', url: 'https://bank.example/pay' });
});

test('a token that is gone at the provider fails in words, and is offered no more', async () => {
  const { id, token } = await keep();
  bank.known.delete(token);
  const orderId = await place();
  expect((await payBy(orderId, id)).body.data).toMatchObject({ status: 'failed', order_status: 'pending_payment' });
  expect((await cardsOf()).cards).toEqual([]);
  expect((await payBy(orderId, id)).body.code).toBe('cards.not_found');
  await deliver();
});

test('a buyer who leaves the bank or the page of a card pays at the provider’s page', async () => {
  const { id } = await keep();
  for (const cardId of [id, null]) {
    const orderId = await place();
    await payBy(orderId, cardId);
    const page = await shop.call(`POST /orders/${orderId}/payment`, { headers: noura.headers });
    expect(page.body.data.url).toBe('https://bank.example/pay');
  }
});

test('a charge whose answer was lost is found when it has paid', async () => {
  const { id } = await keep();
  const orderId = await place();
  bank.trouble = 'answer is lost';
  expect((await payBy(orderId, id)).body.data).toMatchObject({ status: 'open', url: null });
  await confirm(orderId);
  expect((await refresh(orderId)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
});

test('a page of the bank that was left and is confirmed later gives its money back, without a webhook', async () => {
  const { id } = await keep();
  const orderId = await place();
  await payBy(orderId, id);
  const left = await latest(orderId);
  await payBy(orderId, id);
  await confirm(orderId);
  expect((await refresh(orderId)).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
  const paid = await latest(orderId);
  const later = (minutes: number) => reconcilePayments({ ...deps(), now: () => Date.now() + minutes * 60_000 });
  await later(3);
  bank.payments.set(left.reference, {
    ...{ status: 'captured', captureReference: left.reference, amount: left.amount, currency: 'SAR' },
  });
  await later(4);
  expect(await statusesOf(orderId)).toEqual([
    [left.id, 'failed', 0],
    [paid.id, 'paid', 0],
  ]);
  await later(7);
  expect(await statusesOf(orderId)).toEqual([
    [left.id, 'unwanted', left.amount],
    [paid.id, 'paid', 0],
  ]);
  expect(await lookedAt(left.id)).toBe(false);
});

test('a charge that was left and never ends is read for a day', async () => {
  const { id } = await keep();
  const orderId = await place();
  await payBy(orderId, id);
  const left = await latest(orderId);
  await shop.call(`POST /orders/${orderId}/payment`, { headers: noura.headers });
  for (const hours of [1, 13, 25]) {
    expect(await lookedAt(left.id)).toBe(true);
    await reconcilePayments({ ...deps(), now: () => Date.now() + hours * 3_600_000 });
  }
  expect(await lookedAt(left.id)).toBe(false);
});

test('of eight calls with one card one charges', async () => {
  const { id } = await keep();
  const orderId = await place();
  bank.trouble = 'answer is lost';
  const answers = await Promise.all(Array.from({ length: 8 }, () => payBy(orderId, id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(bank.charged).toHaveLength(1);
});

test('control: where an order may have several payments at once, more charge', async () => {
  const { id } = await keep();
  const orderId = await place();
  bank.trouble = 'answer is lost';
  const once = /on conflict \(order_id\) where status in \('creating', 'open'\) do nothing/;
  const { db, timesTaken } = withoutGuardOf(database.db, once, '');
  const loose = await createTestApp({ ...database, db }, { extensions: [bank.extension] });
  await sql`drop index payments_live`.execute(database.db);
  const card = { body: { card_id: id }, headers: noura.headers };
  await Promise.all(Array.from({ length: 8 }, () => loose.call(`POST /orders/${orderId}/payment/card`, card)));
  expect(bank.charged.length).toBeGreaterThan(1);
  expect(timesTaken()).toBeGreaterThan(1);
  await sql`delete from payments where order_id = ${orderId}`.execute(database.db);
  await sql`create unique index payments_live on payments (order_id) where status in ('creating', 'open')`.execute(
    database.db,
  );
  await loose.close();
});

test('the token of a remembered card that was charged is not forgotten', async () => {
  const { id, token } = await keep();
  const orderId = await place();
  await payBy(orderId, id);
  await confirm(orderId, token);
  expect((await refresh(orderId)).body.data.order_status).toBe('confirmed');
  await deliver();
  expect(bank.known.has(token)).toBe(true);
});

test('a card that could not be described for a day is ended, and takes no place', async () => {
  const orderId = await place();
  await payBy(orderId, null);
  bank.known.set('token_undescribed', GOOD);
  await confirm(orderId, 'token_undescribed');
  await refresh(orderId);
  const cards = () => exportCards(database.db, noura.id);
  await forgetExpired(database.db, new Date(Date.now() + 23 * 3_600_000));
  expect(await cards()).toHaveLength(1);
  await forgetExpired(database.db, new Date(Date.now() + 25 * 3_600_000));
  expect(await cards()).toEqual([]);
  await deliver();
  expect(bank.known.has('token_undescribed')).toBe(false);
});

test('a deleted card is forgotten at the provider, again and again until it is; and then by the shop', async () => {
  const { id, token } = await keep();
  expect((await shop.call(`DELETE /user/cards/${id}`, { headers: noura.headers })).status).toBe(200);
  expect((await shop.call(`DELETE /user/cards/${id}`, { headers: noura.headers })).body.code).toBe('cards.not_found');
  expect((await cardsOf()).cards).toEqual([]);
  bank.trouble = 'is down';
  const [, forget] = cardSubscribers(deps());
  const again = () => forget && deliverEvents(database.db, [forget]);
  // The queue tries again and shows staff the last failure; here it is one attempt.
  await expect(again()).rejects.toThrow();
  expect(bank.known.has(token)).toBe(true);
  bank.trouble = 'none';
  await inTransaction(database.db, (tx) => publish(tx, 'card.ended', { cardId: id }));
  await again();
  expect(bank.known.has(token)).toBe(false);
});

test('the same card remembered again replaces the one before', async () => {
  const first = await keep();
  const second = await keep();
  const { cards } = await cardsOf();
  expect(cards.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  await deliver();
  expect([bank.known.has(first.token), bank.known.has(second.token)]).toEqual([false, true]);
});

test('a sixth card is refused; one that came at the same time is forgotten', async () => {
  const early = await place();
  await payBy(early, null);
  for (let digit = 0; digit < 5; digit += 1) await keep({ ...GOOD, lastFour: `111${digit}` });
  expect((await cardsOf()).is_full).toBe(true);
  expect((await payBy(await place(), null)).body.code).toBe('cards.too_many');
  bank.known.set('token_too_many', { ...GOOD, lastFour: '9999' });
  await confirm(early, 'token_too_many');
  expect((await refresh(early)).body.data.order_status).toBe('confirmed');
  await deliver();
  expect((await cardsOf()).cards).toHaveLength(5);
  expect(bank.known.has('token_too_many')).toBe(false);
});

test('an expired card pays no more, and is forgotten a month later', async () => {
  const { id, token } = await keep({ ...GOOD, year: 2024, month: 3 });
  expect((await cardsOf()).cards[0]).toMatchObject({ id, is_expired: true });
  expect((await payBy(await place(), id)).body.code).toBe('cards.not_found');
  await forgetExpired(database.db, new Date('2024-04-15T00:00:00Z'));
  expect((await cardsOf()).cards).toHaveLength(1);
  await forgetExpired(database.db, new Date('2025-01-15T00:00:00Z'));
  expect((await cardsOf()).cards).toEqual([]);
  await deliver();
  expect(bank.known.has(token)).toBe(false);
});

test('the token of money that goes back, or of a card that was not asked to be kept, is forgotten', async () => {
  const orderId = await place();
  await payBy(orderId, null);
  bank.known.set('token_late', GOOD);
  const { reference } = await latest(orderId);
  bank.payments.set(reference, {
    ...{ status: 'captured', captureReference: reference, amount: 1, currency: 'SAR', keptToken: 'token_late' },
  });
  expect((await refresh(orderId)).body.data.status).toBe('returned');
  await deliver();
  expect(bank.known.has('token_late')).toBe(false);
  expect((await cardsOf()).cards).toEqual([]);
});

test('a copy of the data has the card without its token, and an account that leaves takes it along', async () => {
  const { token } = await keep();
  const copy = await exportCards(database.db, noura.id);
  expect(copy).toEqual([expect.objectContaining({ scheme: 'mada', last_four: '1119' })]);
  expect(JSON.stringify(copy)).not.toContain(token);
  await inTransaction(database.db, (tx) => forgetCardsOf(tx, noura.id, at()));
  expect(await exportCards(database.db, noura.id)).toEqual([]);
  await deliver();
  expect(bank.known.has(token)).toBe(false);
});

test('attempts by cards are bounded for an account', async () => {
  const strict = await createTestApp(database, { extensions: [bank.extension], limits: true });
  const orderId = await place();
  const statuses: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    const body = { card_id: '11111111-1111-4111-8111-111111111111' };
    const answer = await strict.call(`POST /orders/${orderId}/payment/card`, { body, headers: noura.headers });
    statuses.push(answer.status);
  }
  await strict.close();
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 404), 429]);
});
