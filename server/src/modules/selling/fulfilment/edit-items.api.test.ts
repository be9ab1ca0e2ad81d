import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { subscribe } from '../../../platform/events/index.ts';
import {
  deliverEvents,
  makeCoupon,
  makeCustomer,
  makePromotion,
  makeStaff,
  openOrdersShop,
  unstamped,
} from '../../../testing/index.ts';
import { issueCreditNote, issueInvoice } from '../invoices/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { saveMoneyCeilings } from '../money-acts/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterEach(() => settle());
afterAll(() => world.close());

/** Lets everything that issues tax documents hear its events. */
async function settle() {
  const deps = unstamped(world.db);
  const at = new Date();
  await deliverEvents(world.db, [
    ...(['order.placed', 'order.confirmed', 'order.items_changed'] as const).map((event) =>
      subscribe(event, async ({ orderId }) => void (await issueInvoice(deps, orderId, at)), {
        name: `invoices.${event}`,
      }),
    ),
    subscribe('order.cancelled', async ({ orderId }) => void (await issueCreditNote(deps, orderId, at)), {
      name: 'invoices.credit',
    }),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(deps, String(returnId), at),
    },
  ]);
}

async function documentsOf(orderId: string) {
  const { rows } = await sql.rows({ kind: sql.text, edition: sql.int4, total: sql.int8 })`
    select kind, edition, total_halalas as total from invoices where order_id = ${orderId} order by kind desc, serial
  `.execute(world.db);
  return rows.map(({ kind, edition, total }) => `${kind} ${edition} ${total}`);
}

async function levelOf(variantId: number | undefined): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantId ?? 0}`.execute(world.db);
  return rows[0]?.quantity ?? -1;
}

const codeOf = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];

test('a cash order is edited before it is packed: lines, totals, stock, history and its invoice follow', async () => {
  const { id, lines, token } = await world.placed({ cups: 3 });
  await settle();
  const [cups, plates] = [await levelOf(world.cup.variantIds[0]), await levelOf(world.plate.variantIds[0])];
  const spoon = await world.a.product({ priceHalalas: 500, stock: 10 });
  const wish = {
    lines: [
      { id: lines[0], quantity: 1 },
      { id: lines[1], quantity: 0 },
    ],
    add: [{ product_id: spoon.id, quantity: 2 }],
  };
  const seen = await world.preview(id, wish);
  expect(seen.body.data).toMatchObject({
    is_paid: false,
    total_before: 90,
    total: 60,
    due: 60,
    back: { total: 0 },
    lines: [
      { id: lines[0], quantity: 1, before: 3, total: 10 },
      { id: null, quantity: 2, before: 0, total: 10 },
    ],
  });
  const { body, status } = await world.edit(id, wish);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ total: 60, amount_due: 60, version: 2, may: { pack: true, edit_items: true } });
  expect(body.data.items).toMatchObject([{ quantity: 1 }, { quantity: 2, unit_price: 5 }]);
  expect(body.data.timeline[0]).toMatchObject({ kind: 'edit', label: 'عُدّلت الأصناف' });
  expect(body.data.timeline[0].note).toContain(' ← ');
  expect([await levelOf(world.cup.variantIds[0]), await levelOf(world.plate.variantIds[0])]).toEqual([
    cups + 2,
    plates + 1,
  ]);
  expect(await levelOf(spoon.variantIds[0])).toBe(8);
  await settle();
  expect(await documentsOf(id)).toEqual(['invoice 0 9000', 'invoice 1 6000', 'credit_note 0 9000']);
  const shown = await world.shop.call(`GET /orders/${id}?view_token=${token}`);
  expect(shown.body.data).toMatchObject({ total: 60, items: [{ quantity: 1 }, { quantity: 2 }] });
  const found = await world.as(`GET /admin/orders?q=${encodeURIComponent(body.data.items[1].sku)}`);
  expect(found.body.data.data.map((one: { id: string }) => one.id)).toContain(id);
});

test('an edited order that is cancelled gives everything back, and its latest invoice is reversed', async () => {
  const { id, lines } = await world.placed({ cups: 3 });
  await settle();
  await world.edit(id, { lines: [{ id: lines[0], quantity: 5 }] });
  await settle();
  const { status } = await world.as(`PATCH /orders/${id}/status`, { status: 'cancelled' });
  expect(status).toBe(200);
  await settle();
  expect(await documentsOf(id)).toEqual([
    'invoice 0 9000',
    'invoice 1 11000',
    'credit_note 0 9000',
    'credit_note 1 11000',
  ]);
});

test('an order that waits for a transfer is edited, and the transfer of its new total confirms it', async () => {
  const { id, lines } = await world.placed({ cups: 2, payment_method: 'bank_transfer' });
  const { body } = await world.edit(id, { lines: [{ id: lines[0], quantity: 4 }] });
  expect(body.data).toMatchObject({ total: 85, amount_due: 85, items: [{ quantity: 4 }, { quantity: 1 }] });
  await world.as(`POST /admin/orders/${id}/confirm-payment`, { amount: 85, reference: `EDIT ${id.slice(0, 8)}` });
  expect((await world.show(id)).status).toBe('confirmed');
  await settle();
  expect(await documentsOf(id)).toEqual(['invoice 1 8500']);
});

test('a paid order gives back what it loses', async () => {
  const { id, lines } = await world.paid({ cups: 3 });
  await settle();
  const cups = await levelOf(world.cup.variantIds[0]);
  const wish = { lines: [{ id: lines[0], quantity: 1 }] };
  expect((await world.preview(id, wish)).body.data).toMatchObject({
    is_paid: true,
    total_before: 75,
    total: 55,
    due: 0,
    back: { total: 20, card: 0, bank: 20, store_credit: 0 },
  });
  const unnamed = await world.edit(id, wish);
  expect([unnamed.status, Object.keys(unnamed.body.errors ?? {})]).toEqual([422, ['bank_reference']]);
  const { body, status } = await world.edit(id, wish, { bank_reference: 'OUT-1' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ refunded: 20, version: 2, items: [{ left_out: 2, to_send: 1 }, { to_send: 1 }] });
  expect(await levelOf(world.cup.variantIds[0])).toBe(cups + 2);
  await settle();
  expect(await documentsOf(id)).toEqual(['invoice 0 7500', 'credit_note 0 2000']);
  // A second edit is of what is left.
  const rest = await world.edit(id, { lines: [{ id: lines[0], quantity: 0 }] }, { bank_reference: 'OUT-2' });
  expect(rest.body.data).toMatchObject({ refunded: 30, version: 3, items: [{ to_send: 0 }, { to_send: 1 }] });
});

test('above a ceiling of the caller a paid order is not edited', async () => {
  const support = await makeStaff(world.db, 'support');
  const { id, lines } = await world.paid({ cups: 3 });
  const ceilings = { owner: null, manager: null, support: 1_000, fulfilment: 0, moderator: 0 };
  const saved = { day: ceilings, order: ceilings, alertPercent: 80, alertActs: 5 };
  await inTransaction(world.db, (tx) => saveMoneyCeilings(tx, saved));
  const body = { lines: [{ id: lines[0], quantity: 1 }], version: 1, expected_total: 55, bank_reference: 'OUT' };
  const answer = await world.as(`POST /admin/orders/${id}/items`, body, support);
  expect(codeOf(answer)).toEqual([403, 'money_acts.approval_needed']);
  expect((await world.show(id)).refunded).toBe(0);
});

test('kept pieces keep their share of a coupon, and what is added is sold at the price of now without it', async () => {
  const shop = world;
  await makeCoupon(shop.db, { code: 'TENTH', type: 'percentage', percent: 10, minimumHalalas: 5_000 });
  const { id, lines } = await shop.placed({ cups: 4, coupon_code: 'TENTH', expected_total: 94 });
  const { body } = await shop.edit(id, { lines: [{ id: lines[0], quantity: 2 }] });
  // 2 cups at 9.00, the plate at 18.00: the minimum of the coupon is not asked again.
  expect(body.data).toMatchObject({ subtotal: 40, discount_total: 4, total: 76 });
  const more = await shop.edit(id, { lines: [{ id: lines[0], quantity: 3 }] });
  expect(more.body.data).toMatchObject({
    subtotal: 50,
    discount_total: 4,
    total: 86,
    items: [{ quantity: 3 }, { quantity: 1 }],
  });
  expect(more.body.data.discounts).toEqual([{ label: 'TENTH: خصم 10%', amount: 4 }]);
});

test('pieces of a capped promotion are counted as they come and go', async () => {
  const lamp = await world.a.product({ priceHalalas: 4_000, stock: 50 });
  const promotionId = await makePromotion(world.db, {
    type: 'flash',
    percent: 50,
    cap: 5,
    productIds: [lamp.id],
  });
  const { id } = await world.placed({ cups: 1 });
  const sold = async () => {
    const { rows } = await sql.rows({
      n: sql.int4,
    })`select quantity_sold as n from promotions where id = ${promotionId}`.execute(world.db);
    return rows[0]?.n;
  };
  const added = await world.edit(id, { add: [{ product_id: lamp.id, quantity: 4 }] });
  expect(added.body.data.items[2]).toMatchObject({ unit_price: 20, quantity: 4 });
  expect(await sold()).toBe(4);
  const line = added.body.data.items[2].id;
  expect((await world.edit(id, { lines: [{ id: line, quantity: 1 }] })).status).toBe(200);
  expect(await sold()).toBe(1);
});

test('store credit pays its part of an edited order, which is never less than it', async () => {
  const buyer = await makeCustomer(world.db);
  await inTransaction(world.db, (tx) =>
    postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'issued' },
      to: { customerId: buyer.id },
      amount: 5_000,
      cause: { kind: 'gift', id: '1' },
      key: 'a gift',
    }),
  );
  const { id, lines } = await world.placed({
    cups: 4,
    buyer,
    use_store_credit: true,
    expected_total: 100,
    expected_due: 50,
  });
  const { body } = await world.edit(id, { lines: [{ id: lines[0], quantity: 1 }] });
  expect(body.data).toMatchObject({ total: 70, amount_due: 20 });
  expect(codeOf(await world.edit(id, { lines: [{ id: lines[1], quantity: 0 }] }))).toEqual([
    409,
    'orders.edit_covered',
  ]);
});

test('what cannot be edited says why', async () => {
  const { id, lines } = await world.placed();
  expect(codeOf(await world.edit(id, {}))).toEqual([422, 'orders.edit_changes_nothing']);
  expect(codeOf(await world.edit(id, { lines: lines.map((line) => ({ id: line, quantity: 0 })) }))).toEqual([
    422,
    'orders.edit_empties',
  ]);
  expect(codeOf(await world.edit(id, { lines: [{ id: 999_999, quantity: 1 }] }))).toEqual([422, 'orders.line_unknown']);
  const rare = await world.a.product({ priceHalalas: 500, stock: 1 });
  expect(codeOf(await world.edit(id, { add: [{ product_id: rare.id, quantity: 2 }] }))).toEqual([
    409,
    'orders.out_of_stock',
  ]);
  const wish = { lines: [{ id: lines[0], quantity: 1 }] };
  expect(codeOf(await world.edit(id, wish, { version: 7 }))).toEqual([409, 'conflict.changed']);
  expect(codeOf(await world.edit(id, wish, { expected_total: 1 }))).toEqual([409, 'orders.total_changed']);
  await world.as('POST /admin/orders/pack', { ids: [id] });
  expect(codeOf(await world.edit(id, wish))).toEqual([409, 'orders.items_fixed']);
  expect((await world.show(id)).may.edit_items).toBe(false);
});
