import { createHash } from 'node:crypto';
import { type AnyExtension, defineExtension, MessageFault, type MessageProvider, type TextReply } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openExtensions } from '../../../extensions/index.ts';
import { type Database, sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverTo,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { deleteOldInbox, takeReport } from '../../shop/sms/index.ts';
import { contactMailSubscribers } from './contact-mail.ts';
import { answerSubscribers } from './send-answer.ts';
import { phoneMessageSubscribers } from './take-phone-message.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let support: MadeStaff;
const now = Date.now;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  support = await makeStaff(database.db, 'support');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Lets hours pass since the sender of a message wrote last. */
const letPass = (id: number, hours: number) =>
  sql`update contact_messages set written_at = written_at - ${hours} * interval '1 hour' where id = ${id}`.execute(
    database.db,
  );

let serial = 0;
const nextNumber = () => {
  serial += 1;
  return `+9665${60_000_000 + serial * 13}`;
};

/** Tells the shop what a number wrote, as its extension does after it proved the report. */
async function write(from: string, text: string, id: string = crypto.randomUUID()): Promise<void> {
  const report = { extension: 'test-whatsapp', channel: 'whatsapp' as const, receipts: [] };
  await takeReport(database.db, { ...report, inbound: [{ id, from, name: 'أمل', text }] }, new Date(now()));
}

const arrive = () =>
  deliverEvents(database.db, phoneMessageSubscribers({ db: database.db, publicUrl: 'https://shop.test', now }));

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: support.headers, ...(body && { body }), language: 'en' });
const findAll = async (phone: string) => {
  const all = await Promise.all(['new', 'held', 'spam', 'answered'].map((status) => listed(phone, status)));
  return all.flat();
};
const listed = async (phone: string, status: string) =>
  (await ask(`GET /admin/messages?q=${encodeURIComponent(phone)}&status=${status}`)).body.data.data;
const show = async (id: number) => (await ask(`GET /admin/messages/${id}`)).body.data;

/** Sends the answers of staff by a channel of this test; returns those that it took. */
async function answered(fault?: Error): Promise<TextReply[]> {
  const taken: TextReply[] = [];
  const extension: AnyExtension = defineExtension({
    ...{ name: 'test-whatsapp', api: 1, settings: {}, texts: { ar: {}, en: {} } },
    message: (): MessageProvider => ({
      channel: 'whatsapp',
      send: async () => ({ reference: null }),
      async reply(reply) {
        if (fault) throw fault;
        taken.push(reply);
        return { reference: 'x' };
      },
    }),
  });
  const log = createLog({ level: 'error', destination: { write: () => undefined } });
  const config = readConfig({ SETTINGS_KEY: 'a key of forty characters for this test' });
  const extensions = openExtensions([extension], { config, db: database.db, log, now });
  const mailer = { send: async () => undefined, close: () => undefined };
  await deliverEvents(database.db, answerSubscribers({ db: database.db, mailer, extensions }));
  return taken;
}

test('what a number writes is one conversation, which staff answer by the same way within a day', async () => {
  const from = nextNumber();
  await write(from, 'متى يصل طلبي؟');
  await arrive();
  const [message] = await findAll(from);
  expect(message).toMatchObject({ channel: 'whatsapp', status: 'new', name: 'أمل', phone: from, email: null });
  const text = 'يصل غدًا';
  const sent = await ask(`POST /admin/messages/${message.id}/answers`, { text, version: message.version });
  expect(sent.status).toBe(201);
  expect(await answered()).toMatchObject([{ to: from, text }]);
  await letPass(message.id, 12);
  await write(from, 'شكرًا لكم');
  await arrive();
  const open = await show(message.id);
  expect(open).toMatchObject({ status: 'new' });
  expect(Date.parse(open.answer_until) - now(), 'counted from the last words').toBeGreaterThan(23 * 3_600_000);
  expect(open.entries).toMatchObject([
    { kind: 'answer', is_failed: false },
    { kind: 'reply', text: 'شكرًا لكم', by: null },
  ]);
  expect(await findAll(from)).toHaveLength(1);
  await letPass(message.id, 25);
  const late = await ask(`POST /admin/messages/${message.id}/answers`, { text, version: open.version });
  expect([late.status, late.body.code]).toEqual([409, 'contact.answer_too_late']);
  await letPass(message.id, 7 * 24);
  await write(from, 'طلب آخر');
  await arrive();
  expect(await findAll(from), 'another conversation after a week').toHaveLength(2);
});

test('a report that is told twice is one message, and its words stay nowhere else', async () => {
  const from = nextNumber();
  for (let time = 0; time < 2; time += 1) {
    await write(from, 'مرة واحدة', `id-${from}`);
    await arrive();
  }
  const [message] = await findAll(from);
  expect((await show(message.id)).entries).toEqual([]);
  const { rows } = await sql.rows({ phone: sql.text, text: sql.text })`
    select phone, text from phone_inbox where reference = ${`id-${from}`}
  `.execute(database.db);
  expect(rows).toEqual([{ phone: '', text: '' }]);
  // Providers tell it again for a week; after that nothing is left of it.
  await deleteOldInbox(database.db, new Date(now() + 9 * 86_400_000));
  const left = await sql`select 1 from phone_inbox where reference = ${`id-${from}`}`.execute(database.db);
  expect(left.rows).toEqual([]);
});

test('many messages of a number at once are one conversation, and more than thirty an hour are not heard', async () => {
  const from = nextNumber();
  await Promise.all(Array.from({ length: 20 }, (_, at) => write(from, `رسالة ${at}`)));
  await Promise.all([arrive(), arrive(), arrive()]);
  for (let at = 0; at < 20; at += 1) await write(from, `تكرار ${at}`);
  await arrive();
  const found = await findAll(from);
  expect(found).toHaveLength(1);
  expect((await show(found[0].id)).entries).toHaveLength(29);
});

/** Takes eight messages of a number over at the same moment; returns how many conversations they made. */
async function takeTogether(db: Database): Promise<number> {
  const from = nextNumber();
  for (let at = 0; at < 8; at += 1) await write(from, `معًا ${at}`);
  const { rows } = await sql.rows({ id: sql.int8 })`select id from phone_inbox where phone = ${from}`.execute(
    database.db,
  );
  const [take] = phoneMessageSubscribers({ db, publicUrl: 'https://shop.test', now });
  await Promise.all(rows.map(({ id }) => deliverTo(take, { inboxId: id })));
  return (await findAll(from)).length;
}

test('messages that are taken over together make one conversation; control: without the lock of the number several', async () => {
  expect(await takeTogether(database.db)).toBe(1);
  const without = withoutGuardOf(
    database.db,
    /select pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)/,
    'select $1::text',
  );
  expect(await takeTogether(without.db)).toBeGreaterThan(1);
  expect(without.timesTaken()).toBeGreaterThan(1);
});

test('a reply to what was answered is mailed to the shop again, in its own words', async () => {
  await sql`insert into store_settings (topic, value)
    values ('store', '{"name": {"ar": "واحة", "en": "Waha"}, "email": "shop@example.com"}')
    on conflict (topic) do update set value = excluded.value`.execute(database.db);
  const from = nextNumber();
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const arriveAndMail = async () => {
    await arrive();
    await deliverEvents(database.db, contactMailSubscribers({ db: database.db, mailer }));
  };
  await write(from, 'السؤال الأول');
  await arriveAndMail();
  await write(from, 'وتفصيل له');
  await arriveAndMail();
  expect(mails, 'staff know of one that is open').toHaveLength(1);
  const [message] = await findAll(from);
  await ask(`PUT /admin/messages/${message.id}/status`, { status: 'closed', version: message.version });
  await write(from, 'سؤال بعد الإغلاق');
  await arriveAndMail();
  expect(mails.at(-1)?.text).toContain('سؤال بعد الإغلاق');
  expect(mails).toHaveLength(2);
});

test('many strangers leave room for those whom the shop wrote to, and what was too much is counted', async () => {
  const [buyer, stranger] = [nextNumber(), nextNumber()];
  const log = {
    country: 'SA',
    block: buyer.slice(0, -4),
    hash: createHash('sha256').update(buyer).digest().subarray(0, 16),
  };
  await sql`insert into sms_log (sent_at, country, number_block, number_hash)
    values (now(), ${log.country}, ${log.block}, ${log.hash})`.execute(database.db);
  await sql`insert into phone_inbox (extension, reference, number_hash, phone, name, text, received_at)
    select 'test-whatsapp', 'flood ' || n, decode(lpad(to_hex(n), 32, '0'), 'hex'), '', '', '', now() from generate_series(1, 500) n
  `.execute(database.db);
  const report = { extension: 'test-whatsapp', channel: 'whatsapp' as const, receipts: [] };
  const told = [buyer, stranger].map((from) => ({ id: crypto.randomUUID(), from, name: '', text: 'أين طلبي؟' }));
  expect(await takeReport(database.db, { ...report, inbound: told }, new Date(now()))).toBe(1);
  await sql`delete from phone_inbox where reference like 'flood %'`.execute(database.db);
  await arrive();
  expect([(await findAll(buyer)).length, (await findAll(stranger)).length]).toEqual([1, 0]);
});

test('links wait for a look, and what staff called spam stays so', async () => {
  const [links, spam] = [nextNumber(), nextNumber()];
  await write(links, 'اربح الآن https://evil.example/x');
  await write(spam, 'عرض خاص');
  await arrive();
  expect(await listed(links, 'held')).toHaveLength(1);
  const [message] = await listed(spam, 'new');
  await ask(`PUT /admin/messages/${message.id}/status`, { status: 'spam', version: message.version });
  await write(spam, 'عرض آخر');
  await arrive();
  expect(await listed(spam, 'spam')).toHaveLength(1);
  expect(await listed(spam, 'new')).toEqual([]);
});

test('an answer that the channel will never take is marked; one that failed for now is tried again', async () => {
  for (const [verdict, isFailed] of [
    ['unfit', true],
    ['later', false],
  ] as const) {
    const from = nextNumber();
    await write(from, 'هل لديكم مقاس أكبر؟');
    await arrive();
    const [message] = await findAll(from);
    await ask(`POST /admin/messages/${message.id}/answers`, { text: 'نعم', version: message.version });
    const sending = answered(new MessageFault(verdict, 'not now'));
    if (isFailed) await sending;
    else await expect(sending).rejects.toThrow();
    expect((await show(message.id)).entries).toMatchObject([{ kind: 'answer', is_failed: isFailed }]);
  }
});
