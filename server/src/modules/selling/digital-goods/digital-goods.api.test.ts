import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import {
  deliverEvents,
  formWith,
  makeCustomer,
  openOrdersShop,
  orderBody,
  TEST_STORE_KEY,
  unstamped,
} from '../../../testing/index.ts';
import { refreshInStock } from '../../goods/catalog/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';
import { endFreeCodes } from './codes.store.ts';
import { digitalGoodsSubscribers } from './digital-goods-subscribers.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;

beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const heard = (): Subscriber[] => [
  ...digitalGoodsSubscribers({ db: world.db, now: Date.now, onlineMethods: new Map() }),
  {
    name: 'in stock',
    event: 'stock.flipped',
    handle: ({ productIds }) => inTransaction(world.db, (tx) => refreshInStock(tx, productIds)),
  },
  {
    name: 'credit notes',
    event: 'return.refunded',
    async handle({ returnId }) {
      await issueReturnCreditNote(unstamped(world.db), returnId, new Date());
    },
  },
];
/** Lets everything that waits for an event happen, and what follows from it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await deliverEvents(world.db, heard());
}

async function cards(codes: string[]): Promise<number> {
  const { id } = await world.a.product({ priceHalalas: 5_000, stock: 0, delivery: 'digital' });
  if (codes.length > 0) {
    const added = await world.as(`POST /admin/digital-products/${id}/codes`, { codes: codes.join('\n') });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
  }
  return id;
}

const bodyOf = (productId: number, quantity = 1, more: object = {}) => {
  const {
    address: _,
    shipping_method: __,
    ...body
  } = orderBody([{ product_id: productId, quantity }], quantity * 50, { payment_method: 'bank_transfer', ...more });
  return body;
};

async function buy(productId: number, quantity = 1, more: object = {}) {
  const answer = await world.shop.call('POST /orders', { body: bodyOf(productId, quantity, more) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { id: String(answer.body.data.id), token: String(answer.body.data.view_token), order: answer.body.data };
}

async function pay(id: string): Promise<void> {
  const { data } = (await world.as(`GET /admin/orders/${id}`)).body;
  const arrived = await world.as(`POST /admin/orders/${id}/confirm-payment`, {
    amount: data.amount_due,
    reference: `IN ${data.number}`,
  });
  expect(arrived.status, JSON.stringify(arrived.body)).toBe(200);
  await settle();
}

const goodsOf = async ({ id, token }: { id: string; token: string }) =>
  (await world.shop.call(`GET /digital-goods/${id}?view_token=${token}`)).body.data;
const reveal = (of: { id: string; token: string }, itemId: number) =>
  world.shop.call(`POST /digital-goods/${of.id}/codes?view_token=${of.token}`, { body: { item_id: itemId } });
const stockOf = async (productId: number) =>
  (await world.as(`GET /admin/products/${productId}`)).body.data.stock_quantity;

test('codes are bought without an address, given after payment and shown when they are asked for', async () => {
  const product = await cards(['AAAA-1111-2222-3333', 'BBBB-1111-2222-3333']);
  expect(await stockOf(product)).toBe(2);
  const quote = await world.shop.call('POST /orders/quote', {
    body: { lines: [{ product_id: product, quantity: 1 }], city_id: 1, payment_method: 'cash_on_delivery' },
  });
  expect(quote.body.data).toMatchObject({ needs_shipping: false, shipping_options: [], shipping_total: 0, total: 50 });
  const cash = quote.body.data.payment_options.find(({ code }: { code: string }) => code === 'cash_on_delivery');
  expect(cash).toMatchObject({ available: false, reason: 'المنتجات الرقمية تُسلَّم بعد الدفع' });
  const refused = await world.shop.call('POST /orders', {
    body: bodyOf(product, 1, { payment_method: 'cash_on_delivery' }),
  });
  expect(refused.body.code).toBe('payments.method_not_available');

  const bought = await buy(product);
  expect(bought.order).toMatchObject({ address: null, shipping_method: null, shipping_total: 0, total: 50 });
  expect(await stockOf(product)).toBe(1);
  expect((await goodsOf(bought)).lines).toMatchObject([{ given: 0, gives: null, codes: [] }]);
  await pay(bought.id);

  const [line] = (await goodsOf(bought)).lines;
  expect(line).toMatchObject({ pieces: 1, given: 1, gives: 'codes', codes: [{ code: null, shown_at: null }] });
  const shown = (await reveal(bought, line.item_id)).body.data;
  expect(shown.lines[0].codes).toMatchObject([{ code: 'AAAA-1111-2222-3333' }]);
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered', address: null });
  expect(await stockOf(product)).toBe(1);
});

test('nobody else sees a code, and staff show none', async () => {
  const product = await cards(['CCCC-1111-2222-3333']);
  const bought = await buy(product);
  await pay(bought.id);
  const [line] = (await goodsOf(bought)).lines;
  expect((await world.shop.call(`GET /digital-goods/${bought.id}`)).body.code).toBe('orders.not_found');
  const other = { ...bought, token: 'x'.repeat(43) };
  expect((await reveal(other, line.item_id)).body.code).toBe('orders.not_found');
  expect((await world.as(`POST /digital-goods/${bought.id}/codes`, { item_id: line.item_id })).status).toBe(404);
  const staff = (await world.as(`GET /admin/digital-orders/${bought.id}`)).body.data;
  expect(staff.lines[0].codes).toMatchObject([{ last_four: '3333', shown_at: null }]);
  expect(JSON.stringify(staff)).not.toContain('CCCC');
});

test('an order waits for codes, and has them as soon as there are some', async () => {
  const product = await cards(['DDDD-1111-2222-3333', 'DDDD-1111-2222-4444']);
  const bought = await buy(product, 2);
  // One does not work, and staff take it out before the payment: there is one code for two pieces.
  const variant = (await world.as(`GET /admin/digital-products/${product}`)).body.data.variants[0].variant_id;
  await inTransaction(world.db, (tx) => endFreeCodes(tx, variant, 1, new Date()));
  await pay(bought.id);
  expect((await goodsOf(bought)).lines).toMatchObject([{ pieces: 2, given: 1 }]);
  expect(await world.show(bought.id)).toMatchObject({ status: 'confirmed' });
  expect((await world.as(`GET /admin/digital-products/${product}`)).body.data.variants[0]).toMatchObject({
    waiting: 1,
    codes_left: 0,
  });
  const pack = await world.as('POST /admin/orders/pack', { ids: [bought.id] });
  expect(pack.body.data.results).toMatchObject([{ done: false }]);

  const added = await world.as(`POST /admin/digital-products/${product}/codes`, {
    codes: 'EEEE-1111-2222-3333\n\nEEEE-1111-2222-3333\nDDDD-1111-2222-3333',
  });
  expect(added.body.data).toMatchObject({ added: 1, doubled: ['EEEE-1111-2222-3333', 'DDDD-1111-2222-3333'] });
  expect(await stockOf(product)).toBe(0);
  await settle();
  expect((await goodsOf(bought)).lines).toMatchObject([{ pieces: 2, given: 2 }]);
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
});

test('what was not paid gives its codes back', async () => {
  const product = await cards(['FFFF-1111-2222-3333']);
  const bought = await buy(product);
  expect(await stockOf(product)).toBe(0);
  const cancelled = await world.shop.call(`PATCH /orders/${bought.id}/status?view_token=${bought.token}`, {
    body: { status: 'cancelled' },
  });
  expect(cancelled.status).toBe(200);
  await settle();
  expect(await stockOf(product)).toBe(1);
  expect((await goodsOf(bought)).lines).toMatchObject([{ given: 0 }]);
});

test('what was given is not cancelled; a refund takes back the codes that nobody saw', async () => {
  const product = await cards(['GGGG-1111-2222-3333', 'HHHH-1111-2222-3333']);
  const [seen, unseen] = [await buy(product), await buy(product)];
  await pay(seen.id);
  await pay(unseen.id);
  const [line] = (await goodsOf(seen)).lines;
  await reveal(seen, line.item_id);
  const cancelled = await world.shop.call(`PATCH /orders/${seen.id}/status?view_token=${seen.token}`, {
    body: { status: 'cancelled' },
  });
  expect(cancelled.status).toBe(409);
  for (const { id } of [seen, unseen]) {
    const order = await world.show(id);
    const refund = await world.refund(id, {
      lines: [{ id: order.items[0].id, quantity: 1 }],
      version: order.version,
    });
    expect(refund.status, JSON.stringify(refund.body)).toBe(201);
  }
  await settle();
  expect(await stockOf(product)).toBe(1);
  expect((await goodsOf(unseen)).lines).toMatchObject([{ is_ended: true, codes: [] }]);
  const [ended] = (await goodsOf(unseen)).lines;
  expect((await reveal(unseen, ended.item_id)).body.code).toBe('digital.ended');
});

test('a mixed cart is delivered, and its digital goods are given at payment', async () => {
  const product = await cards(['IIII-1111-2222-3333']);
  const lines = [
    { product_id: product, quantity: 1 },
    { product_id: world.cup.id, quantity: 1 },
  ];
  const without = orderBody(lines, 85, { payment_method: 'bank_transfer' });
  const { address: _, ...nowhere } = without;
  expect((await world.shop.call('POST /orders', { body: nowhere })).body.errors).toHaveProperty('address');
  const answer = await world.shop.call('POST /orders', { body: without });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const bought = { id: answer.body.data.id, token: answer.body.data.view_token };
  await pay(bought.id);
  expect((await goodsOf(bought)).lines).toMatchObject([{ given: 1 }]);
  const packing = await world.as('POST /admin/orders/pack', { ids: [bought.id] });
  expect(packing.body.data.results).toMatchObject([{ done: true }]);
  const order = await world.show(bought.id);
  expect(order.items).toMatchObject([
    { is_digital: true, to_send: 0 },
    { is_digital: false, to_send: 1 },
  ]);
  expect((await world.send(bought.id)).status).toBe(201);
  expect(await world.show(bought.id)).toMatchObject({ status: 'shipped' });
});

test('a code that does not work is replaced, and never given again', async () => {
  const product = await cards(['JJJJ-1111-2222-3333', 'KKKK-1111-2222-5555']);
  const bought = await buy(product);
  await pay(bought.id);
  const staff = (await world.as(`GET /admin/digital-orders/${bought.id}`)).body.data;
  const body = { code_id: staff.lines[0].codes[0].id };
  const replaced = await world.as(`POST /admin/digital-orders/${bought.id}/replacement`, body);
  expect(replaced.body.data.lines[0].codes).toMatchObject([{ last_four: '5555' }]);
  expect(await stockOf(product)).toBe(0);
  expect((await world.as(`POST /admin/digital-orders/${bought.id}/replacement`, body)).body.code).toBe(
    'digital.code_unknown',
  );
  const none = { code_id: replaced.body.data.lines[0].codes[0].id };
  expect((await world.as(`POST /admin/digital-orders/${bought.id}/replacement`, none)).body.code).toBe(
    'digital.no_code_left',
  );
});

const PDF = Buffer.from('%PDF-1.7 a book of few words');

async function book(content: Buffer = PDF) {
  const { id } = await world.a.product({ priceHalalas: 5_000, stock: 0, delivery: 'digital' });
  const terms = { version: 1, gives: 'files', most_downloads: 2, link_days: 30 };
  await world.as(`POST /admin/digital-products/${id}/codes/removal`, {});
  expect((await world.as(`PATCH /admin/digital-products/${id}`, terms)).status).toBe(200);
  return { id, sent: await sendFile(id, content) };
}

async function sendFile(id: number, content: Buffer) {
  const { payload, headers } = formWith(content);
  const answer = await world.shop.app.server.inject({
    method: 'POST',
    url: `/api/store/admin/digital-products/${id}/files?name=${encodeURIComponent('كتاب.pdf')}`,
    headers: { 'x-api-key': TEST_STORE_KEY, ...world.owner.headers, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const fetchUrl = (url: string, range?: string) =>
  world.shop.app.server.inject({ method: 'GET', url, headers: range ? { range } : {} });

test('a file is fetched by its buyer alone, in parts, as often as it says', async () => {
  const { id, sent } = await book();
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const bought = await buy(id);
  await pay(bought.id);
  expect(await world.show(bought.id)).toMatchObject({ status: 'delivered' });
  const [line] = (await goodsOf(bought)).lines;
  expect(line).toMatchObject({ gives: 'files', files: [{ name: 'كتاب.pdf', left: 2 }] });
  const ask = () =>
    world.shop.call(`POST /digital-goods/${bought.id}/files/${line.files[0].id}?view_token=${bought.token}`, {
      body: { item_id: line.item_id },
    });
  const { url } = (await ask()).body.data;
  const whole = await fetchUrl(url);
  expect([whole.statusCode, whole.rawPayload.equals(PDF)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; /),
  });
  const part = await fetchUrl(url, 'bytes=0-3');
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '%PDF', `bytes 0-3/${PDF.length}`]);
  expect((await fetchUrl(url, 'bytes=900-')).statusCode).toBe(416);
  expect((await fetchUrl(`${url}x`)).statusCode).toBe(404);
  expect((await ask()).status).toBe(200);
  expect((await ask()).body.code).toBe('digital.downloads_used');
  const again = await world.as(`POST /admin/digital-orders/${bought.id}/links`, { item_id: line.item_id });
  expect(again.body.data.lines[0].files).toMatchObject([{ left: 2 }]);

  const order = await world.show(bought.id);
  await world.refund(bought.id, { lines: [{ id: order.items[0].id, quantity: 1 }], version: order.version });
  await settle();
  expect((await fetchUrl(url)).statusCode, 'what was refunded is not served').toBe(404);
});

test('a page or a program is no file that is given', async () => {
  const { sent } = await book(Buffer.from('<html><script>alert(1)</script>'));
  expect(sent.body.code).toBe('digital.file_kind');
});

test('a file that staff took out stays with its buyers until their links end, and then its bytes go', async () => {
  const { id } = await book();
  const bought = await buy(id);
  await pay(bought.id);
  const [line] = (await goodsOf(bought)).lines;
  const removed = await world.as(`DELETE /admin/digital-products/${id}/files/${line.files[0].id}`);
  expect(removed.status).toBe(200);
  expect(await stockOf(id)).toBe(0);
  const storage = openStorage(world.shop.config);
  await removeUnusedFiles(world.db, storage, new Date());
  expect((await goodsOf(bought)).lines[0].files).toHaveLength(1);
  await removeUnusedFiles(world.db, storage, new Date(Date.now() + 31 * 86_400_000));
  expect((await goodsOf(bought)).lines[0].files).toEqual([]);
});

test('stock of codes is changed by codes alone, and a product with pieces does not become digital', async () => {
  const product = await cards(['MMMM-1111-2222-3333', 'MMMM-1111-2222-4444']);
  const shown = (await world.as(`GET /admin/products/${product}`)).body.data;
  const byHand = await world.as(`POST /admin/products/${product}/stock`, {
    variant_id: shown.default_variant_id,
    delta: 5,
    cause: 'received',
    note: null,
  });
  expect(byHand.body.code).toBe('catalog.stock_of_digital');
  const removed = await world.as(`POST /admin/digital-products/${product}/codes/removal`, {});
  expect(removed.body.data.variants).toMatchObject([{ codes_left: 0 }]);
  expect(await stockOf(product)).toBe(0);
  expect((await world.as(`POST /admin/digital-products/${world.cup.id}/codes`, { codes: 'A' })).body.code).toBe(
    'digital.not_digital',
  );
});

test('products of which orders wait are named to staff', async () => {
  const product = await cards(['NNNN-1111-2222-3333']);
  const bought = await buy(product);
  const variant = (await world.as(`GET /admin/digital-products/${product}`)).body.data.variants[0].variant_id;
  await inTransaction(world.db, (tx) => endFreeCodes(tx, variant, 1, new Date()));
  await pay(bought.id);
  const waits = (await world.as('GET /admin/digital-waits')).body.data;
  expect(waits).toMatchObject([{ product_id: product, orders: 1, pieces: 1 }]);
  await world.as(`POST /admin/digital-products/${product}/codes`, { codes: 'NNNN-1111-2222-4444' });
  await settle();
  expect((await world.as('GET /admin/digital-waits')).body.data).toEqual([]);
});

test('a customer has what was given in the copy of their data, without the codes', async () => {
  const product = await cards(['PPPP-1111-2222-3333']);
  const who = await makeCustomer(world.db);
  const placed = await world.shop.call('POST /orders', { body: bodyOf(product), headers: who.headers });
  await pay(placed.body.data.id);
  const copy = (await world.shop.call('GET /user/export', { headers: who.headers })).body;
  expect(copy.digital_goods).toMatchObject([{ order: placed.body.data.number, given: 1, codes_shown: 0 }]);
  expect(JSON.stringify(copy)).not.toContain('PPPP');
});

test('of two codes one is refunded: one stays with its buyer, the other is stock', async () => {
  const product = await cards(['QQQQ-1111-2222-3333', 'QQQQ-1111-2222-4444']);
  const bought = await buy(product, 2);
  await pay(bought.id);
  const order = await world.show(bought.id);
  const lines = [{ id: order.items[0].id, quantity: 1 }];
  expect((await world.refund(bought.id, { lines, version: order.version })).status).toBe(201);
  await settle();
  const [line] = (await goodsOf(bought)).lines;
  expect(line).toMatchObject({ pieces: 1, given: 1, is_ended: false });
  const shown = (await reveal(bought, line.item_id)).body.data.lines[0];
  expect(shown.codes).toMatchObject([{ code: 'QQQQ-1111-2222-3333' }]);
  expect(await stockOf(product)).toBe(1);
});

test('a product with pieces on the shelf does not become digital', async () => {
  const { body } = await world.as(`GET /admin/products/${world.plate.id}`);
  const { variants: _, images: __, related: ___, options: ____, backorder: _____, ...shown } = body.data;
  const draft = { ...shown, delivery: 'digital', barcode: null, images: [], variants: [] };
  const answer = await world.as(`PUT /admin/products/${world.plate.id}`, draft);
  expect(answer.body.errors).toHaveProperty('delivery');
});
