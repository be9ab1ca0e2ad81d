import type { NewFlow } from '@waha/contract';
import { subscribersOf } from '../../../../background.ts';
import { noExtensions } from '../../../../extensions/index.ts';
import { sql } from '../../../../platform/database/index.ts';
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
import { enterByDay } from './enter-flows.ts';
import { runDueSteps, wakeDueSteps } from './run-steps.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Ten in the morning in Riyadh, tomorrow: calls of staff are made now. */
export const MORNING = Date.parse(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T07:00:00Z`);

const words = { ar: 'أهلًا {name}', en: 'Hello {name}' };
export const mailStep = { kind: 'message', message: { subject: words, body: words, coupon: null } } as const;
export const reviewRequest: NewFlow = {
  name: 'طلب تقييم',
  trigger: { kind: 'order_delivered', is_first: false },
  ends_on_order: false,
  steps: [{ kind: 'wait', hours: 72 }, { kind: 'condition', condition: { kind: 'review', has: false } }, mailStep],
};

/** A shop with a clock of its own, whose mails are kept. */
export async function openFlowShop() {
  const database = await createTestDatabase();
  const { db } = database;
  await makeSellable(db);
  const shop = await createTestApp(database, { cacheBytes: 0 });
  const owner = await makeStaff(db, 'owner');
  const state = { now: MORNING, mails: [] as Mail[], isDown: false, quota: Number.POSITIVE_INFINITY };
  const mailer = {
    async send(mail: Mail) {
      if (state.isDown || state.mails.length >= state.quota) throw new Error('the mail server is down');
      state.mails.push(mail);
    },
    close: () => undefined,
  };
  const now = () => state.now;
  const deps = { ...backgroundDeps(db, { mails: [], messages: [] }), mailer, now };
  const subscribers = subscribersOf(deps).filter(({ name }) => name.startsWith('marketing.'));
  const deliver = () => deliverEvents(db, subscribers);
  const staff = (key: string, body?: unknown) =>
    shop.call(key, { headers: owner.headers, ...(body === undefined ? {} : { body }) });
  return {
    ...{ database, db, shop, state, staff, deliver, owner },
    steps: { db, mailer, extensions: noExtensions, publicUrl: 'http://shop.test', now },
    /** Makes a flow and switches it on; returns its id. */
    async start(flow: NewFlow): Promise<number> {
      const made = await staff('POST /admin/marketing/flows', flow);
      const { id, version } = made.body.data;
      await staff(`POST /admin/marketing/flows/${id}/switch`, { version, is_on: true });
      return id;
    },
    read: async (id: number) => (await staff(`GET /admin/marketing/flows/${id}`)).body.data,
    /** A customer who agreed to advertising by mail. */
    async reader(email: string) {
      const made = await makeCustomer(db, { email, isEmailVerified: true });
      await sql`update customers set consent_email_at = now() where id = ${made.id}`.execute(db);
      return made;
    },
    /** Lets time pass, and runs what the job and its events do then. */
    async pass(hours: number): Promise<void> {
      state.now += hours * HOUR_MS;
      await wakeDueSteps({ db, now });
      await deliver();
    },
    begin: () => enterByDay({ db, now }),
    run: () => runDueSteps({ db, mailer, extensions: noExtensions, publicUrl: 'http://shop.test', now }),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
