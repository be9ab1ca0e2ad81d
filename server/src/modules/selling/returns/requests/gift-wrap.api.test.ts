import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverWithInvoice,
  factories,
  lineIdsOf,
  type MadeCustomer,
  type MadeStaff,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { readShopRules, saveShopRules } from '../../../shop/settings/index.ts';
import { postTransfer, readBalance } from '../../ledger/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
  owner = await makeStaff(database.db, 'owner');
  await offer(1_500);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const offer = (giftWrap: number) =>
  inTransaction(database.db, async (tx) => saveShopRules(tx, { ...(await readShopRules(tx)), giftWrap }));
const MESSAGE = 'كل عام وأنت بخير\nأختك نورة';
/** 100 a piece for the goods, 25 for delivery, 15 for paying on delivery, 15 for the wrap. */
const body = (total: number, more: object = {}, quantity = 1) => ({
  ...orderBody([{ product_id: productId, quantity }], total),
  gift: { message: MESSAGE },
  ...more,
});
const place = ({ headers }: Pick<MadeCustomer, 'headers'>, sent: object) =>
  shop.call('POST /orders', { headers, body: sent });

async function customerWith(halalas: number): Promise<MadeCustomer> {
  const customer = await makeCustomer(database.db);
  const whence = { from: { house: 'issued' as const }, to: { customerId: customer.id }, key: randomUUID() };
  await inTransaction(database.db, (tx) =>
    postTransfer(tx, { unit: 'store_credit', ...whence, amount: halalas, cause: { kind: 'gift', id: '1' } }),
  );
  return customer;
}
const creditOf = async ({ id }: MadeCustomer) => (await readBalance(database.db, id, 'store_credit')).balance;

test('a quote says what the wrap costs, and the settings that it is offered', async () => {
  const ask = async (more: object) => {
    const lines = [{ product_id: productId, quantity: 1 }];
    const question = { lines, city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery', ...more };
    return (await shop.call('POST /orders/quote', { body: question })).body.data;
  };
  expect(await ask({})).toMatchObject({ gift_total: 0, total: 140 });
  expect(await ask({ gift_wrap: true })).toMatchObject({ gift_total: 15, total: 155, vat_included: 20.22 });
  expect((await shop.call('GET /settings')).body.data.gift_wrap).toBe(15);
});

test('an order keeps the wrap and its card, in its total, its VAT and its invoice; the card is not on the invoice', async () => {
  const customer = await makeCustomer(database.db);
  const { status, body: reply } = await place(customer, body(155));
  expect([status, reply.data]).toEqual([
    201,
    expect.objectContaining({ gift_total: 15, gift_message: MESSAGE, total: 155, vat_included: 20.22 }),
  ]);
  await deliverWithInvoice(database.db, reply.data.id);
  const invoice = (await shop.call(`GET /orders/${reply.data.id}/invoice`, { headers: customer.headers })).body.data;
  expect(invoice.lines.map(({ total }: { total: number }) => total)).toEqual([100, 25, 15, 15]);
  const vat = invoice.lines.reduce((sum: number, line: { vat: number }) => sum + Math.round(line.vat * 100), 0);
  expect(vat).toBe(2_022);
  expect(JSON.stringify(invoice)).not.toContain('أختك نورة');
  const copy = await shop.call('GET /user/export', { headers: customer.headers });
  expect(JSON.stringify(copy.body.orders)).toContain('أختك نورة');
});

test('who packs it reads the card', async () => {
  const { body: reply } = await place(await makeCustomer(database.db), body(155));
  const { body: packing } = await shop.call(`GET /admin/packing?ids=${reply.data.id}`, { headers: owner.headers });
  expect(packing.data.slips).toMatchObject([{ gift: { message: MESSAGE }, to_collect: 155 }]);
});

test('a wrap without words, and words that are too many or none at all', async () => {
  const customer = await makeCustomer(database.db);
  const { body: plain } = await place(customer, body(155, { gift: {} }));
  expect(plain.data).toMatchObject({ gift_total: 15, gift_message: null });
  for (const message of ['x'.repeat(201), ' ', 'a\0b']) {
    const { status, body: reply } = await place(customer, body(155, { gift: { message } }));
    expect([status, Object.keys(reply.errors)]).toEqual([422, ['gift.message']]);
  }
});

test('a price that changed meanwhile is told, and what is not offered any more is refused; nothing is taken', async () => {
  const customer = await makeCustomer(database.db);
  await offer(2_000);
  const dearer = await place(customer, body(155));
  expect([dearer.status, dearer.body.code, dearer.body.details.gift_total]).toEqual([409, 'orders.total_changed', 20]);
  await offer(0);
  const gone = await place(customer, body(140));
  expect([gone.status, gone.body.code]).toEqual([409, 'orders.gift_not_offered']);
  expect((await shop.call('GET /orders', { headers: customer.headers })).body.data.total).toBe(0);
  await offer(1_500);
});

test('cancelled it is paid back with all the rest', async () => {
  const customer = await customerWith(20_000);
  const sent = body(140, { use_store_credit: true });
  const { status, body: reply } = await place(customer, sent);
  expect(status, JSON.stringify(reply)).toBe(201);
  expect(await creditOf(customer)).toBe(6_000);
  const cancel = { headers: customer.headers, body: { status: 'cancelled' } };
  expect((await shop.call(`PATCH /orders/${reply.data.id}/status`, cancel)).status).toBe(200);
  expect(await creditOf(customer)).toBe(20_000);
});

test('goods that come back leave the wrap with the shop; who pays back everything pays it back, too', async () => {
  const customer = await makeCustomer(database.db);
  const { body: reply } = await place(customer, body(230, {}, 2));
  expect(reply.data, JSON.stringify(reply)).toMatchObject({ total: 230, gift_total: 15 });
  const { id } = reply.data;
  await deliverWithInvoice(database.db, id);
  const [line] = await lineIdsOf(database.db, id);
  const refund = (sent: object) =>
    shop.call(`POST /admin/orders/${id}/refunds`, {
      headers: owner.headers,
      body: { to: 'store_credit', reason: 'تلف', ...sent },
    });
  const one = await refund({ lines: [{ id: line, quantity: 1 }] });
  expect(one.status, JSON.stringify(one.body)).toBeLessThan(300);
  // The refund of one piece, less delivery, which is no longer free for the rest of the order.
  expect(await creditOf(customer)).toBeLessThanOrEqual(10_000);
  const rest = await refund({ everything: true });
  expect(rest.status, JSON.stringify(rest.body)).toBeLessThan(300);
  expect(await creditOf(customer)).toBe(23_000);
});

test('the card goes with the account', async () => {
  const customer = await makeCustomer(database.db);
  const { body: reply } = await place(customer, body(155));
  await deliverWithInvoice(database.db, reply.data.id);
  await sql`update orders set created_at = created_at - interval '60 days' where id = ${reply.data.id}`.execute(
    database.db,
  );
  const left = await shop.call('DELETE /user/profile', { headers: customer.headers, body: { password: PASSWORD } });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  const { rows } = await sql.rows({ gift_message: sql.text.orNull })`
    select gift_message from orders where id = ${reply.data.id}
  `.execute(database.db);
  expect(rows).toEqual([{ gift_message: null }]);
});
