import type { ServerResponse } from 'node:http';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish, startEvents } from '../../../platform/events/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeStaff,
  openReceiver,
  type ReceivedMessage,
} from '../../../testing/index.ts';
import { fanOut } from './fan-out.ts';
import { runDeliveries } from './run-deliveries.ts';
import type { SendDeps } from './send-delivery.ts';

export type WebhookShop = Awaited<ReturnType<typeof openWebhookShop>>;

/** A shop with an owner, a receiver on this machine, and senders whose clock can be ahead of the real one. */
export async function openWebhookShop() {
  const database = await createTestDatabase();
  const { db, url } = database;
  const state = { aheadMs: 0 };
  const now = () => Date.now() + state.aheadMs;
  const received: ReceivedMessage[] = [];
  const plain = (_: ReceivedMessage, response: ServerResponse): void => void response.writeHead(204).end();
  let respond = plain;
  const receiver = await openReceiver((message, response) => {
    received.push(message);
    respond(message, response);
  });
  const shop = await createTestApp(database, { webhookPolicy: receiver.policy });
  const owner = await makeStaff(db, 'owner');
  const onError = (error: unknown) => {
    throw error;
  };
  const sending: SendDeps = { db, now, policy: receiver.policy, seal: createSeal(shop.config) };
  const senders = new Set<ReturnType<typeof runDeliveries>>();
  const wake = () => {
    for (const one of senders) one.wake();
  };
  function startSender(of: Partial<SendDeps> = {}) {
    const sender = runDeliveries({ ...sending, onError, ...of });
    senders.add(sender);
    return {
      async close() {
        senders.delete(sender);
        await sender.close();
      },
    };
  }
  const subscribers = [fanOut({ db, now, wakeWebhooks: wake })];
  const reader = await startEvents({
    url,
    db,
    subscribers,
    log: createLog({ level: 'error' }),
    now,
    counts: new Map(),
  });
  const call = (key: string, body?: unknown) => shop.call(key, { ...owner, ...(body === undefined ? {} : { body }) });
  return {
    db,
    database,
    now,
    receiver,
    received,
    startSender,
    call,
    respondWith: (answer: typeof plain) => {
      respond = answer;
    },
    /** Moves the clock of the senders on, and wakes them. */
    pass(ms: number) {
      state.aheadMs += ms;
      wake();
    },
    async add(path = '/', events?: string[]): Promise<{ id: string; secret: string }> {
      const { status, body } = await call('POST /admin/webhooks', {
        url: receiver.url(path),
        ...(events && { events }),
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return { id: body.data.webhook.id, secret: body.data.secret };
    },
    place: () =>
      inTransaction(db, async (tx) => {
        const orderId = crypto.randomUUID();
        await publish(tx, 'order.placed', { orderId });
        return orderId;
      }),
    webhook: async (id: string) =>
      (await call('GET /admin/webhooks')).body.data.find((one: { id: string }) => one.id === id),
    log: async (id: string) => (await call(`GET /admin/webhooks/${id}/deliveries?per_page=100`)).body.data.data,
    /** Messages that are due for a webhook, as many as a system makes that was away for long. */
    queue: (id: string, count: number) =>
      sql`
        insert into webhook_deliveries (webhook_id, message_id, event_id, event, body, state, next_at, created_at)
        select ${id}::uuid, 'msg_q' || n, -n, 'order.placed', '{}', 'pending', ${new Date(now())}::timestamptz, ${new Date(now())}::timestamptz
        from generate_series(1, ${count}::int) n
      `.execute(db),
    async begin() {
      await sql`delete from webhooks`.execute(db);
      state.aheadMs = 0;
      received.length = 0;
      respond = plain;
    },
    async close() {
      await reader.close();
      for (const one of senders) await one.close();
      await shop.close();
      await receiver.close();
      await database.close();
    },
  };
}
