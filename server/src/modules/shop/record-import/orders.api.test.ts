import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishLeaving, makeCustomer, PASSWORD } from '../../../testing/index.ts';
import { openRecordShop } from './import-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openRecordShop>>;
beforeEach(async () => {
  shop = await openRecordShop();
});
afterEach(() => shop.close());

const SHOPIFY = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Phone,Cancelled at,Shipping Phone',
  "#1001,Nora@Example.com,paid,fulfilled,SAR,218.50,2024-05-01 10:00:00 +0300,2,عود,100.00,OUD-1,نورة السالم,'+966501234567,,",
  '#1001,Nora@Example.com,,,,,2024-05-01 10:00:00 +0300,1,مسك,18.50,MSK-1,,,,',
  '#1002,,paid,,SAR,50,2024-06-01 10:00:00 +0300,1,Box,50,,Sami,,2024-06-02,0501234567',
  '#1003,other@example.com,paid,,USD,50,2024-06-01 10:00:00 +0300,1,Box,50,,Sami,,,',
  '#1004,,paid,,SAR,50,2024-06-01 10:00:00 +0300,1,Box,50,,Sami,,,',
  '#1005,other@example.com,paid,,SAR,much,2024-06-01 10:00:00 +0300,1,Box,50,,Sami,,,',
  '#1006,other@example.com,paid,,SAR,50,2999-06-01,1,Box,50,,Sami,,,',
].join('\n');

const mine = async (headers: Record<string, string>) =>
  (await shop.shop.call('GET /user/past-orders', { headers })).body.data;
const all = async (query = '') => (await shop.call(`GET /admin/past-orders${query}`)).body.data.data;
const numbers = (orders: { number: string }[]) => orders.map(({ number }) => number);

test('earlier orders are history: their customers see them by a proved contact, and nothing else knows them', async () => {
  const done = await shop.imported('orders', SHOPIFY);
  expect(done).toMatchObject({ rows_count: 7, outcomes: { create: 3, error: 3 }, results: { done: 3 }, warned: 1 });
  expect((await shop.items(done.id)).map(({ row_number: row, faults }) => [row, faults[0]?.kind])).toEqual([
    [2, undefined],
    [4, undefined],
    [5, 'other_currency'],
    [6, 'no_contact'],
    [7, 'total_unreadable'],
    [8, 'time_unreadable'],
  ]);
  const nora = await makeCustomer(shop.db, {
    ...{ phone: '+966501234567', isPhoneVerified: true, email: 'nora@example.com', isEmailVerified: true },
  });
  // The number belongs to somebody else now, who has neither the address nor the name.
  const holder = await makeCustomer(shop.db, { phone: '+966501239999', isPhoneVerified: true });
  const unproved = await makeCustomer(shop.db, { email: 'nora@example.com' });
  const proved = await makeCustomer(shop.db, { email: 'other@example.com', isEmailVerified: true });
  expect(await mine(nora.headers)).toEqual([
    {
      ...{
        id: expect.any(Number),
        number: '1001',
        placed_at: '2024-05-01T07:00:00.000Z',
        status: 'fulfilled',
        total: 218.5,
      },
      lines: [
        { name: 'عود', sku: 'OUD-1', quantity: 2, price: 100 },
        { name: 'مسك', sku: 'MSK-1', quantity: 1, price: 18.5 },
      ],
    },
  ]);
  expect(await mine(holder.headers)).toEqual([]);
  expect([await mine(unproved.headers), numbers(await mine(proved.headers))]).toEqual([[], ['1005']]);
  expect(numbers(await all('?q=0501234567'))).toEqual(['1002', '1001']);
  expect(numbers(await all('?q=NORA@example.com'))).toEqual(['1001']);
  expect(numbers(await all(`?customer_id=${proved.id}`))).toEqual(['1005']);
  const { body } = await shop.call('GET /admin/orders');
  expect(body.data.data).toEqual([]);
  expect((await shop.imported('orders', SHOPIFY)).outcomes).toEqual({ create: 0, known: 3, error: 3 });
  expect((await shop.act(done.id, 'undo')).results).toEqual({ done: 0, undone: 3, kept: 0 });
  expect(await all()).toEqual([]);
});

test('a deleted account takes its earlier orders with it, and its export has them', async () => {
  await shop.imported('orders', SHOPIFY);
  const nora = await makeCustomer(shop.db, { email: 'nora@example.com', isEmailVerified: true });
  const exported = await shop.shop.call('GET /user/export', { headers: nora.headers });
  expect(JSON.stringify(exported.body)).toContain('"number":"1001"');
  await shop.shop.call('DELETE /user/profile', { headers: nora.headers, body: { password: PASSWORD } });
  await finishLeaving(shop.db);
  expect(numbers(await all())).toEqual(['1005', '1002']);
});

test('by a phone alone an order is shown in the same name, and not to a later holder of the number', async () => {
  const csv =
    'رقم الطلب,تاريخ الطلب,رقم الجوال,اسم العميل\n1,01/02/2025,0501239999,سامي\n2,02/02/2025,0501239999,نورة العتيبي\n';
  await shop.imported('orders', csv);
  const holder = await makeCustomer(shop.db, { phone: '+966501239999', isPhoneVerified: true });
  expect(numbers(await mine(holder.headers))).toEqual(['2']);
});

test('Arabic exports name several products in one cell', async () => {
  const csv =
    'رقم الطلب,تاريخ الطلب,حالة الطلب,اسم العميل,رقم الجوال,إجمالي الطلب,المنتجات\n77,01/02/2025,تم التوصيل,ليلى,٠٥٠١٢٣٤٥٦٨,١٢٠ ر.س,"عود كمبودي\nبخور"\n';
  expect((await shop.imported('orders', csv)).results).toMatchObject({ done: 1 });
  expect(await all()).toMatchObject([
    {
      ...{ number: '77', status: 'تم التوصيل', total: 120, phone: '+966501234568', customer_name: 'ليلى' },
      lines: [{ name: 'عود كمبودي', quantity: null, price: null }, { name: 'بخور' }],
    },
  ]);
});
