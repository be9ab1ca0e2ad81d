import { subscribersOf } from '../../../background.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import { backgroundDeps, createTestApp, createTestDatabase, deliverEvents } from '../../../testing/index.ts';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A shop that captures mails and messages, with a clock set by tests. */
export async function openAccountShop(options: { limits?: boolean; settings?: Record<string, string> } = {}) {
  const database = await createTestDatabase();
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const shop = await createTestApp(database, { now, ...options });
  const mails: Mail[] = [];
  const messages: Sms[] = [];

  /** Delivers all pending events now; forgets earlier mails. */
  async function deliver(): Promise<void> {
    mails.length = 0;
    messages.length = 0;
    await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages, now })));
  }

  /** Secret of the page link in the last mail or message to a contact; empty without one. */
  function linkTo(to: string, path: string): string {
    const sent = [...mails, ...messages].filter((one) => one.to === to).map(({ text }) => text);
    return new RegExp(`http://shop\\.test(?:/en)?/${path}/([\\w-]+)`).exec(sent.at(-1) ?? '')?.[1] ?? '';
  }

  /** Recipients so far. */
  const told = () => [...mails, ...messages].map(({ to }) => to).toSorted();

  async function close(): Promise<void> {
    await shop.close();
    await database.close();
  }

  return { database, db: database.db, call: shop.call, clock, mails, messages, deliver, linkTo, told, close };
}
