import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReceiver, type ShopEvent } from '../../../../../docs/how-to/webhook-receiver.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish, startEvents } from '../../../platform/events/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  createTestApp,
  createTestDatabase,
  loopbackPolicy,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { fanOut } from './fan-out.ts';
import { runDeliveries } from './run-deliveries.ts';

const HOW_TO = new URL('../../../../../docs/how-to/', import.meta.url);

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let reader: { close(): Promise<void> };
let sender: ReturnType<typeof runDeliveries>;
let owner: { headers: Record<string, string> };
let server: ReturnType<typeof createReceiver>;
let origin: string;
const stored = new Map<string, ShopEvent>();
let arrivals = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  owner = await makeStaff(db, 'owner');
  // The address is needed before the secret that the receiver verifies by.
  let secret = '';
  const listening = createReceiver({ secret: 'whsec_AAAA', store: async () => undefined }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, 'close');
  const policy = loopbackPolicy(port);
  origin = `http://receiver.example:${port}`;
  shop = await createTestApp(database, { webhookPolicy: policy });
  const made = await shop.call('POST /admin/webhooks', { ...owner, body: { url: `${origin}/shop` } });
  secret = made.body.data.secret;
  server = createReceiver({
    secret,
    async store(id, event) {
      arrivals += 1;
      if (!stored.has(id)) stored.set(id, event);
    },
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const onError = (error: unknown) => {
    throw error;
  };
  sender = runDeliveries({ db, now: Date.now, onError, policy, seal: createSeal(shop.config) });
  const subscribers = [fanOut({ db, now: Date.now, wakeWebhooks: sender.wake })];
  const log = createLog({ level: 'error' });
  reader = await startEvents({ url: database.url, db, subscribers, log, now: Date.now, counts: new Map() });
});
afterAll(async () => {
  await reader.close();
  await sender.close();
  await shop.close();
  server.closeAllConnections();
  server.close();
  await database.close();
});

const place = (orderId: string) => inTransaction(database.db, (tx) => publish(tx, 'order.placed', { orderId }));
const log = async () => {
  const { body } = await shop.call('GET /admin/webhooks', owner);
  return (await shop.call(`GET /admin/webhooks/${body.data[0].id}/deliveries`, owner)).body.data.data;
};

test('a receiver of the guide takes what is signed, once, also after a rotation; it refuses what is forged', async () => {
  const orderId = crypto.randomUUID();
  await place(orderId);
  await expect.poll(() => stored.size).toBe(1);
  expect([...stored.values()]).toMatchObject([{ type: 'order.placed', version: 1, data: { orderId } }]);
  await expect.poll(async () => (await log())[0].state).toBe('delivered');

  const [delivery] = await log();
  await shop.call(`POST /admin/webhooks/deliveries/${delivery.id}/resend`, owner);
  sender.wake();
  await expect.poll(() => arrivals).toBe(2);
  expect(stored.size, 'the same message').toBe(1);

  const { body } = await shop.call('GET /admin/webhooks', owner);
  await shop.call(`POST /admin/webhooks/${body.data[0].id}/rotate`, owner);
  await place(crypto.randomUUID());
  await expect.poll(() => stored.size).toBe(2);

  const forged = await fetch(origin.replace('receiver.example', '127.0.0.1'), {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_forged',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: '{"type":"order.placed"}',
  });
  expect([forged.status, stored.size]).toEqual([401, 2]);
});

test('what the guide shows is what runs here', async () => {
  const [guide, code] = await Promise.all(
    ['receive-webhooks.md', 'webhook-receiver.ts'].map((name) => readFile(new URL(name, HOW_TO), 'utf8')),
  );
  expect(guide).toContain(code);
});
