import { type AnyExtension, defineExtension, type MessageProvider, type TextMessage } from '@waha/extend';
import { subscribersOf } from '../../../../background.ts';
import { readConfig } from '../../../../config.ts';
import { openExtensions } from '../../../../extensions/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createLog } from '../../../../platform/log/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeCustomer,
  makeSellable,
  makeStaff,
} from '../../../../testing/index.ts';
import { savePhoneSettings, unsetRoutes } from '../../../shop/sms/index.ts';
import { resumeCampaigns } from './send-campaign.ts';

export const HOUR_MS = 3_600_000;
/** Ten in the morning in Riyadh, tomorrow: calls of staff are made now. */
export const MORNING = Date.parse(`${new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)}T07:00:00Z`);
export const everybody = { match: 'all', conditions: [{ kind: 'orders', least: 0, most: null }] };
const words = { ar: 'أهلًا {name}، خصم اليوم', en: 'Hello {name}, a discount' };
export const smsMessage = {
  channel: 'sms',
  subject: { ar: 'خصم', en: 'Discount' },
  body: words,
  coupon: null,
} as const;
export const chatMessage = { ...smsMessage, channel: 'whatsapp' } as const;

/** A shop whose gateways for text messages and WhatsApp are fakes of this test, with prices, a ceiling and a clock. */
export async function openPhoneShop() {
  const database = await createTestDatabase();
  const { db } = database;
  await makeSellable(db);
  const state = {
    now: MORNING,
    taken: [] as (TextMessage & { by: string })[],
    replies: [] as { to: string; text: string }[],
    /** The error that a channel meets with a message. */
    fault: (_message: TextMessage): Error | null => null,
    approval: 'approved' as 'approved' | 'pending' | 'missing',
    submitted: [] as string[],
    mails: [] as Mail[],
  };
  const gateway = (by: 'sms' | 'whatsapp'): AnyExtension =>
    defineExtension({
      ...{ name: `test-${by}`, api: 1, settings: {}, texts: { ar: {}, en: {} } },
      message: () => providerOf(by, state),
    });
  const log = createLog({ level: 'error', destination: { write: () => undefined } });
  const list = [gateway('sms'), gateway('whatsapp')];
  const extensions = openExtensions(list, {
    config: readConfig({ SETTINGS_KEY: 'a key of forty characters for this test' }),
    ...{ db, log, now: () => state.now },
  });
  const shop = await createTestApp(database, { cacheBytes: 0, extensions: list });
  const owner = await makeStaff(db, 'owner');
  const now = () => state.now;
  const deps = backgroundDeps(db, { mails: state.mails, messages: [], now, extensions });
  const subscribers = subscribersOf(deps).filter(({ name }) => /^(marketing|segments|contact)\./.test(name));
  const deliver = () => deliverEvents(db, subscribers);
  const staff = (key: string, body?: unknown) =>
    shop.call(key, { headers: owner.headers, ...(body === undefined ? {} : { body }) });
  await inTransaction(db, (tx) => savePhoneSettings(tx, { routes: unsetRoutes, partPrice: 1_000 }));
  const path = (id: number) => `/admin/marketing/campaigns/${id}`;
  const read = async (id: number) => (await staff(`GET ${path(id)}`)).body.data;
  let serial = 0;
  return {
    ...{ database, db, shop, state, staff, deliver, extensions, read },
    sending: { db, mailer: deps.mailer, extensions, publicUrl: 'http://shop.test', now },
    async setLimits(more: object = {}): Promise<void> {
      const { version } = (await staff('GET /admin/marketing/limits')).body.data;
      const limits = { per_day: 9, per_week: 9, ceiling: 100, whatsapp_price: 0.15, version, ...more };
      await staff('PUT /admin/marketing/limits', limits);
    },
    /** A customer who proved a number and agreed to advertising by both channels. */
    async reader(more: { isProved?: boolean } = {}) {
      serial += 1;
      const phone = `+9665${String(10_000_000 + serial * 7)}`;
      const email = `phone${serial}@example.com`;
      const made = await makeCustomer(db, { phone, email, isPhoneVerified: more.isProved ?? true });
      await sql`update customers set consent_sms_at = now(), consent_whatsapp_at = now() where id = ${made.id}`.execute(
        db,
      );
      return { ...made, phone };
    },
    async write(message: object): Promise<number> {
      const segment = await staff('POST /admin/segments', { name: 'الكل', filter: everybody });
      const body = { segment_id: segment.body.data.id, message };
      return (await staff('POST /admin/marketing/campaigns', body)).body.data.id;
    },
    start: (id: number, version = 1) => staff(`POST ${path(id)}/send`, { version }),
    async carry(id: number): Promise<void> {
      for (let round = 0; (await read(id)).status === 'sending' && round < 9; round += 1) await deliver();
    },
    resume: () => resumeCampaigns({ db, now }),
    /** Forgets what was sent and agreed to. */
    async clear(): Promise<void> {
      Object.assign(state, {
        now: MORNING,
        taken: [],
        replies: [],
        fault: () => null,
        approval: 'approved',
        submitted: [],
      });
      await sql`delete from marketing_sends`.execute(db);
      await sql`delete from marketing_spending`.execute(db);
      await sql`update customers set consent_sms_at = null, consent_whatsapp_at = null`.execute(db);
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

type State = Awaited<ReturnType<typeof openPhoneShop>>['state'];

function providerOf(by: 'sms' | 'whatsapp', state: State): MessageProvider {
  const send = async (message: TextMessage) => {
    const fault = state.fault(message);
    if (fault) throw fault;
    state.taken.push({ ...message, by });
    return { reference: `${by}-${message.key}` };
  };
  const chats = {
    async reply(reply: { to: string; text: string }) {
      state.replies.push(reply);
      return { reference: 'reply' };
    },
    templates: async (wanted: readonly { template: string; language: 'ar' | 'en' }[]) =>
      wanted.map(({ template, language }) => ({ template, language, state: state.approval })),
    async submitTemplate({ language }: { language: string }) {
      state.submitted.push(language);
    },
  };
  return { channel: by, send, advertise: send, ...(by === 'whatsapp' && chats) };
}
