import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  formWith,
  type MadeStaff,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { deleteImports } from './imports.store.ts';
import { runImport } from './run-import.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeEach(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body !== undefined && { body }) });

async function send(csv: string, staff = owner) {
  const form = formWith({ name: 'customers.csv', type: 'text/csv', content: Buffer.from(csv) });
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/admin/customer-imports?name=customers.csv',
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'en', ...form.headers, ...staff.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}

async function act(id: number, name: 'run' | 'undo') {
  const { version } = (await call(`GET /admin/customer-imports/${id}`)).body.data;
  const answer = await call(`POST /admin/customer-imports/${id}/${name}`, { version });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await runImport({ db: database.db, now: Date.now });
  return (await call(`GET /admin/customer-imports/${id}`)).body.data;
}

async function imported(csv: string) {
  const { body } = await send(csv);
  return act(body.data.id, 'run');
}

const rowsOf = async (id: number) => (await call(`GET /admin/customer-imports/${id}/rows?per_page=100`)).body.data.data;

const people = async () => {
  const { rows } = await sql.rows({
    first_name: sql.text,
    last_name: sql.text,
    phone: sql.text.orNull,
    email: sql.text.orNull,
    consents: sql.text.neverNull,
  })`
    select first_name, last_name, phone, email, concat_ws(' ', case when consent_email_at is not null then 'email' end,
      case when consent_sms_at is not null then 'sms' end,
      case when consent_whatsapp_at is not null then 'whatsapp' end) as consents
    from customers order by phone
  `.execute(database.db);
  return rows.map((row) => Object.values(row));
};

const SHOPIFY = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address City,Default Address Phone,Phone,Accepts SMS Marketing,Tags,Password
'1,Nora,Salem,Nora@Example.com,yes,Riyadh,,'+966501234567,no,vip,s3cret
'2,Ali,,ali@example.com,no,,,0502345678,yes,,
'3,Mail,Only,mail@example.com,yes,,,,no,,
'4,Nora,,,yes,,,00966 50 123 4567,yes,,
`;

test('a file of Shopify is checked, run and undone; nothing of it is kept but accounts and proofs', async () => {
  const sent = await send(SHOPIFY);
  expect(sent.body.data).toMatchObject({ rows_count: 4, outcomes: { create: 2, merged: 1, error: 1 }, warned: 2 });
  const { id } = sent.body.data;
  expect(await people()).toEqual([]);
  const rows = await rowsOf(id);
  expect(rows.map((row: { outcome: string }) => row.outcome)).toEqual(['create', 'create', 'error', 'merged']);
  expect(rows[2].faults[0].message).toContain('no phone');
  const done = await act(id, 'run');
  expect(done).toMatchObject({ status: 'done', results: { done: 2, kept: 0 }, progress: 2 });
  expect(await people()).toEqual([
    ['Nora', 'Salem', '+966501234567', 'nora@example.com', 'email'],
    ['Ali', '', '+966502345678', 'ali@example.com', 'sms'],
  ]);
  const { rows: kept } = await sql.rows({ left: sql.int4.neverNull, hidden: sql.bool.neverNull })`
    select count(person)::int as left,
      not exists (select from customer_imports where columns::text like '%s3cret%') as hidden
    from customer_import_rows
  `.execute(database.db);
  expect(kept).toEqual([{ left: 0, hidden: true }]);
  const { rows: proofs } = await sql.rows({ proof: sql.text.neverNull })`
    select channel || ' ' || row_number || ' ' || header as proof from customer_import_consents order by channel
  `.execute(database.db);
  expect(proofs.map(({ proof }) => proof)).toEqual(['email 2 Accepts Email Marketing', 'sms 3 Accepts SMS Marketing']);
  const undone = await act(id, 'undo');
  expect(undone).toMatchObject({ status: 'undone', results: { done: 0, undone: 2, kept: 0 } });
  expect(await people()).toEqual([]);
});

test('heads in Arabic, groups of the shop, and a sheet that is sent again changes nothing', async () => {
  const group = await call('POST /admin/customer-groups', {
    name_ar: 'جملة',
    name_en: 'Wholesale',
    discount_percent: 5,
  });
  expect(group.status).toBe(201);
  const csv = `اسم العميل,رقم الجوال,البريد الإلكتروني,المدينة,المجموعة,الموافقة على العروض\nنورة بنت سالم,٠٥٠١٢٣٤٥٦٧,n@example.com,الرياض,جملة,نعم\nعلي,966502345678,سيئ,,ذهبية,ربما\n`;
  const done = await imported(csv);
  expect(done.outcomes).toMatchObject({ create: 2, error: 0 });
  expect(await people()).toEqual([
    ['نورة', 'بنت سالم', '+966501234567', 'n@example.com', 'email'],
    ['علي', '', '+966502345678', null, ''],
  ]);
  const rows = await rowsOf(done.id);
  expect(rows.map((row: { faults: { kind: string }[] }) => row.faults.map(({ kind }) => kind))).toEqual([
    ['address_left'],
    ['email_invalid', 'consent_unclear', 'group_unknown'],
  ]);
  expect((await call('GET /admin/customer-groups')).body.data[0].members_count).toBe(1);
  const again = await imported(csv);
  expect([again.results.kept, (await people()).length]).toEqual([0, 2]);
  expect(again.outcomes.create).toBe(0);
});

test('a customer the shop has is filled in where empty and never overwritten, and no consent is set', async () => {
  const body = {
    firstName: 'سارة',
    lastName: 'القديمة',
    phone: '0501234567',
    password: 'a long quiet sentence',
    password_confirmation: 'a long quiet sentence',
  };
  expect((await shop.call('POST /auth/register', { body })).status).toBe(201);
  const done = await imported(
    'name,phone,email,accepts marketing,accepts sms marketing\nAnother Name,501234567,sara@example.com,yes,yes\n',
  );
  expect(done).toMatchObject({ outcomes: { create: 0, update: 1 }, results: { done: 1 } });
  expect(await people()).toEqual([['سارة', 'القديمة', '+966501234567', 'sara@example.com', '']]);
  expect(await act(done.id, 'undo')).toMatchObject({ results: { done: 0, undone: 0, kept: 1 } });
  expect((await people()).length).toBe(1);
});

test('an account that somebody used since stays at the undo', async () => {
  const done = await imported('name,phone\nA B,0501234567\nC D,0502345678\nE F,0503456789\n');
  await sql`update customers set phone_verified_at = now() where phone = '+966501234567'`.execute(database.db);
  await sql`
    insert into customer_notes (customer_id, staff_id, text)
    select c.id, s.id, 'called' from customers c, staff s where c.phone = '+966502345678'
  `.execute(database.db);
  expect(await act(done.id, 'undo')).toMatchObject({ results: { done: 0, undone: 1, kept: 2 } });
  expect((await people()).map(([first]) => first)).toEqual(['A', 'C']);
});

test('a password in the file opens nothing, and of two processes at one run each row is written once', async () => {
  const csv = [
    'name,phone,password',
    ...Array.from({ length: 450 }, (_, n) => `N ${n},05${10_000_000 + n},secret-${n}`),
  ];
  const { body } = await send(csv.join('\n'));
  const { id, version } = body.data;
  expect((await call(`POST /admin/customer-imports/${id}/run`, { version: version + 1 })).body.code).toBe(
    'conflict.changed',
  );
  await call(`POST /admin/customer-imports/${id}/run`, { version });
  expect((await call(`POST /admin/customer-imports/${id}/run`, { version: version + 1 })).body.code).toBe(
    'customer_imports.wrong_time',
  );
  const deps = { db: database.db, now: Date.now };
  await Promise.all([runImport(deps), runImport(deps)]);
  await runImport(deps);
  const done = (await call(`GET /admin/customer-imports/${id}`)).body.data;
  expect([done.status, done.results.done, done.progress, (await people()).length]).toEqual(['done', 450, 450, 450]);
  const login = await shop.call('POST /auth/login', { body: { login: '0510000000', password: 'secret-0' } });
  expect(login.status).toBeGreaterThanOrEqual(400);
});

test('control: without the lock on the import two processes count rows twice', async () => {
  const lines = Array.from({ length: 450 }, (_, n) => `N ${n},05${20_000_000 + n}`);
  const { body } = await send(['name,phone', ...lines].join('\n'));
  const { id, version } = body.data;
  await call(`POST /admin/customer-imports/${id}/run`, { version });
  const { db, timesTaken } = withoutGuardOf(database.db, /for update of i skip locked/, '');
  const deps = { db, now: Date.now };
  await Promise.all([runImport(deps), runImport(deps)]);
  expect(timesTaken()).toBeGreaterThan(0);
  const done = (await call(`GET /admin/customer-imports/${id}`)).body.data;
  expect(done.progress).toBeGreaterThan(450);
});

test('a second import waits for the first; support sees none; what is old is deleted', async () => {
  const [one, two] = [await send('name,phone\nA,0501234567\n'), await send('name,phone\nB,0502345678\n')];
  const run = ({ body }: typeof one) => call(`POST /admin/customer-imports/${body.data.id}/run`, { version: 1 });
  expect((await run(one)).status).toBe(200);
  expect((await run(two)).body.code).toBe('customer_imports.busy');
  expect((await send('name,phone\nA,0501234567\n', await makeStaff(database.db, 'support'))).status).toBe(403);
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteImports(database.db, { any: later(-30), unrun: later(1) });
  expect((await call('GET /admin/customer-imports')).body.data.total).toBe(1);
  await runImport({ db: database.db, now: Date.now });
  await deleteImports(database.db, { any: later(1), unrun: later(-7) });
  expect((await call('GET /admin/customer-imports')).body.data.total).toBe(0);
});
