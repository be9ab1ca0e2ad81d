import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  deliverEvents,
  deliverOrder,
  type MadeCustomer,
  makeCustomer,
  makeStaff,
  openOrdersShop,
  unstamped,
} from '../../../testing/index.ts';
import { postTransfer, readBalance, readGiftCardBalances } from '../ledger/index.ts';
import { saveMoneyCeilings } from '../money-acts/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
// Credit notes must be issued before the ledger is checked.
afterEach(() =>
  deliverEvents(world.db, [
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(world.db), String(returnId), new Date()),
    },
  ]),
);
afterAll(() => world.close());

async function notesOf(orderId: string) {
  const { rows } = await sql.rows({
    total: sql.int8,
    vat: sql.int8,
    lines: sql.jsonb.of(z.array(z.object({ name_en: z.string(), total: z.number() }))),
  })`select total_halalas as total, vat_halalas as vat, lines from invoices
    where order_id = ${orderId} and kind = 'credit_note' order by serial`.execute(world.db);
  return rows;
}

async function settle(orderId: string) {
  await deliverEvents(world.db, [
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(world.db), String(returnId), new Date()),
    },
  ]);
  return notesOf(orderId);
}

async function levelOf(variantId: number | undefined): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantId ?? 0}`.execute(world.db);
  return rows[0]?.quantity ?? -1;
}

test('what is missing is paid back and not sent; the rest goes, and the order is shipped', async () => {
  const { refund, send, show } = world;
  const { id, lines } = await world.paid();
  await world.as('POST /admin/orders/pack', { ids: [id] });
  const [cupId] = world.cup.variantIds;
  const before = await levelOf(cupId);
  const paidBack = await refund(id, { lines: [{ id: lines[0], quantity: 1 }], restock: true });
  expect(paidBack.status, JSON.stringify(paidBack.body)).toBe(201);
  expect(paidBack.body.data).toMatchObject({
    kind: 'refund',
    number: expect.stringMatching(/^RF-/),
    status: 'refunded',
    refund: { total: 10, bank: 10, bank_reference: 'OUT' },
    events: [{ actor: 'staff', note: 'تأخرنا' }],
  });
  expect(await levelOf(cupId)).toBe(before + 1);
  expect(await show(id)).toMatchObject({
    status: 'processing',
    payment_state: 'partly_refunded',
    refunded: 10,
    items: [{ left_out: 1, to_send: 1, refunded: 1 }, { to_send: 1 }],
    may: { cancel: { allowed: false }, refund: { most: 55, goods: 30, services: 25 } },
  });
  const cancelled = await world.as(`PATCH /orders/${id}/status`, { status: 'cancelled' });
  expect(cancelled.body.code).toBe('orders.partly_refunded');
  expect((await send(id)).body.data).toMatchObject({ status: 'shipped' });
  expect(await settle(id)).toMatchObject([{ total: 1_000 }]);
  const { documents, refunds, timeline } = await show(id);
  expect(documents.map((one: { kind: string }) => one.kind)).toEqual(['invoice', 'credit_note']);
  expect(refunds).toMatchObject([{ kind: 'refund', pieces: 1, amount: 10 }]);
  expect(timeline.find((one: { kind: string }) => one.kind === 'return')).toMatchObject({ amount: 10, note: 'تأخرنا' });
});

test('when the last piece that is here is paid back, what was sent is the order', async () => {
  const { id, lines } = await world.paid();
  await world.as('POST /admin/orders/pack', { ids: [id] });
  await world.send(id, { lines: [{ id: lines[0], quantity: 2 }] });
  await world.refund(id, { lines: [{ id: lines[1], quantity: 1 }] });
  expect(await world.show(id)).toMatchObject({ status: 'shipped', items: [{ sent: 2 }, { left_out: 1 }] });
});

test('an amount goes back, goods first, then delivery; then everything; never a halala more', async () => {
  const { refund, show } = world;
  const { id } = await world.paid();
  await deliverOrder(world.db, id);
  expect((await refund(id, { amount: 65.01 })).body).toMatchObject({
    code: 'returns.more_than_paid',
    message: expect.stringContaining('65'),
  });
  expect((await refund(id, { amount: 45 })).body.data.refund.total).toBe(45);
  expect(await settle(id)).toMatchObject([
    { total: 4_500, lines: [{ name_en: 'Reduction of the price' }, { name_en: 'Delivery and fees', total: 500 }] },
  ]);
  expect((await show(id)).status).toBe('delivered');
  expect((await refund(id, { everything: true })).body.data.refund.total).toBe(20);
  expect(await show(id)).toMatchObject({ status: 'refunded', payment_state: 'refunded', may: { refund: { most: 0 } } });
  expect((await refund(id, { amount: 0.01 })).body.code).toBe('returns.more_than_paid');
  const notes = await settle(id);
  expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(6_500);
  const invoice = await world.shop.call(`GET /orders/${id}/invoice`, { headers: world.owner.headers });
  expect(notes.reduce((sum, note) => sum + note.vat, 0)).toBe(Math.round(invoice.body.data.vat * 100));
});

test('what was given before counts when pieces are sent back, and all of it together is what was paid', async () => {
  const buyer = await makeCustomer(world.db);
  const { id, lines } = await world.paid({ buyer });
  await deliverOrder(world.db, id);
  expect((await world.refund(id, { amount: 5, to: 'store_credit' })).body.data.refund).toMatchObject({
    store_credit: 5,
    bank: 0,
  });
  expect((await readBalance(world.db, buyer.id, 'store_credit')).balance).toBe(500);
  const wish = {
    order_id: id,
    lines: [
      { id: lines[0], quantity: 2, reason: 'other' },
      { id: lines[1], quantity: 1, reason: 'other' },
    ],
    refund_to: 'store_credit',
  };
  const asked = await world.shop.call('POST /returns', { headers: buyer.headers, body: wish });
  const { id: returnId } = asked.body.data;
  expect((await world.refund(id, { everything: true })).body.code).toBe('returns.still_open');
  for (const [step, body] of Object.entries({ approve: {}, receive: { lines: [] }, refund: {} })) {
    await world.as(`POST /admin/returns/${returnId}/${step}`, body);
  }
  expect((await readBalance(world.db, buyer.id, 'store_credit')).balance).toBe(4_000);
  expect((await world.show(id)).status).toBe('refunded');
  expect((await settle(id)).map((note) => note.total)).toEqual([500, 3_500]);
});

async function withCredit(halalas: number): Promise<MadeCustomer> {
  const buyer = await makeCustomer(world.db);
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

test('what store credit and a transfer paid goes back as it was paid', async () => {
  const buyer = await withCredit(1_300);
  const { id } = await world.paid({ buyer, use_store_credit: true });
  await deliverOrder(world.db, id);
  expect((await world.refund(id, { everything: true })).body.data.refund).toMatchObject({ store_credit: 13, bank: 52 });
  expect((await readBalance(world.db, buyer.id, 'store_credit')).balance).toBe(1_300);
});

test.each(['original', 'store_credit'])('what a gift card paid goes back onto the card first: %s', async (to) => {
  const buyer = await makeCustomer(world.db);
  const issued = await world.as('POST /admin/gift-cards', { value: 13, language: 'ar' });
  const { id: cardId, code } = issued.body.data;
  const { id } = await world.paid({ buyer, gift_card_code: code });
  await deliverOrder(world.db, id);
  const onCard = async () => (await readGiftCardBalances(world.db, [cardId])).get(cardId)?.balance;
  expect(await onCard()).toBe(0);
  for (const part of [{ amount: 10 }, { everything: true }]) {
    const { status, body } = await world.refund(id, { ...part, to });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  expect(await onCard()).toBe(1_300);
  const rest = to === 'original' ? 0 : 5_200;
  expect((await readBalance(world.db, buyer.id, 'store_credit')).balance).toBe(rest);
});

test('nothing goes back of what was not paid, above a ceiling, without a reference, or to an account nobody has', async () => {
  const { refund } = world;
  const atDoor = await world.packed();
  expect((await refund(atDoor.id, { amount: 1 })).body.code).toBe('returns.nothing_paid');
  const { id, lines } = await world.paid();
  expect((await refund(id, { amount: 1, bank_reference: null })).body.errors).toHaveProperty('bank_reference');
  expect((await refund(id, { amount: 1, to: 'store_credit' })).body.errors).toHaveProperty('to');
  expect((await refund(id, { lines: [{ id: lines[1], quantity: 2 }] })).body.code).toBe('returns.too_many');
  expect((await refund(id, { amount: 1, everything: true })).status).toBe(422);
  const support = await makeStaff(world.db, 'support');
  const ceilings = { owner: null, manager: null, support: 2_000, fulfilment: 0, moderator: 0 };
  const saved = { day: { ...ceilings, support: 5_000 }, order: ceilings, alertPercent: 80, alertActs: 5 };
  await inTransaction(world.db, (tx) => saveMoneyCeilings(tx, saved));
  expect((await refund(id, { amount: 20.01 }, support)).body.code).toBe('money_acts.approval_needed');
  expect((await refund(id, { amount: 12 }, support)).status).toBe(201);
  const split = await refund(id, { amount: 8.01 }, await makeStaff(world.db, 'support'));
  expect([split.status, split.body.code], 'of an order all acts of all staff count').toEqual([
    403,
    'money_acts.approval_needed',
  ]);
  expect((await refund(id, { amount: 8 }, support)).status).toBe(201);
  const fulfilment = await makeStaff(world.db, 'fulfilment');
  expect((await refund(id, { amount: 1 }, fulfilment)).status).toBe(403);
});

test('everything of an order that was not sent is on the shelf again, and it is refunded', async () => {
  const { id } = await world.paid();
  const levels = () => Promise.all([levelOf(world.cup.variantIds[0]), levelOf(world.plate.variantIds[0])]);
  const [cups, plates] = await levels();
  await world.refund(id, { everything: true, restock: true });
  expect(await world.show(id)).toMatchObject({ status: 'refunded', refunded: 65 });
  expect(await levels()).toEqual([Number(cups) + 2, Number(plates) + 1]);
});

test('of several taxes each is credited as far as it was sold, by amounts, pieces and delivery', async () => {
  await sql`update products set tax = 'VATEX-SA-35' where id = ${world.cup.id}`.execute(world.db);
  const { id, lines } = await world.paid();
  await deliverOrder(world.db, id);
  expect((await world.refund(id, { amount: 10 })).status).toBe(201);
  await settle(id);
  expect((await world.refund(id, { lines: [{ id: lines[0], quantity: 2 }] })).status).toBe(201);
  await settle(id);
  expect((await world.refund(id, { everything: true })).status).toBe(201);
  await settle(id);
  const [invoice, ...notes] = await documentsOf(id);
  expect(taxTotals([invoice])).toEqual({ standard: [4_500, 587], 'VATEX-SA-35': [2_000, 0] });
  expect(notes).toHaveLength(3);
  expect(taxTotals(notes)).toEqual({ standard: [4_500, 587], 'VATEX-SA-35': [2_000, 0] });
  await sql`update products set tax = 'standard' where id = ${world.cup.id}`.execute(world.db);
});

interface TaxedLine {
  tax?: string | undefined;
  total: number;
  vat: number;
}

/** The lines of each document of an order, the invoice first. */
async function documentsOf(orderId: string): Promise<TaxedLine[][]> {
  const line = z.object({ tax: z.string().optional(), total: z.number(), vat: z.number() });
  const { rows } = await sql.rows({ lines: sql.jsonb.of(z.array(line)) })`
    select lines from invoices where order_id = ${orderId} order by kind desc, serial`.execute(world.db);
  return rows.map((row) => row.lines);
}

/** Total and VAT by tax. */
function taxTotals(documents: readonly (readonly TaxedLine[] | undefined)[]): Record<string, [number, number]> {
  const groups = Map.groupBy(
    documents.flatMap((lines) => lines ?? []),
    ({ tax = 'standard' }) => tax,
  );
  const sum = (of: readonly TaxedLine[], key: 'total' | 'vat') => of.reduce((all, one) => all + one[key], 0);
  return Object.fromEntries([...groups].map(([tax, own]) => [tax, [sum(own, 'total'), sum(own, 'vat')]]));
}
