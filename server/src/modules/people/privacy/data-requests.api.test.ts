import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeStaff,
  makeCustomer,
  makeDataRequest,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { requestSubscribers } from './request-subscribers.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let manager: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  manager = await makeStaff(database.db, 'manager');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const desk = (key: string, body?: object) => shop.call(key, { headers: manager.headers, ...(body && { body }) });

/** Messages that left since the last time. */
async function told(): Promise<{ mails: Mail[]; messages: Sms[] }> {
  const [mails, messages]: [Mail[], Sms[]] = [[], []];
  const deps = backgroundDeps(database.db, { mails, messages });
  await deliverEvents(database.db, requestSubscribers(deps));
  return { mails, messages };
}

const tokenIn = (mail: Mail | undefined) => /data-copy\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
const last = (mails: readonly Mail[], to: string) => mails.findLast((mail) => mail.to === to);

test('a stranger’s form counts once its contact is proved, and the answers tell nobody whether there is an account', async () => {
  const email = 'stranger@example.com';
  const form = { name: 'سارة', email, kind: 'erasure', details: 'احذفوا بياناتي' };
  const asked = await shop.call('POST /data-requests', { body: form });
  expect(asked.status).toBe(201);
  const { id } = asked.body.data;
  expect((await desk('GET /admin/privacy/requests')).body.data.total, 'before proof').toBe(0);
  const code = /\b\d{6}\b/.exec(last((await told()).mails, email)?.subject ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  const prove = (typed: string) => shop.call('POST /data-requests/proof', { body: { id, code: typed } });
  expect((await prove(wrong)).body.code).toBe('privacy.code_wrong');
  const proved = await prove(code);
  expect(proved.body.data.reference).toMatch(/^DR-\d{8}$/);
  expect((await prove(code)).body.code, 'used').toBe('privacy.code_wrong');
  const { data } = (await desk('GET /admin/privacy/requests?open=true')).body.data;
  expect(data).toMatchObject([{ status: 'proved', source: 'form', days_left: 29, name: 'سارة' }]);
  expect(last((await told()).mails, email)?.text).toContain('استلمنا طلبك');
});

test('five wrong codes end a form', async () => {
  const form = { name: 'سارة', email: 'guess@example.com', kind: 'access' };
  const { id } = (await shop.call('POST /data-requests', { body: form })).body.data;
  const code = /\b\d{6}\b/.exec(last((await told()).mails, 'guess@example.com')?.subject ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    await shop.call('POST /data-requests/proof', { body: { id, code: wrong } });
  }
  expect((await shop.call('POST /data-requests/proof', { body: { id, code } })).status).toBe(422);
});

test('a customer asks for a copy, and it is read by the person’s link alone until it ends', async () => {
  const customer = await makeCustomer(database.db, { email: 'copy@example.com', isEmailVerified: true });
  const own = await shop.call('POST /user/data-requests', { headers: customer.headers, body: { kind: 'copy' } });
  expect(own.body.data).toMatchObject({ kind: 'copy', status: 'proved', has_copy: false });
  const { id } = own.body.data;
  const sent = await desk(`POST /admin/privacy/requests/${id}/copy`, { version: 1 });
  expect(sent.body.data).toMatchObject({ status: 'done', log: [{ step: 'received' }, { step: 'handed_over' }] });
  expect(JSON.stringify(sent.body)).not.toContain('token');
  const token = tokenIn(last((await told()).mails, 'copy@example.com'));
  const copy = await shop.call(`GET /data-requests/copy?token=${token}`);
  expect(copy.status).toBe(200);
  expect(JSON.stringify(copy.body)).toContain('copy@example.com');
  expect((await shop.call(`GET /data-requests/copy?token=${'x'.repeat(43)}`)).status).toBe(404);
  await sql`update data_requests set copy_until = now() - interval '1 second' where id = ${id}`.execute(database.db);
  expect((await shop.call(`GET /data-requests/copy?token=${token}`)).status, 'over').toBe(404);
  const audit = await sql.rows({ action: sql.text })`
    select action from audit_log where subject_id = ${id}
  `.execute(database.db);
  expect(audit.rows).toEqual([{ action: 'privacy.request_copy_sent' }]);
});

test('an account has five open requests at most', async () => {
  const { headers } = await makeCustomer(database.db);
  for (let count = 0; count < 5; count += 1) {
    expect((await shop.call('POST /user/data-requests', { headers, body: { kind: 'access' } })).status).toBe(201);
  }
  const sixth = await shop.call('POST /user/data-requests', { headers, body: { kind: 'access' } });
  expect(sixth.body.code).toBe('privacy.too_many_requests');
});

test('a refusal needs a reason and words, the person reads them, and an old version is told', async () => {
  const customer = await makeCustomer(database.db);
  const id = await makeDataRequest(database.db, { customerId: customer.id, email: 'refused@example.com' });
  const step = (body: object) => desk(`POST /admin/privacy/requests/${id}/steps`, { words: '', version: 1, ...body });
  expect((await step({ step: 'refused', words: 'سبب' })).body.code).toBe('privacy.reason_missing');
  expect((await step({ step: 'refused', refusal: 'repetitive' })).body.code).toBe('privacy.reason_missing');
  expect((await step({ step: 'proved' })).body.code, 'proved already').toBe('privacy.step_impossible');
  expect((await step({ step: 'extended', words: 'نجمع بيانات سنوات' })).body.data).toMatchObject({
    is_extended: true,
    days_left: 59,
  });
  expect((await step({ step: 'refused', refusal: 'repetitive', words: 'رددنا أمس' })).body.code).toBe(
    'conflict.changed',
  );
  await step({ step: 'refused', refusal: 'repetitive', words: 'رددنا أمس', version: 2 });
  const [own] = (await shop.call('GET /user/data-requests', { headers: customer.headers })).body.data;
  expect(own).toMatchObject({ status: 'refused', refusal: 'repetitive', words: 'رددنا أمس' });
  const mail = last((await told()).mails, 'refused@example.com');
  expect(mail?.text).toContain('رددنا أمس');
  expect(mail?.text).toContain('سدايا');
});

test('an erasure uses the account’s own eraser, tells the person, and leaves a request without a name', async () => {
  const customer = await makeCustomer(database.db, { email: 'gone@example.com', isEmailVerified: true });
  const { body } = await shop.call('POST /user/data-requests', {
    headers: customer.headers,
    body: { kind: 'erasure', details: 'احذفوا كل شيء' },
  });
  const erased = await desk(`POST /admin/privacy/requests/${body.data.id}/erase`, { version: 1 });
  expect(erased.body.data).toMatchObject({ status: 'done', customer_id: null, name: '', details: '' });
  expect(last((await told()).mails, 'gone@example.com')?.text).toContain('حذفنا حسابك');
  const { rows } = await sql.rows({ email: sql.text.orNull })`
    select email from customers where id = ${customer.id} and deleted_at is not null
  `.execute(database.db);
  expect(rows).toEqual([{ email: null }]);
});

test('a letter that staff write down has its clock since it came, and late ones are found', async () => {
  const received_at = new Date(Date.now() - 40 * DAY_MS).toISOString();
  const letter = { name: 'خالد', phone: '0551112233', kind: 'access', language: 'ar', received_at };
  const entered = await desk('POST /admin/privacy/requests', letter);
  expect(entered.body.data).toMatchObject({
    status: 'received',
    source: 'staff',
    phone: '+966551112233',
    days_left: -11,
  });
  const { data } = (await desk('GET /admin/privacy/requests?due=soon')).body.data;
  expect(data.map(({ id }: { id: string }) => id)).toContain(entered.body.data.id);
  const found = (await desk(`GET /admin/privacy/requests?q=${encodeURIComponent('خالد')}`)).body.data;
  expect(found.total).toBe(1);
  const answered = (await desk('GET /admin/privacy/requests?open=false&sort=received_at')).body.data.data;
  expect(answered.map(({ id }: { id: string }) => id)).not.toContain(entered.body.data.id);
  expect(answered.map(({ status }: { status: string }) => status)).toContain('refused');
  expect((await told()).messages.map(({ to }) => to)).toContain('+966551112233');
});

test('a copy is sent to no address that its account only claims, nor to one that left the account', async () => {
  const claimed = 'claimed@example.com';
  const customer = await makeCustomer(database.db, { email: claimed, isPhoneVerified: true });
  const ask = () => shop.call('POST /user/data-requests', { headers: customer.headers, body: { kind: 'copy' } });
  const id = (await ask()).body.data.id;
  expect((await desk(`POST /admin/privacy/requests/${id}/copy`, { version: 1 })).body.data).toMatchObject({
    status: 'done',
    email: null,
    phone: customer.phone,
  });
  const { mails, messages } = await told();
  expect(last(mails, claimed)).toBeUndefined();
  expect(messages.find(({ to, text }) => to === customer.phone && text.includes('/data-copy/'))).toBeDefined();
  // An account that proves nothing has the copy, and no link to it is made.
  await sql`update customers set phone_verified_at = null where id = ${customer.id}`.execute(database.db);
  const silent = (await ask()).body.data.id;
  const inAccount = (await desk(`POST /admin/privacy/requests/${silent}/copy`, { version: 1 })).body.data;
  expect(inAccount).toMatchObject({ status: 'done', copy_until: null });
  expect(inAccount.log[1].words).toContain('إعدادات حسابك');
  expect(await told()).toEqual({ mails: [], messages: [] });
  // The address was proved when the form came, and is not the account's any more.
  const former = await makeDataRequest(database.db, {
    customerId: customer.id,
    email: claimed,
    source: 'form',
    kind: 'erasure',
  });
  for (const act of ['copy', 'erase']) {
    const refused = await desk(`POST /admin/privacy/requests/${former}/${act}`, { version: 1 });
    expect(refused.body.code, act).toBe('privacy.no_account');
  }
});

test('staff erase no account by a letter that its person does not confirm', async () => {
  const email = 'letter-erasure@example.com';
  const customer = await makeCustomer(database.db, { email, isEmailVerified: true });
  const received_at = new Date().toISOString();
  const letter = { name: 'خالد', email, kind: 'erasure', language: 'ar', received_at };
  const { id } = (await desk('POST /admin/privacy/requests', letter)).body.data;
  const path = `/admin/privacy/requests/${id}`;
  await desk(`POST ${path}/steps`, { step: 'proved', words: 'اتصل بنا', version: 1 });
  const erase = (code?: string, version = 2) => desk(`POST ${path}/erase`, { version, ...(code && { code }) });
  expect((await erase()).body.code).toBe('privacy.code_wrong');
  expect((await erase('123456')).body.code, 'none was sent').toBe('privacy.code_wrong');
  await told();
  const sent = await desk(`POST ${path}/code`, { version: 2 });
  expect(sent.status).toBe(200);
  expect(JSON.stringify(sent.body)).not.toMatch(/code_hash/);
  const mail = last((await told()).mails, email);
  expect(mail?.text).toContain('يحذف حسابك');
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await erase(wrong)).body.code).toBe('privacy.code_wrong');
  expect((await shop.call('POST /data-requests/proof', { body: { id, code } })).body.code).toBe('privacy.code_wrong');
  const erased = await erase(code, 3);
  expect(erased.body.data).toMatchObject({ status: 'done', customer_id: null });
  const { rows } = await sql`select from customers where id = ${customer.id} and deleted_at is not null`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
});

test('a code for an erasure ends after five wrong tries, and is sent for letters alone', async () => {
  const email = 'guessed-erasure@example.com';
  const customer = await makeCustomer(database.db, { email, isEmailVerified: true });
  const about = { customerId: customer.id, email, kind: 'erasure' };
  const id = await makeDataRequest(database.db, { ...about, source: 'staff' });
  await told();
  await desk(`POST /admin/privacy/requests/${id}/code`, { version: 1 });
  const code = /\b\d{6}\b/.exec(last((await told()).mails, email)?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  const erase = (typed: string) => desk(`POST /admin/privacy/requests/${id}/erase`, { version: 2, code: typed });
  for (let tries = 0; tries < 5; tries += 1) await erase(wrong);
  expect((await erase(code)).body.code).toBe('privacy.code_wrong');
  const own = await makeDataRequest(database.db, about);
  const refused = await desk(`POST /admin/privacy/requests/${own}/code`, { version: 1 });
  expect(refused.body.code).toBe('privacy.step_impossible');
});

test('a link that was lost is sent again, the former one ends, and the first opening is in the log', async () => {
  const email = 'lost-link@example.com';
  const customer = await makeCustomer(database.db, { email, isEmailVerified: true });
  const id = await makeDataRequest(database.db, { customerId: customer.id, email });
  const send = async (version: number) => {
    const sent = await desk(`POST /admin/privacy/requests/${id}/copy`, { version });
    expect(sent.body.data.status).toBe('done');
    return tokenIn(last((await told()).mails, email));
  };
  const open = async (token: string) => (await shop.call(`GET /data-requests/copy?token=${token}`)).status;
  const [first, second] = [await send(1), await send(2)];
  expect([await open(first), await open(second), await open(second)]).toEqual([404, 200, 200]);
  const { log } = (await desk(`GET /admin/privacy/requests/${id}`)).body.data;
  expect(log.map(({ step }: { step: string }) => step)).toEqual(['handed_over', 'handed_over', 'opened']);
});

test('a log that is full of notes lets a request be answered', async () => {
  const id = await makeDataRequest(database.db);
  await sql`
    insert into data_request_log (request_id, step, staff_id, words, is_told, at)
    select ${id}::uuid, 'noted', null, '', false, now() from generate_series(1, 180)
  `.execute(database.db);
  const step = (body: object) => desk(`POST /admin/privacy/requests/${id}/steps`, { version: 1, ...body });
  expect((await step({ step: 'noted', words: 'ملاحظة' })).body.code).toBe('privacy.log_full');
  expect((await step({ step: 'refused', refusal: 'repetitive', words: 'رددنا أمس' })).status).toBe(200);
});
