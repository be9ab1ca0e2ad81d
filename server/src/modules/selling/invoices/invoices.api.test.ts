import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  callOver,
  createTestApp,
  createTestDatabase,
  factories,
  type Guard,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  startApiProcess,
  TEST_STORE_KEY,
  type TestDatabase,
  unstamped,
  untilLost,
} from '../../../testing/index.ts';
import { issueCreditNote } from './issue-invoice.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await open();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function open(): Promise<void> {
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 9_999, stock: 2_000 })).id;
}

/** 99.99, 25 for delivery, 15 for paying on delivery. */
const body = () => orderBody([{ product_id: productId, quantity: 1 }], 139.99);

async function placeOrder(
  more: Record<string, unknown> = {},
): Promise<{ id: string; view_token: string; number: string }> {
  const { status, body: reply } = await shop.call('POST /orders', { body: { ...body(), ...more } });
  expect(status, JSON.stringify(reply)).toBe(201);
  return reply.data;
}

const pathOf = ({ id, view_token }: { id: string; view_token: string }) =>
  `GET /orders/${id}/invoice?view_token=${view_token}`;

/** Fields of a TLV structure. */
function readQr(qr: string): string[] {
  const bytes = Buffer.from(qr, 'base64');
  const values: string[] = [];
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    expect(bytes[at]).toBe(values.length + 1);
    values.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString('utf8'));
  }
  return values;
}

/** Number of pages of a PDF with uncompressed objects. */
const pagesOf = (file: string) => file.match(/\/Type \/Page\b/g)?.length ?? 0;

test('a confirmed order has one invoice, whose parts sum and whose QR says its five facts', async () => {
  const order = await placeOrder();
  const { body: reply } = await shop.call(pathOf(order));
  const invoice = reply.data;
  expect(invoice).toMatchObject({
    number: 'INV-000001',
    order_number: order.number,
    total: 139.99,
    vat: 18.26,
    net: 121.73,
  });
  expect(invoice.lines.map((line: { total: number }) => line.total)).toEqual([99.99, 25, 15]);
  const vat = invoice.lines.reduce((sum: number, line: { vat: number }) => sum + Math.round(line.vat * 100), 0);
  expect(vat).toBe(1_826);
  const [, number, time, total, vatTotal] = readQr(invoice.qr);
  expect([number, total, vatTotal]).toEqual([invoice.seller.vat_number, '139.99', '18.26']);
  expect(`${invoice.issued_at.slice(0, 19)}Z`).toBe(time);
  const again = await shop.call(pathOf(order), { language: 'en' });
  expect(again.body.data).toMatchObject({ number: 'INV-000001', qr: invoice.qr });
  expect(again.body.data.lines[1].name).toBe('Delivery');
});

test('the invoice on paper is an A4 of a page, kept by no cache', async () => {
  const { id, view_token } = await placeOrder();
  const answer = await shop.app.server.inject({
    url: `/api/store/orders/${id}/invoice.pdf?view_token=${view_token}`,
    headers: { 'x-api-key': TEST_STORE_KEY },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const file = answer.rawPayload.toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(pagesOf(file)).toBe(1);
});

/** A company without a VAT number, which its registration stands for. */
const aCompany = {
  name: 'شركة الأفق للتقنية',
  registration: { scheme: 'CRN', number: '1010010000' },
  address: { street: 'طريق الملك فهد', building: '8121', district: 'العليا', city: 'الرياض', postal_code: '12211' },
};
const storedCompany = { ...aCompany, vat_number: null };

test('an order for a company names it, and so do its invoice and the paper', async () => {
  const order = await placeOrder({ company: aCompany });
  const { body: shown } = await shop.call(`GET /orders/${order.id}?view_token=${order.view_token}`);
  expect(shown.data.company).toEqual(storedCompany);
  const { headers } = await makeStaff(database.db, 'support');
  const { body: staffs } = await shop.call(`GET /admin/orders/${order.id}`, { headers });
  expect(staffs.data.company).toEqual(storedCompany);
  const { body: reply } = await shop.call(pathOf(order));
  expect(reply.data).toMatchObject({ buyer: aCompany.name, company: storedCompany });
  const answer = await shop.app.server.inject({
    url: `/api/store/orders/${order.id}/invoice.pdf?view_token=${order.view_token}`,
    headers: { 'x-api-key': TEST_STORE_KEY },
  });
  expect(pagesOf(answer.rawPayload.toString('latin1'))).toBe(1);
});

test('a wrong company is refused at its fields', async () => {
  const { address } = aCompany;
  const refusedFields = async (company: unknown) => {
    const { status, body: reply } = await shop.call('POST /orders', { body: { ...body(), company } });
    expect(status, JSON.stringify(reply)).toBe(422);
    return Object.keys(reply.errors).toSorted();
  };
  expect(await refusedFields({ name: 'شركة', address })).toEqual(['company.vat_number']);
  const own = { ...aCompany, vat_number: (await shop.call(pathOf(await placeOrder()))).body.data.seller.vat_number };
  expect(await refusedFields(own)).toEqual(['company.vat_number']);
  const wrong = { name: ' ', vat_number: '199999999900003', registration: { scheme: 'CRN', number: '12' } };
  expect(
    await refusedFields({ ...wrong, address: { ...address, building: '12', postal_code: 'x', city: '' } }),
  ).toEqual([
    ...['company.address.building', 'company.address.city', 'company.address.postal_code'],
    ...['company.name', 'company.registration.number', 'company.vat_number'],
  ]);
  expect(await refusedFields({ ...aCompany, registration: { scheme: 'NONE', number: '1' } })).toEqual([
    'company.registration.scheme',
  ]);
});

test('the company goes from the order with its buyer, and stays on the invoice', async () => {
  const customer = await makeCustomer(database.db);
  const asked = { headers: customer.headers, body: { ...body(), company: aCompany } };
  const order = (await shop.call('POST /orders', asked)).body.data;
  await shop.call(`GET /orders/${order.id}/invoice`, { headers: customer.headers });
  const { batchedErasers } = backgroundDeps(database.db, { mails: [], messages: [] });
  const orders = batchedErasers.find(({ part }) => part === 'orders');
  await inTransaction(database.db, async (tx) => void (await orders?.eraseBatch(tx, customer.id, null)));
  const { headers } = await makeStaff(database.db, 'support');
  const [erased, invoice] = await Promise.all(
    [`GET /admin/orders/${order.id}`, `GET /admin/orders/${order.id}/invoice`].map((key) =>
      shop.call(key, { headers }),
    ),
  );
  expect(erased?.body.data.company).toBeNull();
  expect(invoice?.body.data.company).toEqual(storedCompany);
});

test('an order that waits for payment has none yet, and a stranger sees none', async () => {
  const waiting = await placeOrder({ payment_method: 'bank_transfer', expected_total: 124.99 });
  expect(await shop.call(pathOf(waiting))).toMatchObject({ status: 409, body: { code: 'invoices.not_issued' } });
  const order = await placeOrder();
  const refused = await shop.call(`GET /orders/${order.id}/invoice`);
  expect(refused).toMatchObject({ status: 404, body: { code: 'orders.not_found' } });
});

test('an order cancelled after its invoice gets a credit note of the same amount, once', async () => {
  const order = await placeOrder();
  await shop.call(pathOf(order));
  await shop.call(`PATCH /orders/${order.id}/status?view_token=${order.view_token}`, { body: { status: 'cancelled' } });
  const [first, second] = await Promise.all(
    [1, 2].map(() => issueCreditNote(unstamped(database.db), order.id, new Date())),
  );
  expect(first?.number).toBe('CRN-000001');
  expect(second?.number).toBe('CRN-000001');
  const { body: reply } = await shop.call(pathOf(order));
  expect(reply.data.credit_notes).toMatchObject([{ number: 'CRN-000001', total: 139.99 }]);
  const never = await placeOrder({ payment_method: 'bank_transfer', expected_total: 124.99 });
  expect(await issueCreditNote(unstamped(database.db), never.id, new Date())).toBeNull();
});

test('a document is never changed or deleted', async () => {
  for (const statement of ['update invoices set total_halalas = 1', 'delete from invoices']) {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed or deleted');
  }
});

/** Repeats the request while too many callers wait for the series (503), as a client does. */
async function askPatiently(address: string, key: string) {
  let answer = await callOver(address, key);
  for (let turn = 0; answer.status === 503 && turn < 10; turn += 1) answer = await callOver(address, key);
  return answer;
}

/**
 * Requests the invoices of several new orders concurrently from two processes, each order twice. Returns their numbers.
 */
async function issueAtOnce(count: number, without?: Guard): Promise<(string | undefined)[]> {
  const options = without ? { without } : {};
  const processes = await Promise.all([startApiProcess(database.url, options), startApiProcess(database.url, options)]);
  const orders = [];
  for (let turn = 0; turn < count; turn += 1) orders.push(await placeOrder());
  const answers = await Promise.all(
    [...orders, ...orders].map((order, turn) => askPatiently(processes[turn % 2]?.address ?? '', pathOf(order))),
  );
  await Promise.all(processes.map((one) => one.stop()));
  return answers.map((answer) => answer.body.data?.number);
}

const serialOf = (number: string | undefined) => Number(number?.slice(4));

test('100 orders at once get 100 numbers that follow each other', async () => {
  const numbers = await issueAtOnce(100);
  const serials = [...new Set(numbers)].map(serialOf).toSorted((a, b) => a - b);
  expect(serials).toHaveLength(100);
  const [first = 0] = serials;
  expect(serials).toEqual(Array.from({ length: 100 }, (_, index) => first + index));
  expect(numbers.slice(0, 100)).toEqual(numbers.slice(100));
});

test('control: without the lock of the series two take one number, and fail', async () => {
  const without: Guard = {
    file: 'invoices.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: 'where kind = ${kind} for update',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: 'where kind = ${kind}',
  };
  const failing = async () => (await issueAtOnce(20, without)).filter((number) => number === undefined).length;
  expect(await untilLost(failing, 0)).toBeGreaterThan(0);
});
