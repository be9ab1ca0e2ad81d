import { demoPassword } from '@waha/demo/accounts';
import { demoAffiliate } from '@waha/demo/affiliate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../checks/index.ts';
import { readConfig } from '../config.ts';
import { createTestApp, createTestDatabase, factories, makeSellable, type TestDatabase } from '../testing/index.ts';
import { addMissingAffiliate } from './demo-affiliate.ts';
import { addDemoCustomers } from './demo-customers.ts';
import { addDemoStaff } from './demo-staff.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { settings: { DEMO: '1' } });
  await makeSellable(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('the affiliate of the demo shop finds months of clicks, orders of every kind, and withdrawals', async () => {
  const { db } = database;
  const productIds = new Map<string, number>();
  for (const key of new Set(demoAffiliate.referred.flatMap(({ lines }) => Object.keys(lines)))) {
    productIds.set(key, (await factories(db).product({ priceHalalas: 45_900, stock: 50 })).id);
  }
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1' });
  const at = new Date();
  await addDemoStaff(db, at);
  const customer = {
    ...{ firstName: 'فهد', lastName: 'الزهراني', phone: demoAffiliate.phone, email: 'fahad@waha.example' },
    ...{ addresses: [], storeCreditHalalas: 5_000, orders: [], reviews: [] },
  };
  await addDemoCustomers({ config, db, productIds }, [customer], at);
  await addMissingAffiliate({ config, db, productIds }, at);
  await addMissingAffiliate({ config, db, productIds }, at);

  const body = { login: demoAffiliate.phone, password: demoPassword };
  const { token } = (await shop.call('POST /auth/login', { body })).body.data;
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await shop.call(`GET /community/affiliate/${path}`, { headers })).body.data;
  const from = new Date(at.getTime() - 125 * 86_400_000).toISOString().slice(0, 10);
  const stats = await read(`stats?from=${from}`);
  expect(stats.clicks).toBeGreaterThan(1_000);
  expect(stats.orders).toBe(demoAffiliate.referred.length - 1);
  expect(stats.days.filter((day: { points: number }) => day.points > 0).length).toBeGreaterThan(5);
  const referrals: { state: string; reason: string | null }[] = (await read('referrals?per_page=50')).data;
  expect(new Set(referrals.map(({ state }) => state))).toEqual(new Set(['waiting', 'pending', 'posted', 'void']));
  expect(referrals.flatMap(({ reason }) => reason ?? []).toSorted()).toEqual(['cancelled', 'own_contact']);
  const withdrawals: { status: string }[] = (await read('withdrawals')).data;
  expect(withdrawals.map(({ status }) => status)).toEqual(['pending', 'paid']);
  const value = await read('points-value');
  expect(value.pending).toBeGreaterThan(0);
  // Enough for a visitor of the demo to convert and to withdraw.
  expect(value.points).toBeGreaterThanOrEqual(value.least_points);
  expect(value.earnings).toBeGreaterThanOrEqual(value.least_withdrawal);
  expect(await checkLedger(db)).toEqual([]);
});
