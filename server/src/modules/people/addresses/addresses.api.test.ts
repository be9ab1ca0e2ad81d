import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  callOver,
  createTestApp,
  createTestDatabase,
  factories,
  type Guard,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  orderBody,
  PASSWORD,
  RIYADH,
  startApiProcess,
  type TestDatabase,
  untilLost,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const draft = (label: string, more: Record<string, unknown> = {}) => ({
  label,
  recipient_name: 'نورة العتيبي',
  phone: '٠٥١٢٣٤٥٦٧٨',
  city_id: RIYADH,
  district: 'العليا',
  street: 'شارع العليا',
  ...more,
});

async function save({ headers }: MadeCustomer, label: string, more: Record<string, unknown> = {}) {
  const { status, body } = await shop.call('POST /user/addresses', { headers, body: draft(label, more) });
  expect(status).toBe(201);
  return body.data.address;
}

async function labels({ headers }: MadeCustomer): Promise<string[]> {
  const { body } = await shop.call('GET /user/addresses', { headers });
  return body.data.map((one: { label: string; is_default: boolean }) => (one.is_default ? `*${one.label}` : one.label));
}

test('the first is the default, another one when it is asked for, and the newest when the default goes', async () => {
  const customer = await makeCustomer(database.db);
  const home = await save(customer, 'البيت');
  expect(home).toMatchObject({ is_default: true, phone: '+966512345678', city: 'الرياض', country_id: 1 });
  await save(customer, 'العمل');
  const parents = await save(customer, 'بيت الأهل', { is_default: true });
  expect(await labels(customer)).toEqual(['*بيت الأهل', 'العمل', 'البيت']);
  await shop.call(`DELETE /user/addresses/${parents.id}`, { headers: customer.headers });
  expect(await labels(customer)).toEqual(['*العمل', 'البيت']);
});

test('is rewritten whole, and says what is wrong at its field', async () => {
  const customer = await makeCustomer(database.db);
  const { id } = await save(customer, 'البيت', { building_no: '1234', notes: 'عند المسجد' });
  const { headers } = customer;
  const path = `PUT /user/addresses/${id}`;
  const wrong = draft('', { phone: '1', building_no: '12', postal_code: 'x', short_address: 'abcd' });
  const refused = await shop.call(path, { headers, body: wrong });
  const fields = ['building_no', 'label', 'phone', 'postal_code', 'short_address'];
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(fields);
  expect(Object.keys((await shop.call(path, { headers, body: draft('x', { phone: '1' }) })).body.errors)).toEqual([
    'phone',
  ]);
  const { body } = await shop.call(path, { headers, body: draft('الاستراحة', { unit_no: '7' }) });
  expect(body.data.address).toMatchObject({ label: 'الاستراحة', unit_no: '7', building_no: null, notes: null });
});

test('one that the checkout would ask more of is not kept: a district is part of it', async () => {
  const { headers } = await makeCustomer(database.db);
  const { district: _, ...without } = draft('البيت');
  for (const body of [without, { ...without, district: '  ' }]) {
    const refused = await shop.call('POST /user/addresses', { headers, body });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['district']);
  }
});

test('a short national address says the door, however it is written, and an order goes there', async () => {
  const customer = await makeCustomer(database.db);
  const alone = { label: 'البيت', recipient_name: 'نورة', phone: '0512345678', city_id: RIYADH };
  const { headers } = customer;
  const saved = await shop.call('POST /user/addresses', { headers, body: { ...alone, short_address: 'rrrd-٢٩ ٢٩' } });
  expect(saved.body.data.address).toMatchObject({ short_address: 'RRRD2929', street: '', neighborhood: null });
  const product = await factories(database.db).product({ priceHalalas: 10_000 });
  const { address: _, ...body } = orderBody([{ product_id: product.id, quantity: 1 }], 140);
  const shown = { short_address: 'RRRD2929', street: '', city: 'الرياض' };
  const toSaved = { ...body, address_id: saved.body.data.address.id };
  const toTyped = { ...body, address: { city_id: RIYADH, short_address: 'RRRD 2929' } };
  for (const order of [{ body: toSaved, headers }, { body: toTyped }])
    expect((await shop.call('POST /orders', order)).body.data.address).toMatchObject(shown);
});

test('no street and no short address, or a wrong one, are told at their fields with an example', async () => {
  const { headers } = await makeCustomer(database.db);
  const { street: _, ...without } = draft('البيت');
  const told = async (more: Record<string, unknown>) =>
    (await shop.call('POST /user/addresses', { headers, body: { ...without, ...more } })).body.errors;
  expect(await told({})).toEqual({ street: ['اكتب الشارع، أو العنوان الوطني المختصر'] });
  for (const short_address of ['RRR2929', '2929RRRD', '', 'ررر د٢٩٢٩'])
    expect(await told({ short_address })).toEqual({ short_address: [expect.stringContaining('RRRD2929')] });
});

test('at most twenty are kept', async () => {
  const customer = await makeCustomer(database.db);
  for (let number = 0; number < 20; number += 1) await save(customer, `عنوان ${number}`);
  const { body } = await shop.call('POST /user/addresses', { headers: customer.headers, body: draft('زائد') });
  expect(body).toMatchObject({ code: 'addresses.too_many', message: 'يمكنك حفظ 20 عنوانًا على الأكثر' });
});

test('an order goes to a saved address of the buyer, and to nobody else’s', async () => {
  const customer = await makeCustomer(database.db);
  const stranger = await makeCustomer(database.db);
  const { id } = await save(customer, 'البيت', { district: 'حي النخيل', unit_no: '9' });
  const product = await factories(database.db).product({ priceHalalas: 10_000 });
  const { address: _, ...body } = orderBody([{ product_id: product.id, quantity: 1 }], 140);
  const order = (headers?: Record<string, string>) =>
    shop.call('POST /orders', { body: { ...body, address_id: id }, ...(headers && { headers }) });
  const placed = await order(customer.headers);
  expect(placed.body.data.address).toMatchObject({
    recipient_name: 'نورة العتيبي',
    neighborhood: 'حي النخيل',
    unit_no: '9',
  });
  for (const headers of [stranger.headers, undefined]) {
    const refused = await order(headers);
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(Object.keys(refused.body.errors)).toEqual(['address_id']);
  }
});

/** Requests the default flag for every address concurrently, through two processes; returns the statuses. */
async function allAtOnce(without?: Guard): Promise<number[]> {
  const options = without ? { without } : {};
  const processes = await Promise.all([startApiProcess(database.url, options), startApiProcess(database.url, options)]);
  const customer = await makeCustomer(database.db);
  const ids: number[] = [];
  for (let number = 0; number < 16; number += 1) ids.push((await save(customer, `عنوان ${number}`)).id);
  const answers = await Promise.all(
    ids.map((id, index) =>
      callOver(
        processes[index % 2]?.address ?? '',
        `PUT /user/addresses/${id}`,
        draft(`عنوان ${index}`, { is_default: true }),
        customer.headers,
      ),
    ),
  );
  await Promise.all(processes.map((one) => one.stop()));
  const { rows } = await sql.rows({ defaults: sql.int4 })`
    select count(*)::int as defaults from customer_addresses where customer_id = ${customer.id} and is_default
  `.execute(database.db);
  expect(rows[0]?.defaults).toBe(1);
  return answers.map((one) => one.status);
}

test('many asked to be the default at once end with one, and all are answered', async () => {
  expect(await allAtOnce()).toEqual(Array(16).fill(200));
});

test('control: without the lock some fail', async () => {
  const without: Guard = {
    file: 'addresses.store.ts',
    guard: 'pg_advisory_xact_lock(hashtextextended(',
    instead: 'length(concat(',
  };
  const failing = async () => (await allAtOnce(without)).filter((status) => status !== 200).length;
  expect(await untilLost(failing, 0)).toBeGreaterThan(0);
});

test('an account keeps one company, which is replaced, forgotten and is of nobody else', async () => {
  const [customer, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  const company = {
    ...{ name: 'شركة الأفق', vat_number: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣', registration: null },
    address: { street: 'طريق الملك فهد', building: '8121', district: 'العليا', city: 'الرياض', postal_code: '12211' },
  };
  const call = (method: string, of: MadeCustomer, body?: unknown) =>
    shop.call(`${method} /user/company`, { headers: of.headers, ...(body ? { body } : {}) });
  const kept = async (of: MadeCustomer) => (await call('GET', of)).body.data.company;
  expect(await kept(customer)).toBeNull();
  await call('PUT', customer, { ...company, name: 'قبلها' });
  expect((await call('PUT', customer, company)).body.data.company).toMatchObject({ name: 'شركة الأفق' });
  expect(await kept(customer)).toEqual({ ...company, vat_number: '399999999900003' });
  expect(await kept(other)).toBeNull();
  const refused = await call('PUT', customer, { ...company, vat_number: null });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['vat_number']]);
  expect((await call('DELETE', customer)).status).toBe(200);
  expect(await kept(customer)).toBeNull();
  await call('PUT', customer, company);
  const left = await shop.call('DELETE /user/profile', { headers: customer.headers, body: { password: PASSWORD } });
  expect(left.status).toBe(200);
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from customer_companies where customer_id = ${customer.id}`.execute(database.db);
  expect(rows[0]?.count).toBe(0);
});
