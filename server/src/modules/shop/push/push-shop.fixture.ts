import type { ServerResponse } from 'node:http';
import { sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { deliverEvents, openOrdersShop, openPushBrowser, openReceiver } from '../../../testing/index.ts';
import { memberPushSubscriber } from './member-subscriber.ts';
import { orderPushSubscribers } from './order-subscribers.ts';
import { runMessages } from './run-messages.ts';
import type { SendDeps } from './send-message.ts';

type Browser = ReturnType<typeof openPushBrowser>;
export interface Shown {
  headers: Record<string, string | string[] | undefined>;
  message: Record<string, string>;
}

/** A shop with a push service on this machine, browsers that read what it carries, and a clock that can be ahead. */
export async function openPushShop() {
  const state = { aheadMs: 0 };
  const now = () => Date.now() + state.aheadMs;
  const browsers = new Map<string, Browser>();
  const shown = new Map<Browser, Shown[]>();
  const take = (_: string, response: ServerResponse): void => void response.writeHead(201).end();
  let respond = take;
  let attempts = 0;
  const service = await openReceiver(({ path, bytes, headers }, response) => {
    attempts += 1;
    const browser = browsers.get(path);
    respond(path, response);
    if (browser && response.statusCode === 201) shown.get(browser)?.push({ headers, message: browser.read(bytes) });
  });
  const world = await openOrdersShop({}, { webhookPolicy: service.policy });
  const { db, shop } = world;
  const onError = (error: unknown) => {
    throw error;
  };
  const sending: SendDeps = {
    ...{ db, now, policy: service.policy, publicUrl: 'https://shop.test', seal: createSeal(shop.config) },
  };
  // The first subscription asks for the key, which makes it.
  await shop.call('GET /push/state');
  let sender = runMessages({ ...sending, onError });
  const telling = { db, now, wakePush: () => sender.wake() };
  const waiting = async () => {
    const { rows } = await sql.rows({
      tag: sql.text,
      attempts: sql.int4,
      next_at: sql.timestamptz,
    })`select tag, attempts, next_at from push_messages order by id`.execute(db);
    return rows;
  };
  return {
    ...world,
    service,
    now,
    waiting,
    attempts: () => attempts,
    /** A browser; what it was shown is read by `shownOn`. */
    browser(): Browser {
      const one = openPushBrowser((path) => service.url(path));
      browsers.set(one.path, one);
      shown.set(one, []);
      return one;
    },
    shownOn: (browser: Browser): Shown[] => shown.get(browser) ?? [],
    devices: async () => {
      const { rows } = await sql.rows({
        endpoint: sql.text,
      })`select endpoint from push_devices order by created_at`.execute(db);
      return rows.map(({ endpoint }) => endpoint);
    },
    respondWith(answer: typeof take = take) {
      respond = answer;
    },
    /** Hands out all events, and waits until nothing is under way. */
    tell: () => deliverEvents(db, [...orderPushSubscribers(telling), memberPushSubscriber(telling)]),
    /** Moves the clock on, and wakes the sender. */
    pass(ms: number) {
      state.aheadMs += ms;
      sender.wake();
    },
    async useSender(of: Partial<SendDeps> = {}) {
      await sender.close();
      sender = runMessages({ ...sending, onError, ...of });
    },
    async begin() {
      await sql`delete from push_devices`.execute(db);
      await sql`delete from events`.execute(db);
      state.aheadMs = 0;
      attempts = 0;
      respond = take;
    },
    async close() {
      await sender.close();
      await world.close();
      await service.close();
    },
  };
}
