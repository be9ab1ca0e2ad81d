import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverTo,
  type MadeStaff,
  makeBreach,
  makeCustomer,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { letterSubscriber, listingSubscriber } from './send-letters.ts';

const HOUR_MS = 3_600_000;

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

const call = (key: string, body?: object) => shop.call(key, { headers: owner.headers, ...(body && { body }) });
const facts = (more: object = {}) => ({
  ...{ known_at: new Date(Date.now() - 10 * HOUR_MS).toISOString(), happened: 'فُقد جهاز فيه قائمة طلبات', cause: '' },
  ...{
    data: ['name', 'orders'],
    persons: 'مشترو يناير',
    persons_count: 40,
    effects: 'رسائل احتيال',
    measures: 'أغلقناه',
  },
  ...more,
});

const letters = (send: (mail: Mail) => Promise<void>) =>
  letterSubscriber({
    db: database.db,
    mailer: { send, close: () => undefined },
    now: Date.now,
    onError: () => undefined,
  });

test('an entry has 72 hours since it was known, its notice says all of it in both languages, and each change is history', async () => {
  const entered = (await call('POST /admin/privacy/breaches', facts())).body.data;
  expect(entered).toMatchObject({ status: 'open', hours_left: 61, is_notice_edited: false });
  for (const said of ['سدايا', 'فُقد جهاز فيه قائمة طلبات', 'الاسم', 'مشترو يناير', '40', 'رسائل احتيال', 'أغلقناه']) {
    expect(entered.notice.ar).toContain(said);
  }
  expect(entered.notice.en).toContain('SDAIA');
  const path = `/admin/privacy/breaches/${entered.id}`;
  const notice = { ar: 'نص المالك', en: 'Words of the owner' };
  const changed = (await call(`PUT ${path}`, facts({ notice_ar: notice.ar, notice_en: notice.en, version: 1 }))).body
    .data;
  expect(changed).toMatchObject({ notice, is_notice_edited: true });
  const sent = (await call(`POST ${path}/told`, { how: 'المنصة الوطنية', version: 2 })).body.data;
  expect(sent).toMatchObject({ status: 'told', told_how: 'المنصة الوطنية', notice });
  expect((await call(`POST ${path}/told`, { how: 'مرة أخرى', version: 3 })).body.code).toBe('privacy.step_impossible');
  const closed = (await call(`POST ${path}/close`, { lessons: 'نشفر الأجهزة', version: 3 })).body.data;
  expect(closed.history.map(({ act }: { act: string }) => act)).toEqual(['entered', 'changed', 'told', 'closed']);
  expect((await call(`PUT ${path}`, facts({ notice_ar: null, notice_en: null, version: 4 }))).body.code).toBe(
    'privacy.breach_closed',
  );
});

test('history is append-only', async () => {
  await makeBreach(database.db);
  await expect(sql`update breach_log set act = 'other'`.execute(database.db)).rejects.toThrow('append-only');
  await expect(sql`delete from breach_log`.execute(database.db)).rejects.toThrow('append-only');
});

test('listed accounts are written to once each, after a second look at the count, whatever happens in between', async () => {
  const at = ['one', 'two', 'three'].map((name) => `${name}@breach.example`);
  const made = await Promise.all(at.map((email) => makeCustomer(database.db, { email })));
  const [, , third] = made;
  const silent = await makeCustomer(database.db);
  const id = await makeBreach(database.db);
  const path = `/admin/privacy/breaches/${id}`;
  const listed = [at[0], made[1]?.id, third?.phone, silent.id, 'nobody@example.com'];
  const persons = (await call(`PUT ${path}/persons`, { listed, version: 1 })).body.data;
  expect(persons.unknown).toEqual(['nobody@example.com']);
  expect(persons.letters).toEqual({ listed: 4, without_email: 1, sent: 0, failed: 0, is_listing: false });
  const letter = { subject: 'أمر يخص بياناتك', text: 'فُقد جهاز', version: 2 };
  const wrong = await call(`POST ${path}/letters`, { ...letter, count: 4 });
  expect(wrong.body.code).toBe('privacy.count_changed');
  expect((await call(`POST ${path}/letters`, { ...letter, count: 3 })).status).toBe(200);
  expect((await call(`POST ${path}/letters`, { ...letter, count: 3, version: 3 })).body.code).toBe(
    'privacy.step_impossible',
  );
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    if (mail.to === at[1]) throw new Error('no such mailbox');
    mails.push(mail);
  };
  // Two processes, and the same event again.
  const both = [letters(send), letters(send)];
  await Promise.all(both.map((one) => deliverTo(one, { breachId: id })));
  await deliverEvents(database.db, [letters(send)]);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([at[0], at[2]].toSorted());
  const { letters: counts } = (await call(`GET ${path}`)).body.data;
  expect(counts).toMatchObject({ listed: 4, without_email: 1, sent: 2, failed: 1 });
});

const down = async () => {
  throw new Error('connection refused');
};
const accounts = async (name: string, count: number) => {
  const emails = Array.from({ length: count }, (_, index) => `${name}${index}@breach.example`);
  const made = await Promise.all(emails.map((email) => makeCustomer(database.db, { email })));
  return { emails, ids: made.map(({ id }) => id) };
};

test('while the mail server is away nobody counts as failed, and the event is attempted again', async () => {
  const { emails, ids } = await accounts('away', 12);
  const id = await makeBreach(database.db, { customerIds: ids, lettersAt: new Date() });
  await expect(deliverTo(letters(down), { breachId: id })).rejects.toThrow('connection refused');
  const mails: string[] = [];
  let left = 3;
  // The server goes away after some.
  const send = async ({ to }: Mail) => {
    if (left <= 0) return down();
    left -= 1;
    mails.push(to);
  };
  await expect(deliverTo(letters(send), { breachId: id })).rejects.toThrow('connection refused');
  const read = async () => (await call(`GET /admin/privacy/breaches/${id}`)).body.data.letters;
  expect(await read()).toMatchObject({ sent: 3, failed: 0 });
  left = 100;
  await deliverTo(letters(send), { breachId: id });
  expect(mails.toSorted()).toEqual(emails.toSorted());
  expect(await read()).toMatchObject({ sent: 12, failed: 0 });
});

test('those whom the letter did not reach are written to again, and those it may have reached just now are not', async () => {
  const { emails, ids } = await accounts('again', 4);
  const id = await makeBreach(database.db, { customerIds: ids, lettersAt: new Date() });
  await sql`
    update breach_persons set claimed_at = now() - interval '1 hour',
      state = case customer_id when ${ids[0]}::uuid then 'sent' when ${ids[1]}::uuid then 'failed' else 'claimed' end
    where breach_id = ${id}
  `.execute(database.db);
  await sql`update breach_persons set claimed_at = now() where customer_id = ${ids[3]}`.execute(database.db);
  await sql`delete from events`.execute(database.db);
  const again = (version: number) => call(`POST /admin/privacy/breaches/${id}/letters/again`, { version });
  expect((await again(1)).body.data.history.at(-1).act).toBe('letters_repeated');
  const mails: string[] = [];
  await deliverEvents(database.db, [letters(async ({ to }) => void mails.push(to))]);
  expect(mails.toSorted()).toEqual([emails[1], emails[2]]);
  expect((await again(2)).body.code, 'nobody waits').toBe('privacy.step_impossible');
});

test('a full history lets the authority be told and the breach be closed', async () => {
  const id = await makeBreach(database.db);
  await sql`
    insert into breach_log (breach_id, act, staff_id, entry, at)
    select ${id}::uuid, 'changed', ${owner.id}::uuid, '{}', now() from generate_series(1, 179)
  `.execute(database.db);
  const path = `/admin/privacy/breaches/${id}`;
  const change = facts({ notice_ar: null, notice_en: null, version: 1 });
  expect((await call(`PUT ${path}`, change)).body.code).toBe('privacy.log_full');
  expect((await call(`POST ${path}/told`, { how: 'المنصة الوطنية', version: 1 })).status).toBe(200);
  const closed = await call(`POST ${path}/close`, { lessons: 'نشفر الأجهزة', version: 2 });
  expect(closed.body.data.history.at(-1).act).toBe('closed');
});

test('many accounts are listed by their indexes, and those of a time in batches', async () => {
  await sql`
    insert into customers (id, first_name, last_name, phone, email, password_hash, language, created_at)
    select gen_random_uuid(), 'نورة', 'العتيبي', '+96654' || lpad(n::text, 7, '0'), 'many' || n || '@breach.example', '', 'ar',
      now() - interval '1 year' + (n / 2) * interval '1 second'
    from generate_series(1, 4500) as n
  `.execute(database.db);
  const id = await makeBreach(database.db);
  const path = `/admin/privacy/breaches/${id}`;
  const typed = Array.from({ length: 1_000 }, (_, n) => `MANY${n * 4 + 1}@breach.example`);
  const listed = (await call(`PUT ${path}/persons`, { listed: typed, version: 1 })).body.data;
  expect(listed.letters.listed).toBe(1_000);
  const before = new Date(Date.now() - 180 * 24 * HOUR_MS).toISOString();
  await sql`delete from events`.execute(database.db);
  const begun = (await call(`PUT ${path}/persons`, { registered_before: before, version: 2 })).body.data;
  expect(begun.letters).toMatchObject({ listed: 1_000, is_listing: true });
  const letter = { subject: 'بياناتك', text: 'فُقد جهاز', count: 1_000, version: 3 };
  expect((await call(`POST ${path}/letters`, letter)).body.code).toBe('privacy.count_changed');
  for (let batch = 0; batch < 3; batch += 1) await deliverEvents(database.db, [listingSubscriber(database)]);
  const done = (await call(`GET ${path}`)).body.data;
  expect(done.letters).toMatchObject({ listed: 4_500, is_listing: false });
  expect(done.version, 'listing is no change of the entry').toBe(3);
});
