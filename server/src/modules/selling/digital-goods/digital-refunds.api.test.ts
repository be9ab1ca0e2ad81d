import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  deliverEvents,
  formWith,
  type MadeStaff,
  makeStaff,
  openOrdersShop,
  orderBody,
  TEST_STORE_KEY,
  unstamped,
} from '../../../testing/index.ts';
import { refreshInStock } from '../../goods/catalog/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';
import { endFreeCodes } from './codes.store.ts';
import { digitalGoodsSubscribers } from './digital-goods-subscribers.ts';
import { endRefunded } from './end-goods.ts';
import { giveOrder } from './give-order.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;

beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(async () => {
  await settle();
  await world.close();
});

const deps = () => ({ db: world.db, now: Date.now, onlineMethods: new Map() });

/** Lets everything that waits for an event happen, and what follows from it. */
async function settle(): Promise<void> {
  const heard = [
    ...digitalGoodsSubscribers(deps()),
    {
      name: 'in stock',
      event: 'stock.flipped' as const,
      handle: ({ productIds }: { productIds: number[] }) =>
        inTransaction(world.db, (tx) => refreshInStock(tx, productIds)),
    },
    {
      name: 'credit notes',
      event: 'return.refunded' as const,
      async handle({ returnId }: { returnId: string }) {
        await issueReturnCreditNote(unstamped(world.db), returnId, new Date());
      },
    },
  ];
  for (let round = 0; round < 4; round += 1) await deliverEvents(world.db, heard);
}

let serial = 0;

/** A product of so many codes. */
async function cards(codes: number): Promise<number> {
  const { id } = await world.a.product({ priceHalalas: 5_000, stock: 0, delivery: 'digital' });
  await addCodes(id, codes);
  return id;
}

async function addCodes(id: number, codes: number): Promise<void> {
  const typed = Array.from({ length: codes }, () => {
    serial += 1;
    return `REFUND-CODE-${10_000 + serial}`;
  });
  const added = await world.as(`POST /admin/digital-products/${id}/codes`, { codes: typed.join('\n') });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
}

/** A product of one file. */
async function book(): Promise<number> {
  const id = await cards(1);
  await world.as(`POST /admin/digital-products/${id}/codes/removal`, {});
  await world.as(`PATCH /admin/digital-products/${id}`, {
    ...{ version: 1, gives: 'files', most_downloads: 2, link_days: 30 },
  });
  const { payload, headers } = formWith(Buffer.from('%PDF-1.7 a book'));
  const sent = await world.shop.app.server.inject({
    method: 'POST',
    url: `/api/store/admin/digital-products/${id}/files?name=a.pdf`,
    headers: { 'x-api-key': TEST_STORE_KEY, ...world.owner.headers, ...headers },
    payload,
  });
  expect(sent.statusCode).toBe(200);
  return id;
}

/** An order of digital pieces, and of a cup where it is mixed. */
async function buy(productId: number, { pieces = 1, isMixed = false, price = 50 } = {}) {
  const lines = [{ product_id: productId, quantity: pieces }];
  if (isMixed) lines.push({ product_id: world.cup.id, quantity: 1 });
  const total = pieces * price + (isMixed ? 10 + 25 : 0);
  const { address, shipping_method, ...rest } = orderBody(lines, total, { payment_method: 'bank_transfer' });
  const body = isMixed ? { ...rest, address, shipping_method } : rest;
  const answer = await world.shop.call('POST /orders', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { id: String(answer.body.data.id), token: String(answer.body.data.view_token) };
}

/** Enters the payment; nothing is given until events are delivered. */
async function pay(id: string): Promise<void> {
  const { data } = (await world.as(`GET /admin/orders/${id}`)).body;
  const paid = { amount: data.amount_due, reference: `IN ${data.number}` };
  const arrived = await world.as(`POST /admin/orders/${id}/confirm-payment`, paid);
  expect(arrived.status, JSON.stringify(arrived.body)).toBe(200);
}

/** Refunds pieces of the digital or of the sent line. */
async function refund(id: string, quantity: number, isDigital = true): Promise<void> {
  const { items, version } = await world.show(id);
  const line = items.find((item: { is_digital: boolean }) => item.is_digital === isDigital);
  const done = await world.refund(id, { lines: [{ id: line.id, quantity }], version });
  expect(done.status, JSON.stringify(done.body)).toBe(201);
}

const lineOf = async ({ id, token }: { id: string; token: string }) =>
  (await world.shop.call(`GET /digital-goods/${id}?view_token=${token}`)).body.data.lines[0];
const stockOf = async (productId: number) =>
  (await world.as(`GET /admin/products/${productId}`)).body.data.stock_quantity;
const download = (of: { id: string; token: string }, fileId: string, itemId: number) =>
  world.shop.call(`POST /digital-goods/${of.id}/files/${fileId}?view_token=${of.token}`, { body: { item_id: itemId } });

test('a file that was refunded before it was given is not given by a later try', async () => {
  const bought = await buy(await book(), { isMixed: true });
  await pay(bought.id);
  await refund(bought.id, 1);
  // The refund is heard first; the payment, whose giving failed, is tried again after it.
  await inTransaction(world.db, (tx) => endRefunded(tx, bought.id, new Date()));
  await giveOrder(deps(), bought.id);
  expect(await lineOf(bought)).toMatchObject({ given: 0, is_ended: true, files: [] });
});

test('of codes that were refunded before they were given the others are given, and the stock is free again', async () => {
  const product = await cards(2);
  const bought = await buy(product, { pieces: 2 });
  await pay(bought.id);
  await refund(bought.id, 1);
  await inTransaction(world.db, (tx) => endRefunded(tx, bought.id, new Date()));
  expect(await stockOf(product)).toBe(1);
  await giveOrder(deps(), bought.id);
  expect(await lineOf(bought)).toMatchObject({ pieces: 1, given: 1, is_ended: false });
  expect(await stockOf(product)).toBe(1);
});

test('no download begins after a refund whose event is still on its way', async () => {
  const bought = await buy(await book());
  await pay(bought.id);
  await settle();
  const line = await lineOf(bought);
  await refund(bought.id, 1);
  expect((await download(bought, line.files[0].id, line.item_id)).body.code).toBe('digital.ended');
  const again = await world.as(`POST /admin/digital-orders/${bought.id}/links`, { item_id: line.item_id });
  expect(again.body.code).toBe('digital.ended');
});

/** Codes of an order, as staff see them. */
const codesOf = async (id: string): Promise<number[]> =>
  (await world.as(`GET /admin/digital-orders/${id}`)).body.data.lines[0].codes.map(({ id }: { id: number }) => id);

test('support replaces as many codes as were bought, a manager more, and each counts as its price', async () => {
  const bought = await buy(await cards(4));
  await pay(bought.id);
  await settle();
  const support = await makeStaff(world.db, 'support');
  const replace = async (who: Pick<MadeStaff, 'headers'>) =>
    world.as(`POST /admin/digital-orders/${bought.id}/replacement`, { code_id: (await codesOf(bought.id))[0] }, who);
  expect((await replace(support)).status).toBe(200);
  expect((await replace(support)).body.code).toBe('digital.manager_needed');
  expect((await replace(world.owner)).status).toBe(200);
  const { rows } = await sql.rows({ kind: sql.text, halalas: sql.int8 })`
    select kind, halalas from money_acts where order_id = ${bought.id}
  `.execute(world.db);
  expect(rows).toEqual([
    { kind: 'code_replaced', halalas: 5_000 },
    { kind: 'code_replaced', halalas: 5_000 },
  ]);
});

test('a replacement above the ceiling of its staff member is refused, and nothing is replaced', async () => {
  const { id: product } = await world.a.product({ priceHalalas: 150_000, stock: 0, delivery: 'digital' });
  await addCodes(product, 2);
  const bought = await buy(product, { price: 1_500 });
  await pay(bought.id);
  await settle();
  const codes = await codesOf(bought.id);
  const support = await makeStaff(world.db, 'support');
  const body = { code_id: codes[0] };
  const refused = await world.as(`POST /admin/digital-orders/${bought.id}/replacement`, body, support);
  expect(refused.body.code).toBe('money_acts.approval_needed');
  expect(await codesOf(bought.id)).toEqual(codes);
});

test('a code that another order was promised replaces none', async () => {
  const product = await cards(2);
  const bought = await buy(product);
  const promised = await buy(product);
  await pay(bought.id);
  await settle();
  const body = { code_id: (await codesOf(bought.id))[0] };
  const refused = await world.as(`POST /admin/digital-orders/${bought.id}/replacement`, body);
  expect(refused.body.code).toBe('digital.no_code_left');
  await pay(promised.id);
  await settle();
  expect(await lineOf(promised)).toMatchObject({ given: 1 });
});

test('an order whose waiting piece is refunded is delivered: the other was given', async () => {
  const product = await cards(2);
  const bought = await buy(product, { pieces: 2 });
  const variant = (await world.as(`GET /admin/digital-products/${product}`)).body.data.variants[0].variant_id;
  await inTransaction(world.db, (tx) => endFreeCodes(tx, variant, 1, new Date()));
  await pay(bought.id);
  await settle();
  expect(await world.show(bought.id)).toMatchObject({ status: 'confirmed' });
  await refund(bought.id, 1);
  await settle();
  expect(await lineOf(bought)).toMatchObject({ pieces: 1, given: 1 });
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
});

test('a mixed order whose pieces on the shelf are refunded is not packed, and is delivered', async () => {
  const bought = await buy(await cards(1), { isMixed: true });
  await pay(bought.id);
  await settle();
  expect(await world.show(bought.id)).toMatchObject({ status: 'confirmed', may: { pack: true } });
  await refund(bought.id, 1, false);
  expect(await world.show(bought.id)).toMatchObject({ status: 'confirmed', may: { pack: false } });
  const packing = await world.as('POST /admin/orders/pack', { ids: [bought.id] });
  expect(packing.body.data.results).toMatchObject([{ done: false, code: 'orders.nothing_to_send' }]);
  await settle();
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
});

test('a mixed order that was packed before its pieces on the shelf were refunded is delivered', async () => {
  const bought = await buy(await cards(1), { isMixed: true });
  await pay(bought.id);
  await settle();
  await world.as('POST /admin/orders/pack', { ids: [bought.id] });
  await refund(bought.id, 1, false);
  await settle();
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
});

test('a mixed order whose pieces on the shelf were refunded before it was given is delivered with the goods', async () => {
  const bought = await buy(await cards(1), { isMixed: true });
  await pay(bought.id);
  await refund(bought.id, 1, false);
  await inTransaction(world.db, (tx) => endRefunded(tx, bought.id, new Date()));
  expect(await world.show(bought.id)).toMatchObject({ status: 'confirmed' });
  await giveOrder(deps(), bought.id);
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
});

test('a mixed order whose digital piece is refunded is still packed and sent', async () => {
  const bought = await buy(await cards(1), { isMixed: true });
  await pay(bought.id);
  await settle();
  await refund(bought.id, 1);
  await settle();
  const packing = await world.as('POST /admin/orders/pack', { ids: [bought.id] });
  expect(packing.body.data.results).toMatchObject([{ done: true }]);
  expect((await world.send(bought.id)).status).toBe(201);
  expect(await world.show(bought.id)).toMatchObject({ status: 'shipped' });
});

/** Asks for another delivery of a product. */
async function changeDelivery(productId: number, delivery: 'shipped' | 'digital') {
  const { body } = await world.as(`GET /admin/products/${productId}`);
  const { variants: _, images: __, related: ___, options: ____, backorder: _____, ...shown } = body.data;
  return world.as(`PUT /admin/products/${productId}`, { ...shown, delivery, barcode: null, images: [], variants: [] });
}

test('a product that orders wait for keeps its delivery; a refund after the change makes no pieces', async () => {
  const product = await cards(1);
  const bought = await buy(product);
  expect((await changeDelivery(product, 'shipped')).body.errors).toHaveProperty('delivery');
  await pay(bought.id);
  expect((await changeDelivery(product, 'shipped')).body.errors).toHaveProperty('delivery');
  await settle();
  const changed = await changeDelivery(product, 'shipped');
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const { default_variant_id: variant_id } = (await world.as(`GET /admin/products/${product}`)).body.data;
  const received = { variant_id, delta: 50, cause: 'received', note: null };
  expect((await world.as(`POST /admin/products/${product}/stock`, received)).status).toBe(201);
  await refund(bought.id, 1);
  await settle();
  expect(await stockOf(product)).toBe(50);
});
