import { demoPassword, demoStaff, demoStaffEmail, demoTotpSecret } from '@waha/demo/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fromBase32, stepOf, totpCode } from '../modules/people/staff/index.ts';
import { createTestApp, createTestDatabase, factories, makeSellable, type TestDatabase } from '../testing/index.ts';
import { addDemoCustomers } from './demo-customers.ts';
import { addDemoStaff } from './demo-staff.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productIds: Map<string, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { settings: { DEMO: '1' } });
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ stock: 50 });
  const bag = await factories(database.db).product({ stock: 50 });
  const thobe = await factories(database.db).product({
    variants: [
      { size: '56', stock: 50 },
      { size: '58', stock: 50 },
    ],
  });
  productIds = new Map([
    ['dates', id],
    ['bag', bag.id],
    ['thobe', thobe.id],
  ]);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const sentBack = {
  lines: { bag: 1 },
  reason: 'changed_mind',
  note: 'لم تناسبني',
  instructions: 'يمر عليك المندوب غدًا',
  messages: ['متى يمر المندوب؟', 'بعد العصر'],
} as const;

const customer = {
  firstName: 'نورة',
  lastName: 'العتيبي',
  phone: '0500000009',
  email: 'noura@waha.example',
  addresses: [
    { label: 'البيت', cityId: 1, district: 'العليا', street: 'شارع العليا', buildingNo: '7421', postalCode: '12214' },
  ],
  storeCreditHalalas: 5_000,
  reviews: [{ product: 'dates', rating: 5, title: 'طرية', text: 'حبة كبيرة وطعمها ممتاز', daysAgo: 1 }],
  orders: (['pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const).map(
    (status) => ({
      lines: { dates: 1, bag: 1 },
      status,
      daysAgo: status === 'delivered' ? 4 : 0,
      paymentMethod: status === 'pending_payment' ? ('bank_transfer' as const) : ('cash_on_delivery' as const),
      useStoreCredit: status === 'delivered',
      ...(status === 'delivered' && { sentBack }),
    }),
  ),
};

test('a customer of the demo shop signs in and finds what they own', async () => {
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1' });
  await addDemoStaff(database.db, new Date());
  await addDemoCustomers({ config, db: database.db, productIds }, [customer], new Date());
  const login = await shop.call('POST /auth/login', { body: { login: customer.phone, password: demoPassword } });
  const headers = { authorization: `Bearer ${login.body.data.token}` };
  const orders = await shop.call('GET /orders', { headers });
  const statuses = orders.body.data.data.map(({ status }: { status: string }) => status);
  const expected = customer.orders.map(({ status }) => (status === 'delivered' ? 'return_requested' : status));
  expect(statuses.sort()).toEqual(expected.sort());
  expect((await shop.call('GET /user/addresses', { headers })).body.data).toHaveLength(1);
  const credit = await shop.call('GET /user/store-credit', { headers });
  expect(credit.body.data, 'the gift, spent on the delivered order').toMatchObject({ balance: 0, held: 0 });
});

test('what a customer of the demo shop has under way can be seen and tried', async () => {
  const login = await shop.call('POST /auth/login', { body: { login: customer.phone, password: demoPassword } });
  const headers = { authorization: `Bearer ${login.body.data.token}` };
  const get = async (path: string) => (await shop.call(`GET ${path}`, { headers })).body.data;
  const { profile } = await get('/user/profile');
  expect(profile).toMatchObject({ email_verified: true, phone_verified: true });
  const [back] = (await get('/returns')).data;
  expect(back.status).toBe('approved');
  expect((await get(`/returns/${back.id}/messages`)).data).toHaveLength(sentBack.messages.length);
  const order = await get(`/orders/${back.order_id}`);
  const delivered = order.events.find(({ status }: { status: string }) => status === 'delivered');
  expect(Date.now() - Date.parse(delivered.at), 'a day and a half after it was ordered').toBeGreaterThan(
    2 * 86_400_000,
  );
  const { lines } = await get(`/orders/${back.order_id}/returnable`);
  expect(lines.map(({ left }: { left: number }) => left)).toEqual([1, 0]);
  expect((await get('/user/reviews')).written).toMatchObject([{ status: 'published' }]);
});

test('a customer of the demo shop asks for another size, and the shop has yet to decide', async () => {
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1' });
  const wrongSize = {
    lines: { thobe: 1 },
    sizes: { thobe: '58' },
    status: 'delivered',
    daysAgo: 4,
    paymentMethod: 'cash_on_delivery',
    sentBack: { lines: { thobe: 1 }, reason: 'wrong_size', note: 'طويل', exchangeForSize: '56', messages: [] },
  } as const;
  const other = { ...customer, phone: '0500000008', email: 'huda@waha.example', orders: [wrongSize], reviews: [] };
  await addDemoCustomers({ config, db: database.db, productIds }, [other], new Date());
  const login = await shop.call('POST /auth/login', { body: { login: other.phone, password: demoPassword } });
  const headers = { authorization: `Bearer ${login.body.data.token}` };
  const [{ id }] = (await shop.call('GET /returns', { headers })).body.data.data;
  const { status, lines } = (await shop.call(`GET /returns/${id}`, { headers })).body.data;
  expect([status, lines[0].variant, lines[0].exchange.variant]).toEqual(['requested', '58', '56']);
});

test('staff of the demo shop sign in with its secret, and are strangers to a shop that is no demo', async () => {
  await addDemoStaff(database.db, new Date());
  await addDemoStaff(database.db, new Date());
  const real = await createTestApp(database);
  for (const [drift, { role }] of demoStaff.entries()) {
    const body = { email: demoStaffEmail(role), password: demoPassword };
    const { challenge } = (await shop.call('POST /admin/auth/login', { body })).body.data;
    const code = totpCode(fromBase32(demoTotpSecret), stepOf(new Date()) + (drift % 2));
    const done = await shop.call('POST /admin/auth/totp', { body: { challenge, code } });
    expect(done.body.data.staff.role).toBe(role);
    expect((await real.call('POST /admin/auth/login', { body })).body.code).toBe('staff.credentials_wrong');
  }
  await real.close();
});
