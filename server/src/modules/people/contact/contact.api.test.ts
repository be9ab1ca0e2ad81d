import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  type ApiProcess,
  callOver,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type Guard,
  makeContactForm,
  startApiProcess,
  type TestDatabase,
  untilLost,
} from '../../../testing/index.ts';
import { deleteOpenForms } from './contact.store.ts';
import { contactMailSubscribers } from './contact-mail.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const storeEmail = 'shop@example.com';

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await sql`insert into store_settings (topic, value)
    values ('store', ${JSON.stringify({ name: { ar: 'واحة', en: 'Waha' }, email: storeEmail })}::jsonb)`.execute(
    database.db,
  );
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const words = { name: 'نورة العتيبي', topic: 'order', message: 'أين طلبي من فضلكم؟\n<b>وشكرًا</b>' };

async function send(more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const form_id = more.form_id ?? (await makeContactForm(database.db));
  return shop.call('POST /contact', { body: { email: 'noura@example.com', ...words, ...more, form_id }, headers });
}

async function stored(reference: string) {
  const { rows } = await sql`select * from contact_messages where reference = ${reference}`.execute(database.db);
  return rows[0];
}

async function deliver(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  await deliverEvents(database.db, contactMailSubscribers({ db: database.db, mailer }));
  return mails;
}

const forget = () => sql`delete from contact_messages`.execute(database.db);

test('a message is kept, gets a reference and is mailed to the shop', async () => {
  const { status, body } = await send({ phone: '٠٥١٢٣٤٥٦٧٨', order_number: ' WH-2026-000123 ' });
  expect(status).toBe(201);
  expect(body.data.reference).toMatch(/^WM-\d{8}$/);
  expect(await stored(body.data.reference)).toMatchObject({
    status: 'new',
    phone: '+966512345678',
    email: 'noura@example.com',
    order_number: 'WH-2026-000123',
    language: 'ar',
  });
  const [mail] = await deliver();
  expect(mail).toMatchObject({ to: storeEmail, replyTo: 'noura@example.com' });
  expect(mail?.subject).toContain(body.data.reference);
  expect(mail?.text).toContain('أين طلبي من فضلكم؟');
  expect(mail?.html).toContain('&lt;b&gt;وشكرًا&lt;/b&gt;');
  await forget();
});

test('every field that is wrong says so at once', async () => {
  const { status, body } = await send({ name: ' ', email: '', topic: 'weather', message: 'hm' });
  expect(status).toBe(422);
  expect(Object.keys(body.errors).sort()).toEqual(['email', 'message', 'name', 'topic']);
  const neither = await send({ email: ' ', phone: '' });
  expect(neither.body.errors.email).toHaveLength(1);
  const wrong = await send({ email: 'nobody', phone: '12' });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['email', 'phone']);
});

test('a form is good for one message, not before three seconds and not after a day', async () => {
  const form_id = await makeContactForm(database.db);
  expect((await send({ form_id })).status).toBe(201);
  expect((await send({ form_id })).body.code).toBe('contact.form_expired');
  expect((await send({ form_id: await makeContactForm(database.db, 90_000) })).body.code).toBe('contact.form_expired');
  const opened = await shop.call('POST /contact/form');
  const hasty = await send({ form_id: opened.body.data.form_id });
  expect([hasty.status, hasty.body.code]).toEqual([429, 'contact.too_fast']);
  expect(Number(hasty.headers['retry-after'])).toBeGreaterThan(0);
  await sql`update contact_forms set opened_at = opened_at - interval '3 seconds'`.execute(database.db);
  expect((await send({ form_id: opened.body.data.form_id })).status).toBe(201);
  await forget();
});

test('who fills in the field nobody sees gets the same answer, and the shop no mail', async () => {
  const { status, body } = await send({ company_site: 'https://spam.example' });
  expect(status).toBe(201);
  expect(body.data.reference).toMatch(/^WM-\d{8}$/);
  expect(await stored(body.data.reference)).toMatchObject({ status: 'spam' });
  expect((await deliver()).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining(body.data.reference),
  );
  await forget();
});

test.each([
  ['انظروا https://evil.example/x', 'held'],
  ['visit www.evil.example now', 'held'],
  ['cheap-pills.com for you', 'held'],
  ['رابط المنتج http://shop.test/product/1 لا يفتح', 'new'],
  ['بريدي noura@gmail.com وشكرًا', 'new'],
  ['( [ * + ? \\ $ ^ في الرسالة', 'new'],
])('%j is %s', async (message, status) => {
  const { body } = await send({ message });
  expect(await stored(body.data.reference)).toMatchObject({ status });
  await forget();
});

test('a double click is one message', async () => {
  const form_id = await makeContactForm(database.db);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [one, other] = [await send({ form_id }, headers), await send({ form_id }, headers)];
  expect(other.body).toEqual(one.body);
  const { rows } = await sql`select from contact_messages`.execute(database.db);
  expect(rows).toHaveLength(1);
  await forget();
});

/** Sends twelve messages from one sender concurrently, through two processes. Returns the number of accepted ones. */
async function flood(email: string, without?: Guard): Promise<number> {
  const options = without ? { without } : {};
  const processes: ApiProcess[] = await Promise.all([
    startApiProcess(database.url, options),
    startApiProcess(database.url, options),
  ]);
  const forms = await Promise.all(Array.from({ length: 12 }, () => makeContactForm(database.db)));
  const answers = await Promise.all(
    forms.map((form_id, n) => callOver(processes[n % 2]?.address ?? '', 'POST /contact', { ...words, email, form_id })),
  );
  await Promise.all(processes.map((one) => one.stop()));
  return answers.filter(({ status }) => status === 201).length;
}

test('an address sends five an hour, at one moment too', async () => {
  expect(await flood('busy@example.com')).toBe(5);
}, 60_000);

test('without the lock more get through', async () => {
  const guard = { file: 'contact.store.ts', guard: 'pg_advisory_xact_lock(', instead: 'pg_typeof(' };
  let turn = 0;
  expect(await untilLost(() => flood(`loud${turn++}@example.com`, guard), 5)).toBeGreaterThan(5);
}, 120_000);

test('a form that lay open for a day is forgotten, one just opened is kept', async () => {
  const [old, fresh] = [await makeContactForm(database.db), await makeContactForm(database.db)];
  await sql`update contact_forms set opened_at = now() - interval '25 hours' where id = ${old}`.execute(database.db);
  await deleteOpenForms(database.db);
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from contact_forms where id = any(${[old, fresh]}::uuid[])
  `.execute(database.db);
  expect(rows).toEqual([{ id: fresh }]);
});
