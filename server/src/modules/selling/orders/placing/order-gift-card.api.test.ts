import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  callOver,
  createTestApp,
  createTestDatabase,
  factories,
  type Guard,
  type MadeStaff,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  startApiProcess,
  type TestDatabase,
  untilLost,
} from '../../../../testing/index.ts';
import { postTransfer, readGiftCardBalances } from '../../ledger/index.ts';
import { expireReservations } from '../index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

interface Card {
  id: string;
  code: string;
}
async function issue(value: number, more: object = {}): Promise<Card> {
  const body = { value, language: 'ar', ...more };
  const { status, body: reply } = await shop.call('POST /admin/gift-cards', { headers: owner.headers, body });
  expect(status, JSON.stringify(reply)).toBe(201);
  return reply.data;
}
const onCard = async ({ id }: Card) => (await readGiftCardBalances(database.db, [id])).get(id);

/** 100 for the goods, 25 for delivery, 15 for paying on delivery, as makeSellable sets them. */
const body = (card: Card, more: object = {}) => ({
  ...orderBody([{ product_id: productId, quantity: 1 }], 140),
  gift_card_code: card.code,
  ...more,
});
const order = (card: Card, more: object = {}, headers: Record<string, string> = {}) =>
  shop.call('POST /orders', { headers, body: body(card, more) });
async function place(card: Card, more: object = {}, headers: Record<string, string> = {}) {
  const { status, body: reply } = await order(card, more, headers);
  expect(status, JSON.stringify(reply)).toBe(201);
  return reply.data;
}
const cancel = ({ id, view_token: token }: { id: string; view_token: string | null }, headers = {}) =>
  shop.call(`PATCH /orders/${id}/status${token ? `?view_token=${token}` : ''}`, {
    headers,
    body: { status: 'cancelled' },
  });

test('a quote says what a card pays, or why it does not', async () => {
  const question = { lines: [{ product_id: productId, quantity: 1 }], city_id: 1, shipping_method: 'standard' };
  const ask = async (code: string) =>
    (await shop.call('POST /orders/quote', { body: { ...question, gift_card_code: code }, language: 'en' })).body.data;
  const card = await issue(50);
  expect(await ask(card.code.toLowerCase())).toMatchObject({
    ...{ total: 125, amount_due: 75, gift_card: { available: 50, used: 50, refusal: null } },
  });
  expect(await ask('AAAA-BBBB-CCCC-DDDD')).toMatchObject({
    ...{ amount_due: 125, gift_card: { used: 0, refusal: 'gift_cards.unknown_code' } },
  });
  const ended = await issue(50, { ends_at: '2020-01-01T00:00:00.000Z' });
  expect(await ask(ended.code)).toMatchObject({ amount_due: 125, gift_card: { refusal: 'gift_cards.ended' } });
});

test('pays a part of a guest’s order, which says so; cancelled, it is back on the card once', async () => {
  const card = await issue(50);
  const placed = await place(card, { expected_due: 90 });
  expect(placed).toMatchObject({ total: 140, gift_card: 50, store_credit: 0, amount_due: 90, status: 'confirmed' });
  expect(await onCard(card)).toEqual({ balance: 0, held: 0 });
  const again = await order(card, { expected_due: 90 });
  expect([again.status, again.body.code]).toEqual([422, 'gift_cards.empty']);
  expect((await cancel(placed)).status).toBe(200);
  expect((await cancel(placed)).status).toBe(409);
  expect(await onCard(card)).toEqual({ balance: 5_000, held: 0 });
});

test('pays before store credit, and each gets back what it paid', async () => {
  const card = await issue(50);
  const customer = await makeCustomer(database.db);
  await inTransaction(database.db, (tx) =>
    postTransfer(tx, {
      ...{ unit: 'store_credit', from: { house: 'issued' }, to: { customerId: customer.id }, amount: 20_000 },
      ...{ cause: { kind: 'gift', id: '1' }, key: crypto.randomUUID() },
    }),
  );
  const whole = { use_store_credit: true, expected_total: 125, expected_due: 0, payment_method: 'bank_transfer' };
  const placed = await place(card, whole, customer.headers);
  expect(placed).toMatchObject({ gift_card: 50, store_credit: 75, amount_due: 0, payment_fee: 0, status: 'confirmed' });
  expect((await cancel({ id: placed.id, view_token: null }, customer.headers)).status).toBe(200);
  expect(await onCard(card)).toEqual({ balance: 5_000, held: 0 });
  const credit = await shop.call('GET /user/store-credit', { headers: customer.headers });
  expect(credit.body.data).toMatchObject({ balance: 200, held: 0 });
});

test('is held while the rest is waited for: free again when it expires, spent when it is paid', async () => {
  const card = await issue(50);
  const transfer = { payment_method: 'bank_transfer', expected_total: 125, expected_due: 75 };
  const expired = await place(card, transfer);
  expect(await onCard(card)).toEqual({ balance: 5_000, held: 5_000 });
  await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${expired.id}`.execute(
    database.db,
  );
  await expireReservations(database.db, new Date());
  expect(await onCard(card)).toEqual({ balance: 5_000, held: 0 });
  const paid = await place(card, transfer);
  const arrived = { headers: owner.headers, body: { amount: 75, reference: 'TRX-1' } };
  expect((await shop.call(`POST /admin/orders/${paid.id}/confirm-payment`, arrived)).status).toBe(200);
  expect(await onCard(card)).toEqual({ balance: 0, held: 0 });
});

test('voiding a card leaves what an unpaid order holds, which is voided when it is free', async () => {
  const card = await issue(100);
  const waiting = await place(card, { payment_method: 'bank_transfer', expected_total: 125, expected_due: 25 });
  const voidCard = (version: number) =>
    shop.call(`POST /admin/gift-cards/${card.id}/void`, { headers: owner.headers, body: { version } });
  expect((await voidCard(1)).body.data).toMatchObject({ state: 'voided', balance: 0, held: 100 });
  expect((await cancel(waiting)).status).toBe(200);
  expect(await onCard(card)).toEqual({ balance: 10_000, held: 0 });
  expect((await voidCard(2)).body.data).toMatchObject({ balance: 0, held: 0 });
});

/** Places twelve orders concurrently through two processes, with one card that pays for three of them. */
async function spendAtOnce(without?: Guard): Promise<Record<number, number>> {
  const options = without ? { without } : {};
  const processes = await Promise.all([startApiProcess(database.url, options), startApiProcess(database.url, options)]);
  const card = await issue(375);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const sent = body(card, { expected_total: 125, expected_due: 0, payment_method: 'bank_transfer' });
      return (await callOver(processes[turn % 2]?.address ?? '', 'POST /orders', sent)).status;
    }),
  );
  await Promise.all(processes.map((one) => one.stop()));
  expect((await onCard(card))?.balance).toBeGreaterThanOrEqual(0);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
}

test('one card that is worth three orders pays three of twelve at once', async () => {
  const { 201: placed, 500: failed } = await spendAtOnce();
  expect([placed, failed]).toEqual([3, undefined]);
});

test('control: without the condition only the table’s own check stands between', async () => {
  const without: Guard = {
    file: 'ledger.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: ' or balance + ${by.balance} - (held + ${by.held}) >= 0)',
    instead: ' or true)',
  };
  expect(await untilLost(async () => (await spendAtOnce(without))[500] ?? 0, 0)).toBeGreaterThan(0);
});
