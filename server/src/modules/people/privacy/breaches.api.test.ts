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
import { letterSubscriber } from './send-letters.ts';

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
  letterSubscriber({ db: database.db, mailer: { send, close: () => undefined }, onError: () => undefined });

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
  expect(persons.letters).toEqual({ listed: 4, without_email: 1, sent: 0, failed: 0 });
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
  expect((await call(`GET ${path}`)).body.data.letters).toEqual({ listed: 4, without_email: 1, sent: 2, failed: 1 });
});

test('all accounts of a time are listed by one act', async () => {
  const id = await makeBreach(database.db);
  const before = new Date(Date.now() + HOUR_MS).toISOString();
  const { letters: counted } = (
    await call(`PUT /admin/privacy/breaches/${id}/persons`, { registered_before: before, version: 1 })
  ).body.data;
  const { rows } = await sql`select from customers where deleted_at is null`.execute(database.db);
  expect(counted.listed).toBe(rows.length);
});
