import { phoneMessages } from '@waha/contract';
import type { TextMessage } from '@waha/extend';
import { defineExtension, MessageFault } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let taken: (TextMessage & { by: string })[] = [];
let whatsapp: 'takes' | 'unreachable' | 'unfit' | 'down' = 'takes';

const texts = defineExtension({
  name: 'texts',
  api: 1,
  settings: {},
  texts: { ar: {}, en: {} },
  message: () => ({
    channel: 'sms',
    async send(message) {
      taken.push({ ...message, by: 'sms' });
      return { reference: null };
    },
  }),
});
const chats = defineExtension({
  name: 'chats',
  api: 1,
  settings: {},
  texts: { ar: {}, en: {} },
  message: () => ({
    channel: 'whatsapp',
    async send(message) {
      if (whatsapp === 'down') throw new Error('no answer');
      if (whatsapp !== 'takes') throw new MessageFault(whatsapp, 'refused');
      taken.push({ ...message, by: 'whatsapp' });
      return { reference: `wa-${taken.length}` };
    },
    async templates(wanted) {
      if (whatsapp === 'down') throw new Error('no answer');
      return wanted.map(({ template, language }) => ({ template, language, state: 'missing' as const }));
    },
    async submitTemplate() {
      if (whatsapp === 'down') throw new Error('no answer');
    },
  }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { extensions: [texts, chats] });
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => {
  taken = [];
  whatsapp = 'takes';
});

const call = (key: string, body?: object) => shop.call(key, { headers: owner.headers, ...(body && { body }) });
const trial = (template: string, language = 'ar', to = '0551234567') =>
  call(`POST /admin/phone-messages/${template}/test`, { to, language });

async function change(rows: object): Promise<number> {
  const { body } = await call('GET /admin/settings/phone-messages');
  const routes = { ...body.data.routes, ...rows };
  return (await call('PUT /admin/settings/phone-messages', { ...body.data, routes })).status;
}

test('each message is shown as it is sent, in both languages, with the parts that it costs', async () => {
  const { body } = await call('GET /admin/phone-messages');
  const { templates, channels } = body.data;
  expect(channels).toEqual(['whatsapp', 'sms']);
  expect(new Set(templates.map((one: { message: string }) => one.message))).toEqual(new Set(phoneMessages));
  for (const { template, texts: shown } of templates) {
    for (const { language, text, parts, approved } of shown) {
      expect(`${text} ${approved}`, `${template} in ${language}`).not.toMatch(/[{}]/);
      expect(parts).toBeGreaterThan(0);
      expect(text).toMatch(language === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/);
    }
  }
});

test('a test goes by the channels of its row in their order, and counts in the budgets', async () => {
  expect((await trial('order_shipped')).body.data).toEqual({ outcome: 'sent', channel: 'whatsapp' });
  expect(taken).toMatchObject([{ by: 'whatsapp', to: '+966551234567', template: 'order_shipped', language: 'ar' }]);
  whatsapp = 'unfit';
  expect((await trial('order_shipped', 'en')).body.data).toEqual({ outcome: 'sent', channel: 'sms' });
  expect(await change({ order_shipped: { rule: 'always', channels: 'whatsapp' } })).toBe(200);
  expect((await trial('order_shipped')).body.data).toEqual({ outcome: 'refused', channel: null });
  whatsapp = 'down';
  expect((await trial('order_shipped')).body.data).toEqual({ outcome: 'failed', channel: null });
  const { body } = await call('GET /admin/sms');
  expect(body.data.day.sent).toBe(4);
  const { rows } = await sql.rows({ subject_id: sql.text, details: sql.text })`
    select subject_id, coalesce(before::text, '') || coalesce(after::text, '') as details from staff_audit
    where action = 'notifications.phone_message_tested'
  `.execute(database.db);
  expect(rows.map((row) => row.subject_id)).toEqual(Array(4).fill('order_shipped'));
  expect(JSON.stringify(rows), 'the audit keeps no number').not.toContain('551234567');
});

test('a message that somebody asked for cannot be switched off, whatever is sent', async () => {
  expect(await change({ code: { rule: 'never', channels: 'sms' } })).toBe(200);
  const { body } = await call('GET /admin/settings/phone-messages');
  expect(body.data.routes.code).toEqual({ rule: 'always', channels: 'sms' });
});

test('the price of a part is kept to a hundredth of a halala', async () => {
  const { body } = await call('GET /admin/settings/phone-messages');
  const saved = await call('PUT /admin/settings/phone-messages', { ...body.data, part_price: 0.0578 });
  expect(saved.body.data.part_price).toBe(0.0578);
  const finer = await call('PUT /admin/settings/phone-messages', { ...saved.body.data, part_price: 0.05781 });
  expect(finer.status).toBe(422);
});

test('texts to be approved are listed as the provider says, and a provider without an answer is a sentence', async () => {
  const { body } = await call('GET /admin/phone-messages/approvals');
  expect(body.data).toContainEqual({ template: 'restock', language: 'en', state: 'missing' });
  expect((await call('POST /admin/phone-messages/restock/submit', { language: 'en' })).status).toBe(200);
  whatsapp = 'down';
  for (const key of ['GET /admin/phone-messages/approvals', 'POST /admin/phone-messages/restock/submit']) {
    const answer = await call(key, key.startsWith('POST') ? { language: 'ar' } : undefined);
    expect([answer.status, answer.body.code]).toEqual([503, 'notifications.approvals_unknown']);
  }
});
