import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  couponBody,
  createTestApp,
  createTestDatabase,
  factories,
  type MadeProduct,
  type MadeStaff,
  makeAffiliate,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let product: MadeProduct;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await makeSellable(database.db);
  owner = await makeStaff(database.db, 'owner');
  product = await factories(database.db).product({ priceHalalas: 10_000, stock: 1_000 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const create = async (spec: Parameters<typeof couponBody>[0] = {}) =>
  (await call('POST /admin/coupons', couponBody(spec))).body.data;
const validate = (code: string) =>
  shop.call('POST /coupons/validate', { body: { code, lines: [{ product_id: product.id, quantity: 1 }] } });
const fieldsOf = (spec: Parameters<typeof couponBody>[0] = {}) => {
  const { code: _, ...fields } = couponBody(spec);
  return fields;
};

test('a coupon says its products by their names; the list of coupons need not', async () => {
  const { id } = await create({ code: 'named1', product_ids: [product.id] });
  const one = (await call(`GET /admin/coupons/${id}`)).body.data;
  expect(one.products).toEqual([{ id: product.id, name_ar: expect.any(String), name_en: expect.any(String) }]);
  expect(one.products[0].name_ar).not.toBe('');
  const listed = (await call('GET /admin/coupons?q=named1')).body.data.data[0];
  expect([listed.id, 'products' in listed]).toEqual([id, false]);
});

test('a coupon takes off from the moment it is made, follows its edit, and ends for good', async () => {
  const made = await create({ code: 'eid10' });
  expect(made).toMatchObject({ code: 'EID10', state: 'running', version: 1, uses: 0, label: '10% off' });
  expect((await validate('eid10')).body.data.discount).toBe(10);
  const changed = await call(`PUT /admin/coupons/${made.id}`, { ...fieldsOf({ percent: 20 }), version: 1 });
  expect(changed.body.data).toMatchObject({ percent: 20, version: 2 });
  expect((await validate('EID10')).body.data.discount).toBe(20);
  const late = await call(`PUT /admin/coupons/${made.id}`, { ...fieldsOf(), version: 1 });
  expect([late.body.code, late.body.details.percent]).toEqual(['conflict.changed', 20]);
  expect((await call(`POST /admin/coupons/${made.id}/deactivate`, { version: 2 })).body.data.state).toBe('off');
  expect((await validate('EID10')).body.code).toBe('coupons.not_found');
});

test('one for everybody is told to everybody at once, and no more once it is not', async () => {
  const codes = async (): Promise<string[]> =>
    (await shop.call('GET /coupons')).body.data.map(({ code }: { code: string }) => code);
  const made = await create({ code: 'PUBLIC1', is_public: true });
  expect(await codes()).toContain('PUBLIC1');
  await call(`PUT /admin/coupons/${made.id}`, { ...fieldsOf({ is_public: false }), version: 1 });
  expect(await codes()).not.toContain('PUBLIC1');
});

test('a code that is taken and products that are not there are told at their fields', async () => {
  await create({ code: 'TAKEN' });
  const taken = await call('POST /admin/coupons', couponBody({ code: 'taken' }), 'ar');
  expect([taken.status, taken.body.errors]).toEqual([422, { code: ['هذا الكود مستخدم، اختر كودًا آخر'] }]);
  const unknown = await call('POST /admin/coupons', couponBody({ product_ids: [product.id, 999_999] }));
  expect(unknown.body.errors).toEqual({ 'product_ids.1': ['This product does not exist'] });
  const whole = await call('POST /admin/coupons', { ...couponBody(), type: 'fixed' });
  expect(Object.keys(whole.body.errors)).toEqual(['type']);
});

test('a code that looks like an affiliate’s is taken; marks pasted along with a code fall away', async () => {
  await makeAffiliate(database.db, { code: 'SARA10' });
  for (const code of ['SARA10', 'sara1o', 'SARA-I0']) {
    const { body } = await call('POST /admin/coupons', couponBody({ code }));
    expect([code, Object.keys(body.errors)]).toEqual([code, ['code']]);
  }
  expect(await create({ code: '\u200ePASTED1\u2060' })).toMatchObject({ code: 'PASTED1' });
  expect((await validate('\u2066PASTED\u200b1\ufe0f')).body.data.discount).toBe(10);
});

test('its limit is never set below how often it was used', async () => {
  const made = await create({ code: 'USED', total_limit: 5, type: 'fixed', percent: null, amount: 10 });
  for (let one = 0; one < 2; one += 1) {
    const order = { ...orderBody([{ product_id: product.id, quantity: 1 }], 130), coupon_code: 'USED' };
    expect((await shop.call('POST /orders', { body: order })).body.success).toBe(true);
  }
  const fields = fieldsOf({ type: 'fixed', percent: null, amount: 10 });
  const low = await call(`PUT /admin/coupons/${made.id}`, { ...fields, total_limit: 1, version: 1 });
  expect([low.status, low.body.code]).toEqual([409, 'coupons.limit_below_uses']);
  const full = await call(`PUT /admin/coupons/${made.id}`, { ...fields, total_limit: 2, version: 1 });
  expect(full.body.data).toMatchObject({ uses: 2, state: 'used_up' });
});

test('many codes are made at once by chance, each for one use, and are in a file', async () => {
  const body = { ...fieldsOf({ product_ids: [product.id] }), count: 250, prefix: 'vip', name: 'موسم الرياض' };
  const made = (await call('POST /admin/coupons/bulk', body)).body.data;
  expect([made.count, new Set(made.codes).size]).toEqual([250, 250]);
  expect(made.codes.every((code: string) => /^VIP[A-HJKMNP-Z2-9]{8}$/.test(code))).toBe(true);
  expect((await validate(made.codes[0])).body.data.discount).toBe(10);
  const batch = encodeURIComponent('موسم الرياض');
  const listed = (await call(`GET /admin/coupons?batch=${batch}`)).body.data;
  expect(listed).toMatchObject({
    total: 250,
    data: expect.arrayContaining([expect.objectContaining({ total_limit: 1 })]),
  });
  const file = await shop.app.server.inject({
    url: `/api/store/admin/coupons.csv?batch=${batch}`,
    headers: { 'x-api-key': 'waha-test-key', ...owner.headers },
  });
  expect(file.payload.trim().split('\r\n')).toHaveLength(251);
  // Many people read the audit, so it must not contain codes.
  const { rows } = await sql.rows({ after: sql.jsonb.orNull })`
    select after from staff_audit where action = 'coupons.batch_created'
  `.execute(database.db);
  expect(rows).toEqual([{ after: { batch: 'موسم الرياض', count: 250 } }]);
});

test('what is one customer’s own is neither listed nor edited', async () => {
  const customer = await makeCustomer(database.db);
  const made = await create({ code: 'OWNED' });
  await sql`update coupons set customer_id = ${customer.id} where id = ${made.id}`.execute(database.db);
  expect((await call('GET /admin/coupons?q=owned')).body.data.data).toEqual([]);
  expect((await call(`GET /admin/coupons/${made.id}`)).status).toBe(422);
  expect((await call(`POST /admin/coupons/${made.id}/deactivate`, { version: 1 })).status).toBe(422);
});

test('the list tells running from upcoming and ended, and finds by how a code begins', async () => {
  await create({ code: 'FIND-NOW' });
  await create({ code: 'FIND-LATER', starts_at: '2090-01-01T00:00:00.000Z' });
  await create({ code: 'FIND-OVER', ends_at: '2020-01-01T00:00:00.000Z' });
  const codes = async (query: string): Promise<string[]> =>
    (await call(`GET /admin/coupons?${query}`)).body.data.data.map(({ code }: { code: string }) => code);
  expect(await codes('q=find&sort=code')).toEqual(['FIND-LATER', 'FIND-NOW', 'FIND-OVER']);
  expect(await codes('q=find&state=running')).toEqual(['FIND-NOW']);
  expect(await codes('q=find&state=upcoming')).toEqual(['FIND-LATER']);
  expect(await codes('q=find&state=ended')).toEqual(['FIND-OVER']);
  expect(await codes('q=%25')).toEqual([]);
});
