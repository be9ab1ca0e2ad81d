import { type AnyExtension, defineExtension, MessageFault, type MessageProvider, type TextMessage } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { hostTextChannels, openExtensions } from '../../../extensions/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeCustomer,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { fallbackSubscribers } from './fall-back.ts';
import { createSmsGate } from './index.ts';
import { deleteOldPhoneMessages, eraseMessagesOf, forgetKept } from './phone-messages.store.ts';
import { sendOffer } from './send-offer.ts';
import { takeReport } from './take-report.ts';

let database: TestDatabase;
/** Messages that each channel took, and the fault that WhatsApp meets instead. */
let sent: Record<'sms' | 'whatsapp', TextMessage[]>;
let fault: Error | null;
let serial = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  [sent, fault] = [{ sms: [], whatsapp: [] }, null];
  serial += 1;
});
afterAll(() => database.close());

const channel = (name: 'sms' | 'whatsapp'): AnyExtension =>
  defineExtension({
    ...{ name: `test-${name}`, api: 1, settings: {}, texts: { ar: {}, en: {} } },
    message: (): MessageProvider => ({
      channel: name,
      async send(message) {
        if (name === 'whatsapp' && fault) throw fault;
        sent[name].push(message);
        return { reference: `${name}-${message.key}` };
      },
    }),
  });

function senderOf(names: readonly ('sms' | 'whatsapp')[] = ['whatsapp', 'sms'], now = Date.now) {
  const log = createLog({ level: 'error', destination: { write: () => undefined } });
  const config = readConfig({ SETTINGS_KEY: 'a key of forty characters for this test' });
  const opened = openExtensions(names.map(channel), { config, db: database.db, log, now });
  const sms = createSmsGate({
    ...{ db: database.db, channels: hostTextChannels(opened), seal: opened.seal, log, now },
  });
  const listeners = fallbackSubscribers({ db: database.db, sms, extensions: opened, now });
  return { sms, fallBack: () => deliverEvents(database.db, listeners) };
}

/** News of an order to a number of this test's own. */
const news = (more: Partial<Sms> = {}): Sms & { key: string } => ({
  ...{ to: `+9665${String(10_000_000 + serial * 7)}`, language: 'ar', template: 'order_shipped' },
  ...{ values: { number: 'WH-1', url: 'https://shop.test/o' }, text: 'طلبك WH-1 في الطريق' },
  ...more,
  key: more.key ?? `news-${serial}`,
});

const report = (
  of: TextMessage | undefined,
  state: 'sent' | 'delivered' | 'read' | 'failed',
  verdict?: 'unreachable',
  at = new Date(),
) =>
  takeReport(
    database.db,
    {
      ...{ extension: 'test-whatsapp', channel: 'whatsapp', inbound: [] },
      receipts: [{ reference: `whatsapp-${of?.key}`, state, ...(verdict && { verdict }) }],
    },
    at,
  );

async function rowsOf(key: string) {
  const row = { channel: sql.text, state: sql.text, is_kept: sql.bool };
  const { rows } = await sql.rows(row)`
    select channel, state, kept is not null as is_kept from phone_messages where key = ${key} order by created_at, channel desc
  `.execute(database.db);
  return rows.map(({ channel: by, state, is_kept: isKept }) => `${by} ${state}${isKept ? ' kept' : ''}`);
}

test('news of orders go by WhatsApp with the approved text, and codes by text message', async () => {
  const { sms } = senderOf();
  await sms.send(news());
  await sms.send({ ...news(), template: 'sms_code', key: `code-${serial}`, values: { code: '123456' } });
  expect(sent.whatsapp).toMatchObject([
    { approved: { category: 'utility', body: expect.stringContaining('{number}') } },
  ]);
  expect(sent.sms).toMatchObject([{ template: 'sms_code' }]);
  expect(await rowsOf(`code-${serial}`)).toEqual(['sms sent']);
});

test('a number that WhatsApp does not reach is written to by text message at once, and first for a month', async () => {
  fault = new MessageFault('unreachable', 'not on WhatsApp');
  const { sms } = senderOf();
  await sms.send(news());
  expect(await rowsOf(news().key)).toEqual(['whatsapp failed', 'sms sent']);
  fault = null;
  await sms.send(news({ key: `later-${serial}` }));
  expect([sent.whatsapp.length, sent.sms.length]).toEqual([0, 2]);
  const later = senderOf(['whatsapp', 'sms'], () => Date.now() + 31 * 86_400_000);
  await later.sms.send(news({ key: `month-${serial}` }));
  expect(sent.whatsapp).toHaveLength(1);
});

test('advertising that WhatsApp held back says nothing of news to that number', async () => {
  const send = async () => {
    throw new Error('held back', { cause: new MessageFault('unreachable', 'held back') });
  };
  const { to, key } = news();
  const offer = {
    channel: 'whatsapp',
    to,
    key: `offer-${key}`,
    language: 'ar',
    template: 'offer',
    text: 'خصم',
  } as const;
  const { id: customerId } = await makeCustomer(database.db);
  const deps = { db: database.db, channels: { available: () => ['whatsapp'] as const, send }, now: Date.now };
  const sending = sendOffer(deps, { ...offer, values: {}, approved: undefined, customerId, batch: 'campaign 1' });
  await expect(sending).rejects.toThrow('held back');
  await senderOf().sms.send(news());
  expect(await rowsOf(key)).toEqual(['whatsapp sent kept']);
});

test('where every channel refuses for good nothing is tried again; where one may take it later a job tries again', async () => {
  fault = new MessageFault('unfit', 'no such template');
  await senderOf(['whatsapp']).sms.send(news());
  expect(await rowsOf(news().key)).toEqual(['whatsapp failed']);
  fault = new Error('the line is down');
  await expect(senderOf(['whatsapp']).sms.send(news({ key: `down-${serial}` }))).rejects.toThrow();
  fault = null;
  await senderOf(['whatsapp']).sms.send(news({ key: `down-${serial}` }));
  expect(await rowsOf(`down-${serial}`)).toEqual(['whatsapp sent']);
});

test('a receipt that says it did not arrive brings one text message, however often it comes', async () => {
  const { sms, fallBack } = senderOf();
  await sms.send(news());
  expect(await rowsOf(news().key)).toEqual(['whatsapp sent kept']);
  const [first] = sent.whatsapp;
  await Promise.all([1, 2, 3, 4].map(() => report(first, 'failed', 'unreachable')));
  await fallBack();
  await report(first, 'failed', 'unreachable');
  await fallBack();
  expect(sent.sms).toMatchObject([{ to: news().to, text: news().text }]);
  expect(await rowsOf(news().key)).toEqual(['whatsapp failed', 'sms sent']);
});

test('states rise, whatever the order of receipts; one that was delivered is not sent again', async () => {
  const { sms, fallBack } = senderOf();
  await sms.send(news());
  const [first] = sent.whatsapp;
  for (const state of ['read', 'delivered', 'sent', 'failed'] as const) await report(first, state);
  await fallBack();
  expect(await rowsOf(news().key)).toEqual(['whatsapp read']);
  expect(sent.sms).toEqual([]);
  await report(undefined, 'delivered');
});

test('a text whose time is over is forgotten, and brings no second message', async () => {
  const { sms, fallBack } = senderOf();
  await sms.send(news());
  const late = new Date(Date.now() + 7 * 3_600_000);
  await forgetKept(database.db, late);
  await report(sent.whatsapp[0], 'failed', 'unreachable', late);
  await fallBack();
  expect(await rowsOf(news().key)).toEqual(['whatsapp failed']);
  expect(sent.sms).toEqual([]);
});

test('a code is kept for no second channel', async () => {
  const { sms } = senderOf();
  await sms.send({ ...news(), template: 'sms_reset', values: { url: 'https://shop.test/r' } });
  expect(await rowsOf(news().key)).toEqual(['sms sent']);
});

test('staff see what a buyer was told; it is deleted after ninety days, and unnamed with the account', async () => {
  const { id: customerId } = await makeCustomer(database.db, {});
  const owner = await makeStaff(database.db, 'owner');
  const orderId = '11111111-1111-4111-8111-11111111111a';
  await senderOf().sms.send(news({ orderId, customerId }));
  const shop = await createTestApp(database);
  const log = await shop.call(`GET /admin/sms/orders/${orderId}`, { headers: owner.headers });
  await shop.close();
  expect(log.body.data).toMatchObject([{ channel: 'whatsapp', state: 'sent', template: 'order_shipped' }]);
  expect(JSON.stringify(log.body)).not.toContain(news().to);
  await inTransaction(database.db, (tx) => eraseMessagesOf(tx, customerId));
  const { rows } = await sql.rows({ order_id: sql.uuid.orNull, is_kept: sql.bool })`
    select order_id, kept is not null as is_kept from phone_messages where key = ${news().key}
  `.execute(database.db);
  expect(rows).toEqual([{ order_id: null, is_kept: false }]);
  await deleteOldPhoneMessages(database.db, new Date(Date.now() + 91 * 86_400_000));
  expect(await rowsOf(news().key)).toEqual([]);
});

test('control: without the key of a message each receipt would bring another', async () => {
  const { sms } = senderOf(['sms']);
  await sms.send(news());
  await sms.send(news());
  expect(sent.sms).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) await sms.send({ ...news(), key: undefined });
  expect(sent.sms).toHaveLength(3);
});
