import { createSubscribers } from '../../background.ts';
import { readConfig } from '../../config.ts';
import { deliverOutbox } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Sms } from '../../platform/sms/index.ts';
import { createTestApp, createTestDatabase } from '../../testing/index.ts';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A shop whose mails and messages are caught, with a clock that tests turn. */
export async function openAccountShop(options: { limits?: boolean; settings?: Record<string, string> } = {}) {
  const database = await createTestDatabase();
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const shop = await createTestApp(database, { now, ...options });
  const mails: Mail[] = [];
  const messages: Sms[] = [];

  /** Everything that was announced, done here and now; what was sent before is forgotten. */
  async function deliver(): Promise<void> {
    mails.length = 0;
    messages.length = 0;
    const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: 'http://shop.test', DEMO: '0' });
    const log = createLog({ level: 'error' });
    const publishPurge = async () => undefined;
    const deps = { config, db: database.db, url: database.url, log, now, providers: {}, publishPurge };
    const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
    const sms = { send: async (one: Sms) => void messages.push(one) };
    await deliverOutbox(database.db, createSubscribers(deps, { mailer, sms }));
  }

  /** The secret of the link to a page in the last mail or message to somebody; empty where there is none. */
  function linkTo(to: string, path: string): string {
    const sent = [...mails, ...messages].filter((one) => one.to === to).map(({ text }) => text);
    return new RegExp(`http://shop\\.test(?:/en)?/${path}/([\\w-]+)`).exec(sent.at(-1) ?? '')?.[1] ?? '';
  }

  /** Who was sent something. */
  const told = () => [...mails, ...messages].map(({ to }) => to).toSorted();

  async function close(): Promise<void> {
    await shop.close();
    await database.close();
  }

  return { database, db: database.db, call: shop.call, clock, mails, messages, deliver, linkTo, told, close };
}
