import { demoPassword, demoStaff, demoStaffEmail, demoTotpSecret } from '@waha/demo/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fromBase32, stepOf, totpCode } from '../modules/staff/index.ts';
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
  productIds = new Map([['dates', id]]);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const customer = {
  firstName: 'نورة',
  lastName: 'العتيبي',
  phone: '0500000009',
  email: 'noura@waha.example',
  addresses: [{ label: 'البيت', cityId: 1, street: 'شارع العليا', buildingNo: '7421', postalCode: '12214' }],
  storeCreditHalalas: 5_000,
  orders: (['pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const).map(
    (status) => ({
      lines: { dates: 1 },
      status,
      daysAgo: 0,
      paymentMethod: status === 'pending_payment' ? ('bank_transfer' as const) : ('cash_on_delivery' as const),
      useStoreCredit: status === 'delivered',
    }),
  ),
};

test('a customer of the demo shop signs in and finds what they own', async () => {
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1' });
  await addDemoCustomers({ config, db: database.db, productIds }, [customer], new Date());
  const login = await shop.call('POST /auth/login', { body: { login: customer.phone, password: demoPassword } });
  const headers = { authorization: `Bearer ${login.body.data.token}` };
  const orders = await shop.call('GET /orders', { headers });
  const statuses = orders.body.data.data.map(({ status }: { status: string }) => status);
  expect(statuses.sort()).toEqual(customer.orders.map(({ status }) => status).sort());
  expect((await shop.call('GET /user/addresses', { headers })).body.data).toHaveLength(1);
  const credit = await shop.call('GET /user/store-credit', { headers });
  expect(credit.body.data, 'the gift, spent on the delivered order').toMatchObject({ balance: 0, held: 0 });
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
