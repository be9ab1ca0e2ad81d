import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeStaff,
  makeContactForm,
  makeCustomer,
  makeStaff,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { answerSubscribers } from './send-answer.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let support: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  support = await makeStaff(database.db, 'support');
  await sql`insert into store_settings (topic, value)
    values ('store', '{"name": {"ar": "واحة", "en": "Waha"}, "email": "shop@example.com"}')`.execute(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object, more: Record<string, string> = {}) =>
  shop.call(key, { headers: { ...support.headers, ...more }, ...(body && { body }), language: 'en' });
const find = async (query: string) => (await ask(`GET /admin/messages?${query}`)).body.data.data;

let serial = 0;
/** A message to the shop; returns it as staff find it. */
async function write(more: Record<string, unknown> = {}) {
  serial += 1;
  const form_id = await makeContactForm(database.db);
  const words = { name: 'أمل العنزي', topic: 'order', message: 'أين طلبي من فضلكم؟' };
  const sent = { email: `amal${serial}@example.com`, ...words, ...more, form_id };
  const { body } = await shop.call('POST /contact', { body: sent });
  const query = `q=${body.data.reference}${'company_site' in more ? '&status=spam' : ''}`;
  return (await find(query))[0];
}

async function mailed(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  await deliverEvents(database.db, answerSubscribers({ db: database.db, mailer, extensions: { messages: [] } }));
  return mails;
}

test('messages are found by reference, name, address and phone, and spam only where it is asked for', async () => {
  const message = await write({ phone: '0551234567', message: 'س'.repeat(300) });
  expect(message.excerpt).toBe(`${'س'.repeat(98)}…`);
  for (const typed of [message.reference, 'امل العنزى', message.email, '٠٥٥١٢٣٤٥٦٧']) {
    const found = await find(`q=${encodeURIComponent(typed)}&topic=order&sort=created_at`);
    expect(
      found.map(({ id }: { id: number }) => id),
      typed,
    ).toContain(message.id);
  }
  const spam = await write({ company_site: 'https://spam.example' });
  expect(spam.status).toBe('spam');
  expect((await find('')).map(({ id }: { id: number }) => id)).not.toContain(spam.id);
});

test('an answer is mailed in the sender’s language, once, and a reply goes to the shop', async () => {
  const { id, reference, email } = await write();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { text: 'طلبك في الطريق\n<b>ويصلك غدًا</b>', version: 1 };
  const answer = await ask(`POST /admin/messages/${id}/answers`, body, key);
  expect(answer.body.data).toMatchObject({
    status: 'answered',
    version: 2,
    entries: [{ kind: 'answer', text: body.text, by: 'هند الشمري' }],
  });
  expect((await ask(`POST /admin/messages/${id}/answers`, body, key)).body).toEqual(answer.body);
  const mails = await mailed();
  expect(mails).toMatchObject([{ to: email, replyTo: 'shop@example.com', subject: `رد على رسالتك ${reference}` }]);
  expect(mails[0]?.html).toContain('&lt;b&gt;ويصلك غدًا&lt;/b&gt;');
  expect(mails[0]?.text).toContain('أين طلبي من فضلكم؟');
});

test('of two who answer the same message the second is told, with what it is now', async () => {
  const { id } = await write();
  await ask(`POST /admin/messages/${id}/answers`, { text: 'First', version: 1 });
  const second = await ask(`POST /admin/messages/${id}/answers`, { text: 'Second', version: 1 });
  expect([second.status, second.body.code]).toEqual([409, 'conflict.changed']);
  expect(second.body.details).toMatchObject({ status: 'answered', entries: [{ text: 'First' }] });
  expect(await mailed()).toHaveLength(1);
});

test('who left no address is called, and what was said is noted', async () => {
  const { id } = await write({ email: undefined, phone: '0557654321' });
  const answer = await ask(`POST /admin/messages/${id}/answers`, { text: 'Hello', version: 1 });
  expect([answer.status, answer.body.code]).toEqual([409, 'contact.no_email']);
  const noted = await ask(`POST /admin/messages/${id}/notes`, { text: 'Called, all is well' });
  expect(noted.body.data).toMatchObject({ status: 'new', version: 1, entries: [{ kind: 'note' }] });
  expect(await mailed()).toEqual([]);
});

test('a message is closed, opened again and said to be spam', async () => {
  const { id } = await write({ message: 'انظروا https://elsewhere.example/x' });
  const put = (status: string, version: number) => ask(`PUT /admin/messages/${id}/status`, { status, version });
  expect((await ask(`GET /admin/messages/${id}`)).body.data.status).toBe('held');
  expect((await put('new', 1)).body.data).toMatchObject({ status: 'new', version: 2 });
  expect((await put('closed', 1)).body.code).toBe('conflict.changed');
  expect((await put('spam', 2)).body.data.status).toBe('spam');
  expect((await put('answered', 3)).status).toBe(422);
});

test('a hundred answers and notes are enough', async () => {
  const { id } = await write();
  await sql`
    insert into contact_entries (message_id, staff_id, kind, text)
    select ${id}, ${support.id}, 'note', 'one of many' from generate_series(1, 100)
  `.execute(database.db);
  expect((await ask(`POST /admin/messages/${id}/notes`, { text: 'One more' })).body.code).toBe('contact.entries_full');
});

test('what somebody wrote is in their own copy and goes with their account, where the address is proved as theirs', async () => {
  const [proved, claimed] = ['proved@example.com', 'claimed@example.com'];
  const leila = await makeCustomer(database.db, { email: proved, isEmailVerified: true });
  const other = await makeCustomer(database.db, { email: claimed });
  const [hers, theirs] = [await write({ email: proved }), await write({ email: claimed })];
  await ask(`POST /admin/messages/${hers.id}/answers`, { text: 'Tomorrow', version: 1 });
  const copyOf = async ({ headers }: { headers: { authorization: string } }) =>
    (await shop.call('GET /user/export', { headers })).body.messages;
  expect(await copyOf(leila)).toMatchObject([{ reference: hers.reference, answers: ['Tomorrow'] }]);
  expect(await copyOf(other)).toEqual([]);
  for (const { headers } of [leila, other]) {
    await shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } });
  }
  expect((await ask(`GET /admin/messages/${hers.id}`)).status).toBe(404);
  expect((await ask(`GET /admin/messages/${theirs.id}`)).status).toBe(200);
  expect(await mailed(), 'an answer to nobody is not sent').toEqual([]);
});
