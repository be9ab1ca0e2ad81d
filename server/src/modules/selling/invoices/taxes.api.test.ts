import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  TEST_STORE_KEY,
  type TestDatabase,
  unstamped,
} from '../../../testing/index.ts';
import { saveTaxSettings } from '../../shop/settings/index.ts';
import { issueCreditNote } from './issue-invoice.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let oud: number;
let medicine: number;
let owner: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  const a = factories(database.db);
  oud = (await a.product({ priceHalalas: 11_500, stock: 200 })).id;
  medicine = (await a.product({ priceHalalas: 5_000, stock: 200, tax: 'VATEX-SA-35' })).id;
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const line = (product_id: number) => ({ product_id, quantity: 1 });

async function place(lines: ReturnType<typeof line>[], total: number) {
  const { status, body } = await shop.call('POST /orders', { body: orderBody(lines, total) });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id, view_token } = body.data;
  const invoice = (await shop.call(`GET /orders/${id}/invoice?view_token=${view_token}`, { language: 'en' })).body.data;
  return { order: body.data, invoice };
}

test('a zero-rated product is sold beside one of the standard rate, and every document says both', async () => {
  // Delivery of 25 and the cash fee of 15 are of the standard rate, as the oud is.
  const taxes = [
    { category: 'standard', percent: 15, total: 155, vat: 20.22 },
    { category: 'zero_rated', percent: 0, total: 50, vat: 0 },
  ];
  const { order, invoice } = await place([line(oud), line(medicine)], 205);
  expect(order).toMatchObject({ total: 205, vat_included: 20.22, taxes });
  expect(invoice).toMatchObject({
    ...{ total: 205, vat: 20.22, net: 184.78, taxes },
    tax_reasons: ['Medicines and medical equipment'],
    lines: [{ tax: 'standard', vat: 15 }, { tax: 'zero_rated', vat: 0 }, { tax: 'standard' }, { tax: 'standard' }],
  });
  const paper = await shop.app.server.inject({
    url: `/api/store/orders/${order.id}/invoice.pdf?view_token=${order.view_token}`,
    headers: { 'x-api-key': TEST_STORE_KEY },
  });
  expect(paper.statusCode).toBe(200);
});

test('delivery of medicines alone is zero-rated as they are', async () => {
  const { order, invoice } = await place([line(medicine)], 90);
  expect(order).toMatchObject({ vat_included: 0, taxes: [{ category: 'zero_rated', total: 90, vat: 0 }] });
  expect(invoice).toMatchObject({ vat: 0, net: 90 });
  expect(invoice.qr).not.toBe('');
});

test('a quote and the page of a product say the tax that an order would have', async () => {
  const { body } = await shop.call('POST /orders/quote', { body: { lines: [line(medicine), line(oud)] } });
  expect(body.data.taxes).toEqual([
    { category: 'standard', percent: 15, total: 115, vat: 15 },
    { category: 'zero_rated', percent: 0, total: 50, vat: 0 },
  ]);
  const pages = await Promise.all([oud, medicine].map((id) => shop.call(`GET /products/${id}`)));
  expect(pages.map((page) => page.body.data.tax)).toEqual(['standard', 'zero_rated']);
});

test('items keep the tax that they were sold by', async () => {
  const { order } = await place([line(medicine), line(oud)], 205);
  await sql`update products set tax = 'standard' where id = ${medicine}`.execute(database.db);
  const shown = await shop.call(`GET /orders/${order.id}?view_token=${order.view_token}`);
  expect(shown.body.data.taxes).toEqual(order.taxes);
  await sql`update products set tax = 'VATEX-SA-35' where id = ${medicine}`.execute(database.db);
});

test('staff see how many products have which tax, and find them', async () => {
  const { headers } = owner;
  const counted = await shop.call('GET /admin/products/taxes', { headers });
  expect(counted.body.data).toEqual([{ tax: 'VATEX-SA-35', count: 1 }]);
  const found = await shop.call('GET /admin/products?tax=VATEX-SA-35', { headers });
  expect(found.body.data.data.map(({ id }: { id: number }) => id)).toEqual([medicine]);
});

test('the VAT return sums documents by category, refunds beside sales', async () => {
  const { headers } = owner;
  const read = async () => (await shop.call('GET /admin/sales/vat', { headers })).body.data;
  const before = await read();
  const { order } = await place([line(oud), line(medicine)], 205);
  const cancelled = { status: 'cancelled' };
  await shop.call(`PATCH /orders/${order.id}/status?view_token=${order.view_token}`, { body: cancelled });
  await issueCreditNote(unstamped(database.db), order.id, new Date());
  const after = await read();
  const sumsOf = (report: typeof before, category: string) =>
    report.categories.find((one: { category: string }) => one.category === category);
  const more = (category: string, key: string) =>
    Math.round(((sumsOf(after, category)?.[key] ?? 0) - (sumsOf(before, category)?.[key] ?? 0)) * 100);
  for (const [category, net, vat] of [
    ['standard', 13_478, 2_022],
    ['zero_rated', 5_000, 0],
  ] as const) {
    expect([more(category, 'sales'), more(category, 'sales_vat')]).toEqual([net, vat]);
    expect([more(category, 'refunds'), more(category, 'refunds_vat')]).toEqual([net, vat]);
    expect([more(category, 'net'), more(category, 'vat')]).toEqual([0, 0]);
  }
  expect(after.vat).toBe(before.vat);
  const file = await shop.app.server.inject({
    url: '/api/store/admin/sales/vat.csv',
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'ar', ...headers },
  });
  expect(file.body.split('\n').slice(0, 2).join()).toMatch(/الفئة[\s\S]*النسبة الأساسية 15%/);
});

test('a shop that is not registered sells without VAT, and writes no tax invoice', async () => {
  const before = await place([line(oud)], 155);
  const { headers } = owner;
  const { version } = (await shop.call('GET /admin/settings/taxes', { headers })).body.data;
  const saved = await shop.call('PUT /admin/settings/taxes', { headers, body: { is_registered: false, version } });
  expect(saved.body.data).toMatchObject({ is_registered: false });
  const { order, invoice } = await place([line(oud), line(medicine)], 205);
  expect(order).toMatchObject({ vat_included: 0, taxes: [{ category: 'out_of_scope', total: 205, vat: 0 }] });
  expect(invoice).toMatchObject({ vat: 0, qr: '', seller: { vat_number: '' } });
  expect((await shop.call(`GET /products/${oud}`)).body.data.tax).toBe('out_of_scope');
  expect((await shop.call('GET /settings')).body.data.vat_number).toBe('');
  const kept = await shop.call(`GET /orders/${before.order.id}/invoice?view_token=${before.order.view_token}`);
  expect(kept.body.data).toMatchObject({ vat: 20.22, qr: before.invoice.qr });
  await inTransaction(database.db, (tx) => saveTaxSettings(tx, { isRegistered: true }));
});
