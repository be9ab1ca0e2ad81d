import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { makePromotion, makeStaff, orderBody, unstamped } from '../../../../testing/index.ts';
import { issueReturnCreditNote } from '../index.ts';
import { IBAN, openReturnShop } from '../returns.fixture.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  world = await openReturnShop();
});
afterAll(() => world.close());

const TRANSFERRED = { bank_reference: 'TRX' };

/** A delivered order of one book and two more, the cheapest of three free: 290 for goods, 15 for cash on delivery. */
async function threeForTwo() {
  const book = await world.a.product({ priceHalalas: 14_500, stock: 50 });
  await makePromotion(world.db, { type: 'buy_x_get_y', productIds: [book.id], buy: 2, get: 1 });
  const lines = [
    { product_id: book.id, quantity: 1 },
    { product_id: book.id, quantity: 2 },
  ];
  const placed = await world.place(orderBody(lines, 305));
  const order = await world.deliver(placed);
  const [free, paid] = placed.items.map((item: { id: number; total: number }) => item);
  return { order, free, paid, promotionOver: () => sql`update promotions set is_active = false`.execute(world.db) };
}

type Wish = { id: number; quantity: number }[];
const quoteOf = (order: { id: string; token: string | null }, lines: Wish, language: 'ar' | 'en' = 'en') =>
  world.shop.call(`POST /returns/quote?view_token=${order.token}`, { body: { order_id: order.id, lines }, language });

/** Requests a return and receives its pieces, up to the step before the refund. */
async function sendBack(order: { id: string; token: string | null; line: number }, lines: Wish) {
  const wish = { lines: lines.map((line) => ({ ...line, reason: 'other' })), iban: IBAN };
  return world.received(await world.ask(order, 1, wish));
}

test('who returns the paid two of three pays for the third; the form, the return and staff say so before, and the note after', async () => {
  const { order, free, paid, promotionOver } = await threeForTwo();
  expect([free.total, paid.total]).toEqual([0, 290]);
  await promotionOver();
  const quoted = (await quoteOf(order, [{ id: paid.id, quantity: 2 }])).body.data;
  expect(quoted).toMatchObject({ worth: 290, withheld: 170, total: 120, message: null });
  expect(quoted.reasons.map((reason: { code: string }) => reason.code)).toEqual(['offer', 'delivery']);
  const id = await sendBack(order, [{ id: paid.id, quantity: 2 }]);
  const { headers } = await makeStaff(world.db, 'owner');
  const shown = (await world.shop.call(`GET /admin/returns/${id}`, { headers })).body.data;
  expect(shown).toMatchObject({ expected_refund: 120, withheld: 170, expected: { total: 120, bank: 120 } });
  const refunded = await world.step(id, 'refund', TRANSFERRED);
  expect(refunded.body.data).toMatchObject({ refund: { total: 120 }, withheld: 170, expected_refund: 120 });
  await issueReturnCreditNote(unstamped(world.db), id, new Date());
  const { body } = await world.shop.call(`GET /orders/${order.id}/invoice?view_token=${order.token}`);
  expect(body.data.credit_notes).toMatchObject([{ total: 120 }]);

  const rest = (await quoteOf(order, [{ id: free.id, quantity: 1 }], 'ar')).body.data;
  expect(rest).toMatchObject({ worth: 0, withheld: -170, total: 170, reasons: [{ code: 'made_up' }] });
  const last = await sendBack(order, [{ id: free.id, quantity: 1 }]);
  await world.step(last, 'refund', TRANSFERRED);
  await issueReturnCreditNote(unstamped(world.db), last, new Date());
  expect(await world.statusOf(order)).toBe('refunded');
  const { rows } = await sql.rows({ total: sql.int4, vat: sql.int4 })`
    select sum(total_halalas)::int as total, sum(vat_halalas)::int as vat from invoices
    where order_id = ${order.id} and kind = 'credit_note'`.execute(world.db);
  const goods = body.data.lines.slice(0, 2);
  const vat = goods.reduce((sum: number, line: { vat: number }) => sum + Math.round(line.vat * 100), 0);
  expect(rows[0]).toEqual({ total: 29_000, vat });
  await sql`delete from events where name = 'return.refunded'`.execute(world.db);
});

test('pieces that bring nothing alone are said to, are taken all the same, and nobody is charged', async () => {
  const { order, free } = await threeForTwo();
  const quoted = (await quoteOf(order, [{ id: free.id, quantity: 1 }])).body.data;
  expect(quoted).toMatchObject({ total: 0, message: expect.stringContaining('Nothing goes back') });
  const id = await sendBack(order, [{ id: free.id, quantity: 1 }]);
  expect((await world.step(id, 'refund')).body.data.refund).toMatchObject({ total: 0, bank: 0 });
  await sql`delete from events where name = 'return.refunded'`.execute(world.db);
});

test('what waits in another return is counted before what is asked for now', async () => {
  const { order, paid } = await threeForTwo();
  await world.ask(order, 1, { lines: [{ id: paid.id, quantity: 1, reason: 'other' }] });
  // The first return refunds 0, because the other two pieces stay and are paid for. The second one refunds the amount
  // by which the third piece becomes cheaper.
  expect((await quoteOf(order, [{ id: paid.id, quantity: 1 }])).body.data).toMatchObject({ worth: 145, total: 120 });
});

test('delivery that was free from an amount on is charged when what is kept is below it', async () => {
  const chair = await world.a.product({ priceHalalas: 12_000, stock: 5 });
  const placed = await world.place(orderBody([{ product_id: chair.id, quantity: 2 }], 255));
  const order = await world.deliver(placed);
  const one = [{ id: order.line, quantity: 1 }];
  const quoted = (await quoteOf(order, one, 'ar')).body.data;
  expect(quoted).toMatchObject({ worth: 120, withheld: 25, total: 95, reasons: [{ code: 'delivery' }] });
  expect((await quoteOf(order, [{ id: order.line, quantity: 2 }])).body.data).toMatchObject({
    total: 240,
    reasons: [],
  });
});

test('an order from before rules were kept brings the shares of its pieces', async () => {
  const { order, paid } = await threeForTwo();
  await sql`update orders set rules = null where id = ${order.id}`.execute(world.db);
  const id = await sendBack(order, [{ id: paid.id, quantity: 2 }]);
  expect((await world.step(id, 'refund', TRANSFERRED)).body.data).toMatchObject({
    refund: { total: 290 },
    withheld: 0,
  });
  await issueReturnCreditNote(unstamped(world.db), id, new Date());
  await sql`delete from events where name = 'return.refunded'`.execute(world.db);
});
