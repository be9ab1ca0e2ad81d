import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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
  type TestDatabase,
} from '../../../testing/index.ts';
import { fanOut } from './fan-out.ts';
import { runDeliveries } from './run-deliveries.ts';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: { headers: Record<string, string> };
let sender: ReturnType<typeof runDeliveries>;
let reader: { close(): Promise<void> };
/** How far the sender's clock is ahead of the real one, by which sessions of staff go. */
let aheadMs = 0;
const now = () => Date.now() + aheadMs;
let received: ReceivedMessage[] = [];
let respond: (message: ReceivedMessage) => { status: number; headers?: Record<string, string> } | 'hang' = () => ({
  status: 204,
});

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await openReceiver((message, response) => {
    received.push(message);
    const said = respond(message);
    if (said !== 'hang') response.writeHead(said.status, said.headers).end();
  });
  const { db, url } = database;
  shop = await createTestApp(database, { webhookPolicy: receiver.policy });
  owner = await makeStaff(db, 'owner');
  const onError = (error: unknown) => {
    throw error;
  };
  sender = runDeliveries({ db, now, onError, policy: receiver.policy, seal: createSeal(shop.config) });
  const subscribers = [fanOut({ db, now, wakeWebhooks: sender.wake })];
  reader = await startEvents({ url, db, subscribers, log: createLog({ level: 'error' }), now, counts: new Map() });
});
afterEach(async () => {
  await sql`delete from webhooks`.execute(database.db);
  aheadMs = 0;
  received = [];
  respond = () => ({ status: 204 });
});
afterAll(async () => {
  await reader.close();
  await sender.close();
  await shop.close();
  await receiver.close();
  await database.close();
});

const call = (key: string, body?: unknown) => shop.call(key, { ...owner, ...(body === undefined ? {} : { body }) });
async function add(path = '/', events?: string[]): Promise<{ id: string; secret: string }> {
  const { status, body } = await call('POST /admin/webhooks', { url: receiver.url(path), ...(events && { events }) });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.data.webhook.id, secret: body.data.secret };
}
const placed = () =>
  inTransaction(database.db, async (tx) => {
    const orderId = crypto.randomUUID();
    await publish(tx, 'order.placed', { orderId });
    return orderId;
  });
const log = async (id: string) => (await call(`GET /admin/webhooks/${id}/deliveries?per_page=100`)).body.data.data;
/** Verifies a message as a receiver does at the time it was sent. */
function verifiedBy(secret: string, { body, headers }: ReceivedMessage): boolean {
  vi.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1_000);
  try {
    return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
  } catch {
    return false;
  } finally {
    vi.restoreAllMocks();
  }
}
const orderOf = ({ body }: ReceivedMessage): string => JSON.parse(body).data.orderId;

test('an event arrives once, signed, with its type, version, time and ids', async () => {
  const { secret } = await add('/hook');
  const orderId = await placed();
  await expect.poll(() => received.length).toBe(1);
  const [message] = received as [ReceivedMessage];
  const verified = new Webhook(secret).verify(message.body, message.headers as Record<string, string>);
  expect(verified).toEqual({ type: 'order.placed', version: 1, timestamp: expect.any(String), data: { orderId } });
  expect(message.path).toBe('/hook');
});

test('a webhook is sent what it asked for, and no internal event', async () => {
  await add('/some', ['order.shipped']);
  await add('/all');
  const orderId = await placed();
  await inTransaction(database.db, (tx) => publish(tx, 'order.phone_code_requested', { orderId }));
  await inTransaction(database.db, (tx) => publish(tx, 'order.shipped', { orderId }));
  await expect
    .poll(() => received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`).toSorted())
    .toEqual(['/all order.placed', '/all order.shipped', '/some order.shipped']);
});

test('the log is filtered by state and event', async () => {
  const { id } = await add();
  await placed();
  await expect.poll(async () => (await log(id)).map((one: { state: string }) => one.state)).toEqual(['delivered']);
  const count = async (query: string) =>
    (await call(`GET /admin/webhooks/${id}/deliveries?${query}`)).body.data.data.length;
  expect(await count('state=delivered&event=order.placed')).toBe(1);
  expect(await count('state=failed')).toBe(0);
  expect(await count('event=order.shipped')).toBe(0);
});

test('after a rotation both secrets sign for a day', async () => {
  const { id, secret } = await add();
  const { body } = await call(`POST /admin/webhooks/${id}/rotate`);
  await placed();
  await expect.poll(() => received.length).toBe(1);
  const [first] = received as [ReceivedMessage];
  expect([verifiedBy(secret, first), verifiedBy(body.data.secret, first)]).toEqual([true, true]);
  aheadMs += 25 * HOUR_MS;
  await placed();
  await expect.poll(() => received.length).toBe(2);
  const [, second] = received as [ReceivedMessage, ReceivedMessage];
  expect([verifiedBy(secret, second), verifiedBy(body.data.secret, second)]).toEqual([false, true]);
});

test('a day of events goes through outages without a loss', { timeout: 120_000 }, async () => {
  const { id, secret } = await add();
  const arrived = new Set<string>();
  const from = now();
  const hour = () => (now() - from) / HOUR_MS;
  respond = (message) => {
    // Broken for two hours, then overloaded for two, then well.
    if (hour() > 3 && hour() < 5) return { status: 500 };
    if (hour() > 10 && hour() < 12) return { status: 503, headers: { 'retry-after': '1800' } };
    if (verifiedBy(secret, message)) arrived.add(orderOf(message));
    return { status: 200 };
  };
  const orders: string[] = [];
  const queued = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`
      select count(*)::int as count from webhook_deliveries where webhook_id = ${id}
    `.execute(database.db);
    return rows[0]?.count;
  };
  const due = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`
      select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'pending' and d.next_at <= ${new Date(now())} and coalesce(w.held_until, d.next_at) <= ${new Date(now())}
    `.execute(database.db);
    return rows[0]?.count;
  };
  for (let step = 0; step < 24 * 4; step += 1) {
    aheadMs += HOUR_MS / 4;
    if (step < 24 * 2) {
      orders.push(await placed());
      await expect.poll(queued).toBe(orders.length);
    }
    sender.wake();
    await expect.poll(due).toBe(0);
  }
  expect(orders.filter((one) => !arrived.has(one))).toEqual([]);
  const deliveries = await log(id);
  expect(new Set(deliveries.map(({ state }: { state: string }) => state))).toEqual(new Set(['delivered']));
  expect(Math.max(...deliveries.map(({ attempts }: { attempts: number }) => attempts))).toBeGreaterThan(1);
});

test('a receiver that hangs holds up no other', async () => {
  await add('/slow');
  await add('/quick');
  respond = ({ path }) => (path === '/slow' ? 'hang' : { status: 200 });
  for (let n = 0; n < 12; n += 1) await placed();
  const at = (path: string) => received.filter((one) => one.path === path).length;
  await expect.poll(() => at('/quick')).toBe(12);
  expect(at('/slow')).toBe(3);
});

test('one that answers 410 is sent nothing more, and its owner is told', async () => {
  const { id } = await add();
  respond = () => ({ status: 410 });
  await placed();
  const state = async () => (await call('GET /admin/webhooks')).body.data[0].state;
  await expect.poll(state).toBe('gone');
  const { rows } = await sql.rows({ payload: sql.jsonb })`
    select payload from events where name = 'webhook.switched_off' and payload ->> 'webhookId' = ${id}
  `.execute(database.db);
  expect(rows).toEqual([{ payload: { webhookId: id, reason: 'gone' } }]);
  await placed();
  await placed();
  expect(received).toHaveLength(1);
});

test('one that fails for three days is switched off', async () => {
  await add();
  respond = () => ({ status: 500 });
  await placed();
  const webhook = async () => (await call('GET /admin/webhooks')).body.data[0];
  await expect.poll(async () => (await webhook()).failing_since).not.toBeNull();
  aheadMs += 73 * HOUR_MS;
  sender.wake();
  await expect.poll(async () => (await webhook()).state).toBe('failing');
});

test('a test message is sent at once; a message is sent again by hand with the same id', async () => {
  const { id } = await add();
  const sent = await call(`POST /admin/webhooks/${id}/test`);
  expect(sent.body.data).toMatchObject({ event: 'webhook.test', state: 'pending' });
  sender.wake();
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(async () => (await log(id))[0].state).toBe('delivered');
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ status: 204, attempts: 1 });
  await call(`POST /admin/webhooks/deliveries/${delivery.id}/resend`);
  sender.wake();
  await expect.poll(() => received.length).toBe(2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
});

describe('an address that is not of the public internet', () => {
  let usual: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    usual = await createTestApp(database);
  });
  afterAll(() => usual.close());

  test.each([
    'http://shop.example/',
    'https://10.0.0.1/',
    'https://user:pw@receiver.example/',
    'ftp://receiver.example/',
  ])('%s is refused in words', async (url) => {
    const refused = await usual.call('POST /admin/webhooks', { ...owner, body: { url }, language: 'en' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'webhooks.address_refused' } });
  });
});
