import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const stated = async () => (await shop.call('GET /settings')).body.data;

async function setCash(isOn: boolean): Promise<void> {
  const { headers } = owner;
  const { body } = await shop.call('GET /admin/settings/payments', { headers });
  const cash = { ...body.data.cash_on_delivery, is_on: isOn };
  await shop.call('PUT /admin/settings/payments', { headers, body: { ...body.data, cash_on_delivery: cash } });
}

test('a way to pay is stated as long as it is on', async () => {
  expect((await stated()).payment_kinds).toContain('cash');
  await setCash(false);
  await expect.poll(async () => (await stated()).payment_kinds).not.toContain('cash');
  expect((await stated()).payment_kinds).not.toContain('transfer');
});

test('delivery is stated once there is a price, and the whole Kingdom once each region has one', async () => {
  expect((await stated()).delivers_to).toBe('nowhere');
  await makeSellable(database.db);
  await shop.close();
  shop = await createTestApp(database);
  expect(['kingdom', 'places']).toContain((await stated()).delivers_to);
});

test('a shop without an identity has no number and no mark that it did not state', async () => {
  const { phone, email, vat_number: vat, commercial_registration: cr, social, logo } = await stated();
  expect([phone, email, vat, cr, social, logo]).toEqual(['', '', '', '', [], null]);
});

test('an information page is left out of menus until it is written', async () => {
  expect((await stated()).unwritten_pages).toContain('terms');
  const both = { ar: 'الشروط والأحكام', en: 'Terms' };
  const { headers } = owner;
  const { version } = (await shop.call('GET /admin/pages/terms', { headers })).body.data;
  const body = { title: both, description: both, keywords: both, body: both, version };
  expect(await shop.call('PUT /admin/pages/terms', { headers, body })).toMatchObject({ status: 200 });
  await expect.poll(async () => (await stated()).unwritten_pages).not.toContain('terms');
});
