import type { StaffRole } from '@waha/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  invalidationsOf,
  type MadeStaff,
  makeSellable,
  makeStaff,
  RIYADH,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const staff = {} as Record<StaffRole, MadeStaff>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  for (const role of ['owner', 'manager', 'support'] as const) staff[role] = await makeStaff(database.db, role);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object, by: StaffRole = 'owner') =>
  shop.call(key, { headers: staff[by].headers, ...(body && { body }), language: 'en' });
const read = async (topic: string) => (await ask(`GET /admin/settings/${topic}`)).body.data;
/** Changes part of a topic, based on its present version. */
const edit = async (topic: string, more: object) =>
  ask(`PUT /admin/settings/${topic}`, { ...(await read(topic)), ...more });

describe('who the shop is', () => {
  const words = { ar: 'شركة واحة', en: 'Waha Company' };

  test('is on the storefront at once, and in the audit', async () => {
    let done: Awaited<ReturnType<typeof edit>> | undefined;
    const invalidations = await invalidationsOf(database.db, async () => {
      done = await edit('store', { legal_name: words, vat_number: '310000000000003', uses_riyal_sign: true });
    });
    expect([done?.status, done?.body.data.legal_name]).toEqual([200, words]);
    expect(invalidations.flat()).toContain('settings');
    const { body } = await shop.call('GET /settings', { language: 'en' });
    expect(body.data).toMatchObject({
      legal_name: 'Waha Company',
      vat_number: '310000000000003',
      currency_label: '\u20c1',
    });
    const audit = await ask('GET /admin/audit?action=settings.store_changed');
    expect(audit.body.data.data[0]).toMatchObject({
      subject: { kind: 'settings', id: 'store' },
      before: { vatNumber: '' },
      after: { vatNumber: '310000000000003' },
    });
  });

  test('of two who edit it the second is told, with what it is now', async () => {
    const seen = await read('store');
    const first = await ask('PUT /admin/settings/store', { ...seen, phone: '920001111' });
    const second = await ask('PUT /admin/settings/store', { ...seen, email: 'other@example.com' });
    expect([second.status, second.body.code]).toEqual([409, 'conflict.changed']);
    expect(second.body.details).toEqual(first.body.data);
    expect((await read('store')).phone).toBe('920001111');
  });

  test.each([
    ['vat_number', { vat_number: '310000000000004' }],
    ['commercial_registration', { commercial_registration: '101' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'call us' }],
    ['name.en', { name: { ar: 'واحة', en: ' ' } }],
    ['social.0.url', { social: [{ network: 'x', url: 'javascript:alert(1)' }] }],
    ['licences', { licences: Array(11).fill({ label: words, number: '1' }) }],
  ])('%s says that it is wrong', async (field, more) => {
    const answer = await edit('store', more);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

describe('how orders are paid', () => {
  const cash = { is_on: true, fee: 20, maximum: 500, city_ids: null };
  const bank = { ar: 'مصرف', en: 'Bank' };
  const transfer = {
    is_on: true,
    bank_name: bank,
    account_name: bank,
    iban: 'sa03 8000 0000 6080 1016 7519',
    hold_hours: 24,
  };

  test('holds for the next cart', async () => {
    const done = await edit('payments', { cash_on_delivery: cash, bank_transfer: transfer });
    expect(done.body.data.bank_transfer.iban).toBe('SA0380000000608010167519');
    const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
    const quote = async () => {
      const { body } = await shop.call('POST /orders/quote', {
        body: { lines: [{ product_id: product.id, quantity: 1 }], city_id: RIYADH },
        language: 'en',
      });
      return Object.fromEntries(
        body.data.payment_options.map((one: { code: string; fee: number; available: boolean }) => [
          one.code,
          [one.fee, one.available],
        ]),
      );
    };
    expect(await quote()).toMatchObject({ cash_on_delivery: [20, true], bank_transfer: [0, true] });
    await edit('payments', { cash_on_delivery: { ...cash, city_ids: [RIYADH + 1] } });
    expect(await quote()).toMatchObject({ cash_on_delivery: [20, false] });
    await edit('payments', { cash_on_delivery: { ...cash, is_on: false } });
    expect(await quote()).not.toHaveProperty('cash_on_delivery');
  });

  test.each([
    ['bank_transfer.iban', { ...transfer, iban: 'SA0380000000608010167518' }],
    ['bank_transfer.iban', { ...transfer, iban: '' }],
    ['bank_transfer.bank_name', { ...transfer, bank_name: { ar: '', en: '' } }],
    ['bank_transfer.account_name', { ...transfer, account_name: { ar: '', en: 'Shop' } }],
    ['bank_transfer.hold_hours', { ...transfer, hold_hours: 0 }],
  ])('%s says that it is wrong', async (field, bank_transfer) => {
    const answer = await edit('payments', { bank_transfer });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  test('an account that is not used need not be whole', async () => {
    expect((await edit('payments', { bank_transfer: { ...transfer, is_on: false, iban: '' } })).status).toBe(200);
  });

  test('a city that is not there is refused', async () => {
    const answer = await edit('payments', { cash_on_delivery: { ...cash, city_ids: [RIYADH, 999_999] } });
    expect([answer.status, answer.body.code]).toEqual([422, 'shop_settings.city_unknown']);
  });
});

test('ceilings hold from the next act on; an owner has none', async () => {
  const wanted = { day_owner: null, day_manager: 50, order_manager: 20, day_support: 0, alert_percent: 60 };
  expect((await edit('refunds', wanted)).body.data).toMatchObject(wanted);
  expect(await read('refunds')).toMatchObject({ ...wanted, alert_acts: 5, version: 2 });
  expect((await edit('refunds', { day_manager: -1 })).status).toBe(422);
  expect((await edit('refunds', { alert_percent: 0 })).status).toBe(422);
});

test('limits of what waits unpaid, and switches', async () => {
  expect((await edit('holds', { buyer_orders: 1 })).body.data).toMatchObject({ buyer_orders: 1, version: 2 });
  const invalidations = await invalidationsOf(database.db, () => edit('storefront', { social_proof: false }));
  expect(invalidations.flat()).toContain('social-proof');
  expect(await read('storefront')).toEqual({ social_proof: false, version: 2 });
});

test('money and identity are the owner’s, a manager reads them, and support neither', async () => {
  for (const topic of ['store', 'payments', 'refunds', 'holds', 'rules']) {
    const body = await read(topic);
    expect((await ask(`PUT /admin/settings/${topic}`, body, 'manager')).status, topic).toBe(403);
    expect((await ask(`GET /admin/settings/${topic}`, undefined, 'manager')).status, topic).toBe(200);
    expect((await ask(`GET /admin/settings/${topic}`, undefined, 'support')).status, topic).toBe(403);
  }
});

test('how few pieces are little is said by the shop: on the badge, in the list of staff and to every page', async () => {
  const { id } = await factories(database.db).product({ stock: 8 });
  const badges = async () => {
    const { body } = await shop.call(`GET /products/${id}`, { language: 'en' });
    return body.data.badges.map(({ label }: { label: string }) => label);
  };
  const isLow = async () =>
    (await ask('GET /admin/products?stock=low&per_page=100')).body.data.data.some(
      (one: { id: number }) => one.id === id,
    );
  expect([await badges(), await isLow()]).toEqual([expect.not.arrayContaining(['Only 8 left']), false]);
  const invalidations = await invalidationsOf(database.db, () => edit('rules', { low_stock: 8 }));
  expect(invalidations.flat()).toEqual(['settings']);
  expect([await badges(), await isLow()]).toEqual([expect.arrayContaining(['Only 8 left']), true]);
  expect((await shop.call('GET /settings')).body.data).toMatchObject({ low_stock: 8, return_days: 7 });
  await edit('rules', { low_stock: 0 });
  expect([await badges(), await isLow()]).toEqual([expect.not.arrayContaining(['Only 8 left']), false]);
  for (const wrong of [
    { return_days: 6 },
    { return_days: 91 },
    { low_stock: -1 },
    { low_stock: 1_001 },
    { return_days: 7.5 },
  ])
    expect((await edit('rules', wrong)).status, JSON.stringify(wrong)).toBe(422);
});
