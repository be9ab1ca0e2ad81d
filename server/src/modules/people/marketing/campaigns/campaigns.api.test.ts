import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeCustomer,
  makePurchase,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { saveLimits } from '../limits.store.ts';
import { resumeCampaigns } from './send-campaign.ts';

const HOUR_MS = 3_600_000;
/** Ten in the morning in Riyadh, tomorrow: calls of staff are made now. */
const MORNING = Date.parse(`${new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)}T07:00:00Z`);
const message = {
  subject: { ar: 'عرض لك يا {name}', en: 'An offer for you, {name}' },
  body: { ar: 'أهلًا {name}، [تسوّق](/products) من {shop}', en: 'Hello {name}' },
  coupon: null,
};
const everybody = { match: 'all', conditions: [{ kind: 'orders', least: 0, most: null }] };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let subscribers: Subscriber[];
let mails: Mail[] = [];
/** Addresses whose server refuses. */
let refusing: RegExp = /^never$/;
/** Mails after which the server takes no more. */
let quota = Number.POSITIVE_INFINITY;
let now = MORNING;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
  owner = await makeStaff(database.db, 'owner');
  const mailer = {
    async send(mail: Mail) {
      if (refusing.test(mail.to) || mails.length >= quota) throw new Error('refused');
      mails.push(mail);
    },
    close: () => undefined,
  };
  const deps = { ...backgroundDeps(database.db, { mails: [], messages: [] }), mailer, now: () => now };
  subscribers = subscribersOf(deps).filter(({ name }) => /^(marketing|segments)\./.test(name));
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  now = MORNING;
  mails = [];
  refusing = /^never$/;
  quota = Number.POSITIVE_INFINITY;
  const { db } = database;
  await sql`delete from marketing_sends`.execute(db);
  await sql`update customers set consent_email_at = null`.execute(db);
});

async function makeReader(email: string) {
  const reader = await makeCustomer(database.db, { email, isEmailVerified: true });
  await sql`update customers set consent_email_at = now() where id = ${reader.id}`.execute(database.db);
  return reader;
}

const staff = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, ...(body === undefined ? {} : { body }) });

async function makeSegment(filter: unknown = everybody): Promise<number> {
  return (await staff('POST /admin/segments', { name: 'الكل', filter })).body.data.id;
}

async function write(over: object = {}, segmentId?: number): Promise<number> {
  const body = { segment_id: segmentId ?? (await makeSegment()), message: { ...message, ...over } };
  return (await staff('POST /admin/marketing/campaigns', body)).body.data.id;
}

const path = (id: number) => `/admin/marketing/campaigns/${id}`;
const read = async (id: number) => (await staff(`GET ${path(id)}`)).body.data;
const start = (id: number, version = 1) => staff(`POST ${path(id)}/send`, { version });

async function carry(id: number): Promise<void> {
  for (let round = 0; (await read(id)).status === 'sending' && round < 9; round += 1) {
    await deliverEvents(database.db, subscribers);
  }
}

test('a campaign goes once to all who agreed, each in their language with one click to leave', async () => {
  const noura = await makeReader('noura@example.com');
  await makeCustomer(database.db, { email: 'silent@example.com', isEmailVerified: true });
  const id = await write();
  // No call counts: a filter over a million customers takes longer than a call may.
  expect(await read(id)).toMatchObject({ status: 'draft', reachable: null, segment: 'الكل' });
  await deliverEvents(database.db, subscribers);
  expect(await read(id)).toMatchObject({ status: 'draft', reachable: 1, segment: 'الكل' });
  await start(id);
  await carry(id);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['noura@example.com', 'عرض لك يا نورة']]);
  expect(mails[0]?.html).toContain('href="http://shop.test/products"');
  expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await read(id)).toMatchObject({ status: 'sent', audience: 1, sent: 1, failed: 0, left_out: 0 });
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  await shop.call('POST /newsletter/unsubscribe', { body: { token } });
  const { rows } = await sql.rows({ consent_email_at: sql.timestamptz.orNull })`
    select consent_email_at from customers where id = ${noura.id}
  `.execute(database.db);
  expect(rows[0]?.consent_email_at).toBe(null);
});

test('two that press send send once, and what was sent does not change', async () => {
  await makeReader('once@example.com');
  const id = await write();
  const answers = await Promise.all([start(id), start(id), start(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await carry(id);
  expect(mails).toHaveLength(1);
  const edit = { segment_id: await makeSegment(), message, version: 3 };
  expect((await staff(`PUT ${path(id)}`, edit)).body.code).toBe('marketing.campaign_sent');
  expect((await staff(`DELETE ${path(id)}`)).body.code).toBe('marketing.campaign_sent');
});

test('nobody gets more than the limits, over all campaigns', async () => {
  await makeReader('limit@example.com');
  const [first, second] = [await write(), await write()];
  await start(first);
  await carry(first);
  await start(second);
  await carry(second);
  expect(mails).toHaveLength(1);
  expect(await read(second)).toMatchObject({ status: 'sent', sent: 0, left_out: 1 });
  now += 25 * HOUR_MS;
  const third = await write();
  await start(third);
  await carry(third);
  expect(mails).toHaveLength(2);
});

test('a reminder of a cart counts against the limits', async () => {
  const { id: customerId } = await makeReader('reminded@example.com');
  const at = new Date(now - HOUR_MS);
  await sql`
    insert into cart_reminders (customer_id, number, made_at, sent_at) values (${customerId}, 1, ${at}, ${at})
  `.execute(database.db);
  const id = await write();
  await start(id);
  await carry(id);
  expect(await read(id)).toMatchObject({ sent: 0, left_out: 1 });
});

test('a campaign that is started at night waits for the morning', async () => {
  await makeReader('night@example.com');
  now = MORNING + 13 * HOUR_MS;
  const id = await write();
  await start(id);
  await deliverEvents(database.db, subscribers);
  expect(mails).toEqual([]);
  now = MORNING + 24 * HOUR_MS;
  await resumeCampaigns({ db: database.db, now: () => now });
  await carry(id);
  expect(mails).toHaveLength(1);
});

test('a stopped campaign sends to nobody, and goes on with the filter it began with', async () => {
  await makeReader('stop@example.com');
  const segmentId = await makeSegment();
  const id = await write({}, segmentId);
  expect((await staff(`DELETE /admin/segments/${segmentId}`)).body.code).toBe('segments.in_use');
  await start(id);
  expect((await staff(`POST ${path(id)}/stop`)).body.data.status).toBe('stopped');
  await deliverEvents(database.db, subscribers);
  expect(mails).toEqual([]);
  expect((await staff(`DELETE /admin/segments/${segmentId}`)).status).toBe(200);
  expect((await start(id, 3)).body.data.status).toBe('sending');
  await carry(id);
  expect(mails).toHaveLength(1);
});

test('an address that is refused counts as failed; where nothing goes the event fails, and is tried again', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await makeReader(`${name}@down.example`);
  const id = await write();
  await start(id);
  refusing = /@down/;
  await expect(deliverEvents(database.db, subscribers)).rejects.toThrow('refused');
  expect(await read(id)).toMatchObject({ status: 'sending', sent: 0, failed: 0 });
  refusing = /^a@down/;
  now += 10 * 60_000;
  await resumeCampaigns({ db: database.db, now: () => now });
  await carry(id);
  expect(await read(id)).toMatchObject({ status: 'sent', sent: 5, failed: 1 });
});

test('a quota that is reached in the middle of a batch costs nobody their message, and leaves no codes', async () => {
  for (let at = 0; at < 16; at += 1) await makeReader(`quota${at}@example.com`);
  const { db } = database;
  const codes = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`
      select count(*)::int as count from coupons where code like 'HI-%'
    `.execute(db);
    return rows[0]?.count ?? 0;
  };
  const before = await codes();
  const id = await write({ coupon: { percent: 10, days: 7 } });
  await start(id);
  quota = 6;
  await expect(deliverEvents(db, subscribers)).rejects.toThrow('refused');
  expect(await read(id)).toMatchObject({ status: 'sending', sent: 6, failed: 0 });
  expect((await codes()) - before).toBe(6);
  quota = Number.POSITIVE_INFINITY;
  now += 10 * 60_000;
  await resumeCampaigns({ db, now: () => now });
  await carry(id);
  expect(await read(id)).toMatchObject({ status: 'sent', sent: 16, failed: 0 });
  expect(new Set(mails.map(({ to }) => to)).size).toBe(16);
  expect((await codes()) - before).toBe(16);
});

test('a code is each reader’s own, and an order within seven days counts', async () => {
  const noura = await makeReader('coupon@example.com');
  const id = await write({ coupon: { percent: 10, days: 7 } });
  await start(id);
  await carry(id);
  const code = /HI-[A-Z0-9]{12}/.exec(mails[0]?.text ?? '')?.[0];
  const { rows } = await sql.rows({
    ...{ customer_id: sql.uuid.orNull, total_limit: sql.int4.orNull, forget_at: sql.timestamptz.orNull },
  })`
    select customer_id, total_limit, forget_at from coupons where code = ${code}
  `.execute(database.db);
  const forgetAt = new Date(now + (7 + 90) * 24 * HOUR_MS);
  expect(rows).toEqual([{ customer_id: noura.id, total_limit: 1, forget_at: forgetAt }]);
  now += 24 * HOUR_MS;
  await makePurchase({ db: database.db, shop }, noura, { isDelivered: false });
  await deliverEvents(database.db, subscribers);
  expect((await read(id)).outcome).toEqual({ orders: 1, total: 140 });
});

test('a test goes to whoever asks, and a draft can be changed and removed', async () => {
  const id = await write();
  await staff(`POST ${path(id)}/test`, { language: 'en' });
  await deliverEvents(database.db, subscribers);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'An offer for you, هند الشمري']]);
  const segmentId = await makeSegment();
  const edit = { segment_id: segmentId, message, version: 1 };
  expect((await staff(`PUT ${path(id)}`, edit)).body.data).toMatchObject({ version: 2, segment_id: segmentId });
  expect((await staff(`PUT ${path(id)}`, edit)).body.code).toBe('conflict.changed');
  expect((await staff(`PUT ${path(id)}`, { ...edit, version: 2, segment_id: 999_999 })).body.code).toBe(
    'segments.not_found',
  );
  expect((await staff('GET /admin/marketing/campaigns?status=draft')).body.data.data[0].id).toBe(id);
  expect((await staff(`DELETE ${path(id)}`)).body.data).toEqual({ done: true });
});

test('limits are saved over the version that was seen', async () => {
  const save = (version: number) =>
    inTransaction(database.db, (tx) =>
      saveLimits(tx, { perDay: 1, perWeek: 3, ceilingHalalas: 0, whatsappPrice: 0, version }),
    );
  expect(await save(0)).toBe(true);
  expect(await save(0)).toBe(false);
  expect(await save(1)).toBe(true);
  const changed = await staff('PUT /admin/marketing/limits', { per_day: 1, per_week: 3, version: 2 });
  expect(changed.body.data).toEqual({ per_day: 1, per_week: 3, ceiling: 0, whatsapp_price: 0, version: 3 });
});
