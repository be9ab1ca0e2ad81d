import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  deliverEvents,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeStaff,
  orderBody,
  startFakePay,
  testMethods,
  unstamped,
} from '../../../../testing/index.ts';
import { refundSubscriber } from '../../checkout-payments/index.ts';
import { postTransfer, readBalance } from '../../ledger/index.ts';
import { issueReturnCreditNote } from '../index.ts';
import { openReturnShop } from '../returns.fixture.ts';

let fake: Awaited<ReturnType<typeof startFakePay>>;
let world: Awaited<ReturnType<typeof openReturnShop>>;

beforeAll(async () => {
  fake = await startFakePay();
  world = await openReturnShop(fake.settings);
});
// Refunds are sent and credit notes issued before the invariants are checked.
afterEach(() => work());
afterAll(async () => {
  await world.close();
  await fake.close();
});

/** Work after the commit: card refunds and credit notes. */
function work(): Promise<void> {
  const deps = {
    db: world.db,
    now: Date.now,
    onlineMethods: testMethods(world.db, fake.settings),
  };
  return deliverEvents(world.db, [
    refundSubscriber(deps),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(world.db), String(returnId), new Date()),
    },
  ]);
}

const TRANSFERRED = { bank_reference: 'TRX 2026-11' };

async function notesOf(orderId: string) {
  const { rows } = await sql.rows({
    number: sql.text,
    total: sql.int8,
    vat: sql.int8,
    lines: sql.jsonb.of(z.array(z.object({ vat: z.number(), total: z.number() }))),
  })`
    select number, total_halalas as total, vat_halalas as vat, lines from invoices
    where order_id = ${orderId} and kind = 'credit_note' order by serial
  `.execute(world.db);
  return rows;
}

async function withCredit(halalas: number): Promise<MadeCustomer> {
  const buyer = await world.buyer();
  await inTransaction(world.db, (tx) =>
    postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'issued' },
      to: { customerId: buyer.id },
      amount: halalas,
      cause: { kind: 'gift', id: '1' },
      key: randomUUID(),
    }),
  );
  return buyer;
}

const balanceOf = async ({ id }: MadeCustomer) => (await readBalance(world.db, id, 'store_credit')).balance;

/**
 * A delivered order of three pieces paid by card, and partly by store credit if the buyer has some; with the card
 * amount.
 */
async function paidByCard(buyer: MadeCustomer, due: number) {
  const lines = [{ product_id: world.product.id, quantity: 3 }];
  const body = orderBody(lines, 55, { payment_method: 'test-pay', use_store_credit: true });
  const placed = await world.place(body, buyer);
  const { headers } = buyer;
  const started = await world.shop.call(`POST /orders/${placed.id}/payment`, { headers });
  const invoice = fake.invoiceAt(started.body.data.url);
  expect(invoice.amount).toBe(due);
  const payment = fake.pay(invoice);
  await world.shop.call(`POST /orders/${placed.id}/payment/refresh`, { headers });
  return { order: await world.deliver(placed), payment };
}

test('piece by piece everything paid for goods goes back, each time with a credit note, and the VAT sums', async () => {
  await makeCoupon(world.db, { code: 'LESS1', type: 'fixed', amountHalalas: 100 });
  const lines = [{ product_id: world.product.id, quantity: 3 }];
  const placed = await world.place(orderBody(lines, 69, { coupon_code: 'LESS1' }));
  const order = await world.deliver(placed);
  const amounts: number[] = [];
  for (let piece = 0; piece < 3; piece += 1) {
    const id = await world.received(await world.ask(order, 1));
    expect(await world.statusOf(order)).toBe('returned');
    const { data } = (await world.step(id, 'refund', TRANSFERRED)).body;
    expect(data.refund).toMatchObject({ card: 0, store_credit: 0, bank_reference: 'TRX 2026-11' });
    amounts.push(data.refund.bank);
    expect(await world.statusOf(order)).toBe(piece === 2 ? 'refunded' : 'delivered');
  }
  expect(amounts).toEqual([9.67, 9.66, 9.67]);
  await work();
  const notes = await notesOf(order.id);
  expect(notes.map((note) => note.total)).toEqual([967, 966, 967]);
  const { body } = await world.shop.call(`GET /orders/${order.id}/invoice?view_token=${order.token}`);
  expect(notes.reduce((sum, note) => sum + note.vat, 0)).toBe(Math.round(body.data.lines[0].vat * 100));
  expect(body.data.credit_notes.map((note: { total: number }) => note.total)).toEqual(amounts);
});

test('what a card and store credit paid goes back as it was paid, never more than either gave', async () => {
  const buyer = await withCredit(2_000);
  const { order, payment } = await paidByCard(buyer, 3_500);
  expect(await balanceOf(buyer)).toBe(0);
  const parts: number[][] = [];
  for (const quantity of [1, 2]) {
    const asked = await world.ask(order, quantity, { buyer, iban: null });
    expect(asked.body.data.iban).toBeNull();
    const id = await world.received(asked);
    const { data } = (await world.step(id, 'refund')).body;
    parts.push([data.refund.card, data.refund.store_credit]);
  }
  // Goods are 30 of 55: of 10.00 and then 20.00 store credit paid 20/55.
  expect(parts).toEqual([
    [6.36, 3.64],
    [12.73, 7.27],
  ]);
  await work();
  expect(payment.refunded).toBe(1_909);
  expect(await balanceOf(buyer)).toBe(1_091);
  expect(await notesOf(order.id)).toHaveLength(2);
});

test('who asks for store credit gets all of it there, the card gets nothing', async () => {
  const buyer = await world.buyer();
  const { order, payment } = await paidByCard(buyer, 5_500);
  const id = await world.received(await world.ask(order, 3, { buyer, iban: null, refund_to: 'store_credit' }));
  const { data } = (await world.step(id, 'refund')).body;
  expect(data.refund).toEqual({ total: 30, card: 0, bank: 0, store_credit: 30, bank_reference: null });
  await work();
  expect(payment.refunded).toBe(0);
  expect(await balanceOf(buyer)).toBe(3_000);
  const history = await world.shop.call('GET /user/store-credit', { headers: buyer.headers });
  expect(history.body.data.data[0]).toMatchObject({ amount: 30, label: 'استرداد قيمة مرتجع' });
  expect(await world.statusOf(order, buyer)).toBe('refunded');
});

test('a card that cannot be reached gets its money when it can, once', async () => {
  const buyer = await world.buyer();
  const { order, payment } = await paidByCard(buyer, 5_500);
  const id = await world.received(await world.ask(order, 1, { buyer, iban: null }));
  await world.step(id, 'refund');
  fake.trouble.push({ kind: 'fails', after: true, method: 'POST' });
  await expect(work()).rejects.toThrow('test-pay');
  const { rows } = await sql.rows({ id: sql.int8 })`select id from payment_refunds where status = 'due'`.execute(
    world.db,
  );
  expect(rows).toHaveLength(1);
  await inTransaction(world.db, (tx) =>
    sql`insert into events (name, payload) values ('payment.refund_due', ${JSON.stringify({ refundId: rows[0]?.id })}::jsonb),
      ('return.refunded', ${JSON.stringify({ returnId: id })}::jsonb)`.execute(tx),
  );
  await work();
  expect(payment.refunded).toBe(1_000);
});

test('a transfer needs its reference, and without it nothing has happened', async () => {
  const order = await world.delivered(1);
  const id = await world.received(await world.ask(order, 1));
  const refused = await world.step(id, 'refund');
  expect(refused).toMatchObject({ status: 422, body: { errors: { bank_reference: [expect.any(String)] } } });
  const { headers } = await makeStaff(world.db, 'manager');
  const shown = (await world.shop.call(`GET /admin/returns/${id}`, { headers })).body.data;
  expect(shown).toMatchObject({
    status: 'received',
    next_statuses: ['refunded'],
    expected: { total: 10, card: 0, bank: 10, store_credit: 0 },
    iban: 'SA0380000000608010167519',
    buyer: { name: 'نورة العتيبي', has_account: false },
    refund: null,
  });
  expect((await world.step(id, 'refund', TRANSFERRED)).status).toBe(200);
  expect(await world.step(id, 'refund', TRANSFERRED)).toMatchObject({
    status: 409,
    body: { code: 'returns.transition_not_allowed' },
  });
});

async function levelOf(variantId: number | undefined): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantId ?? 0}`.execute(world.db);
  return rows[0]?.quantity ?? -1;
}

test('what can be sold again is on the shelf again, the parts of a bundle too', async () => {
  const a = factories(world.db);
  const cup = await a.product({ priceHalalas: 3_000, stock: 10 });
  const [cupId = 0] = cup.variantIds;
  const bundle = await a.bundle({ priceHalalas: 5_000, items: [{ variantId: cupId, quantity: 2 }] });
  const lines = [
    { product_id: cup.id, quantity: 2 },
    { bundle_id: bundle, quantity: 2 },
  ];
  const placed = await world.place(orderBody(lines, 200 - 40 + 40));
  const order = await world.deliver(placed);
  expect(await levelOf(cupId)).toBe(4);
  const [first, second] = placed.items;
  const asked = await world.ask(order, 1, {
    lines: [
      { id: first.id, quantity: 2, reason: 'damaged' },
      { id: second.id, quantity: 1, reason: 'changed_mind' },
    ],
  });
  const { id } = asked.body.data;
  await world.step(id, 'approve');
  const tooMany = await world.step(id, 'receive', { lines: [{ id: first.id, resaleable: 3 }] });
  expect(tooMany).toMatchObject({ status: 409, body: { code: 'returns.too_many' } });
  const good = [
    { id: first.id, resaleable: 1 },
    { id: second.id, resaleable: 1 },
  ];
  expect((await world.step(id, 'receive', { lines: good })).body.data.lines).toMatchObject([
    { resaleable: 1, quantity: 2 },
    { resaleable: 1, quantity: 1 },
  ]);
  expect(await levelOf(cupId)).toBe(7);
  const { rows } =
    await sql`select note from stock_movements where order_id = ${order.id} and reason = 'return'`.execute(world.db);
  expect(rows).toEqual([{ note: asked.body.data.number }]);
});

test('a declined return says why, frees its pieces, and leaves the order delivered', async () => {
  const order = await world.delivered(1);
  const { id } = (await world.ask(order, 1)).body.data;
  expect((await world.step(id, 'reject', {})).status).toBe(422);
  expect((await world.step(id, 'reject', { note: 'القطعة مستعملة' })).status).toBe(200);
  const { data } = (await world.shop.call(`GET /returns/${id}?view_token=${order.token}`)).body;
  expect(data).toMatchObject({ status: 'rejected', can_withdraw: false, refund: null });
  expect(data.events.at(-1)).toMatchObject({ status: 'rejected', actor: 'staff', note: 'القطعة مستعملة' });
  expect(await world.statusOf(order)).toBe('delivered');
  expect((await world.step(id, 'approve')).body).toMatchObject({ code: 'returns.transition_not_allowed' });
  expect((await world.ask(order, 1)).status).toBe(201);
});

test('staff find returns by number, order, phone and how they end; who moderates sees no orders', async () => {
  const order = await world.delivered(1);
  const { id, number, order_number } = (await world.ask(order, 1)).body.data;
  const { headers } = await makeStaff(world.db, 'support');
  for (const search of [number.toLowerCase(), order_number]) {
    const { body } = await world.shop.call(`GET /admin/returns?q=${search}`, { headers });
    expect(body.data.data.map((one: { id: string }) => one.id)).toEqual([id]);
  }
  const byPhone = await world.shop.call('GET /admin/returns?q=0512345678&status=requested', { headers });
  expect(byPhone.body.data.data.map((one: { id: string }) => one.id)).toContain(id);
  for (const [outcome, ids] of [
    ['original', [id]],
    ['exchange', []],
  ] as const) {
    const { body } = await world.shop.call(`GET /admin/returns?q=${number}&refund_to=${outcome}`, { headers });
    expect(body.data.data.map((one: { id: string }) => one.id)).toEqual(ids);
  }
  const moderator = await makeStaff(world.db, 'moderator');
  expect((await world.shop.call(`GET /orders/${order.id}`, { headers: moderator.headers })).status).toBe(404);
  expect((await world.shop.call(`GET /orders/${order.id}`, { headers })).status).toBe(200);
});

test('every step of staff is in the audit', async () => {
  const order = await world.delivered(1);
  const id = await world.received(await world.ask(order, 1));
  await world.step(id, 'refund', TRANSFERRED);
  const { headers } = await makeStaff(world.db, 'owner');
  const { body } = await world.shop.call(`GET /admin/audit?subject_id=${id}`, { headers });
  expect(body.data.data.map((one: { action: string }) => one.action)).toEqual([
    'returns.refunded',
    'returns.received',
    'returns.approved',
  ]);
  expect(body.data.data[0].after).toEqual({ status: 'refunded', card: 0, bank: 1_000, credit: 0 });
});
