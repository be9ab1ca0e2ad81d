import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FetchPolicy, PUBLIC_WEB } from '../../../platform/safe-fetch/index.ts';
import { openWebhookShop, type WebhookShop } from './webhook-shop.fixture.ts';

const HOUR_MS = 3_600_000;

let world: WebhookShop;
let sender: ReturnType<WebhookShop['startSender']>;
beforeAll(async () => {
  world = await openWebhookShop();
  sender = world.startSender();
});
afterEach(() => world.begin());
afterAll(() => world.close());

async function useSender(of: Parameters<WebhookShop['startSender']>[0] = {}): Promise<void> {
  await sender.close();
  sender = world.startSender(of);
}

/** One event is sent; its message, after the first attempt. */
async function attempted(id: string) {
  await world.place();
  await expect.poll(async () => (await world.log(id))[0]?.attempts).toBe(1);
  await expect
    .poll(async () => {
      const [one] = await world.log(id);
      return one.state !== 'pending' || one.status !== null || one.problem !== null;
    })
    .toBe(true);
  return (await world.log(id))[0];
}

test('an answer without an end is a delivery; its beginning is kept', async () => {
  let broke = false;
  world.respondWith((_, response) => {
    response.writeHead(200);
    const pour = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    response.on('close', () => {
      broke = true;
    });
    pour();
  });
  const { id } = await world.add();
  expect(await attempted(id)).toMatchObject({ state: 'delivered', status: 200, answer: 'x'.repeat(500) });
  await expect.poll(() => broke).toBe(true);
});

test('an answer that drips is a delivery as soon as its status came; what had come is kept', async () => {
  world.respondWith((_, response) => void response.writeHead(202).write('thank'));
  const { id } = await world.add();
  await useSender({ timeoutMs: 300 });
  expect(await attempted(id)).toMatchObject({ state: 'delivered', status: 202, answer: 'thank' });
  await useSender();
});

test('hostile letters of an answer are stored without what PostgreSQL refuses', async () => {
  world.respondWith(
    (_, response) => void response.writeHead(400).end(Buffer.from('a\0b\u{1F600}\xff<script>', 'latin1')),
  );
  const { id } = await world.add();
  const { status, answer } = await attempted(id);
  expect(status).toBe(400);
  expect(answer).not.toContain('\0');
  expect(answer).toContain('<script>');
});

test('a redirect is followed nowhere', async () => {
  world.respondWith(({ path }, response) =>
    response.writeHead(path === '/' ? 307 : 200, { location: world.receiver.url('/elsewhere') }).end(),
  );
  const { id } = await world.add();
  await world.place();
  await expect.poll(async () => (await world.log(id))[0]?.problem).toBe('redirected');
  expect(world.received.map(({ path }) => path)).toEqual(['/']);
});

test.each([
  ['120', 120_000],
  [() => new Date(Math.ceil((world.now() + 120_000) / 1_000) * 1_000).toUTCString(), 120_000],
  ['31536000', HOUR_MS],
  ['soon', 0],
  ['-5', 0],
])('429 with Retry-After %s holds all messages of the receiver for that time, to an hour', async (header, heldMs) => {
  const from = world.now();
  world.respondWith((_, response) =>
    response.writeHead(429, { 'retry-after': typeof header === 'string' ? header : header() }).end(),
  );
  const { id } = await world.add();
  await world.place();
  await expect.poll(async () => (await world.log(id))[0]?.status).toBe(429);
  const { held_until: held } = await world.webhook(id);
  if (heldMs === 0) return expect(held).toBeNull();
  expect(Date.parse(held)).toBeGreaterThanOrEqual(from + heldMs);
  expect(Date.parse(held)).toBeLessThan(world.now() + heldMs + 2_000);
  await world.place();
  await expect.poll(async () => (await world.log(id)).length).toBe(2);
  world.pass(heldMs - 10_000);
  world.respondWith((_, response) => void response.writeHead(200).end());
  world.pass(20_000);
  // The message that was refused waits for as long as was asked, up to eight hours; others go when the hour ends.
  await expect.poll(async () => (await world.log(id))[0].state).toBe('delivered');
  expect(
    world.received.filter(({ headers }) => headers['webhook-id'] === world.received[0]?.headers['webhook-id']).length,
  ).toBeLessThan(3);
});

test('a dead receiver with 10,000 messages costs some attempts in five minutes, and another receiver gets its own at once', async () => {
  world.respondWith(({ path }, response) => void response.writeHead(path === '/dead' ? 500 : 200).end());
  const { id } = await world.add('/dead');
  await world.add('/quick', ['order.shipped', 'order.placed']);
  await world.queue(id, 10_000);
  const tried = () => world.received.filter(({ path }) => path === '/dead').length;
  world.pass(0);
  const isHeld = async () => Date.parse((await world.webhook(id)).held_until ?? '') > world.now();
  for (let minutes = 0; minutes < 60; minutes += 6) {
    await expect.poll(isHeld).toBe(true);
    const before = tried();
    world.pass(6 * 60_000);
    await expect.poll(tried).toBeGreaterThan(before);
  }
  expect(await world.webhook(id)).toMatchObject({ waiting: 10_000, state: 'active' });
  await world.place();
  await expect.poll(() => world.received.filter(({ path }) => path === '/quick').length).toBe(1);
  // Ten in a row, then three at a time: an hour of it is less than a hundred of ten thousand.
  expect(tried()).toBeLessThan(100);
  world.respondWith((_, response) => void response.writeHead(200).end());
  await world.call(`POST /admin/webhooks/${id}/test`);
  world.pass(0);
  await expect.poll(async () => (await world.webhook(id)).held_until).toBeNull();
  const { waiting } = await world.webhook(id);
  await expect.poll(async () => (await world.webhook(id)).waiting).toBeLessThan(waiting - 100);
});

test('a paused webhook gets a test and what staff send again, once, and the rest when it is active', async () => {
  world.respondWith((_, response) => void response.writeHead(500).end());
  const { id } = await world.add();
  await world.queue(id, 2);
  const { url, description, events, version } = await world.webhook(id);
  const change = (isActive: boolean, of: number) =>
    world.call(`PUT /admin/webhooks/${id}`, { url, description, events, version: of, is_active: isActive });
  expect((await change(false, version)).body.data).toMatchObject({ state: 'paused' });
  world.pass(HOUR_MS);
  await world.call(`POST /admin/webhooks/${id}/test`);
  world.pass(0);
  await expect.poll(async () => (await world.log(id))[0]).toMatchObject({ event: 'webhook.test', state: 'failed' });
  const [, second] = await world.log(id);
  await world.call(`POST /admin/webhooks/deliveries/${second.id}/resend`);
  world.pass(0);
  await expect.poll(async () => (await world.log(id))[1]).toMatchObject({ state: 'failed', attempts: 1, status: 500 });
  const sent = world.received.length;
  world.pass(HOUR_MS);
  expect(world.received).toHaveLength(sent);
  world.respondWith((_, response) => void response.writeHead(200).end());
  await change(true, version + 1);
  world.pass(0);
  await expect.poll(async () => (await world.log(id))[2].state).toBe('delivered');
});

test('a message that is tried again after a rotation is signed by both secrets', async () => {
  world.respondWith((_, response) => void response.writeHead(401).end());
  const { id, secret } = await world.add();
  await world.place();
  await expect.poll(() => world.received.length).toBe(1);
  await expect.poll(async () => (await world.log(id))[0].status).toBe(401);
  const rotated = await world.call(`POST /admin/webhooks/${id}/rotate`);
  world.pass(10_000);
  await expect.poll(() => world.received.length).toBe(2);
  const [, again] = world.received;
  for (const one of [secret, rotated.body.data.secret])
    expect(new Webhook(one).verify(again?.body ?? '', again?.headers as Record<string, string>)).toBeTruthy();
  // A second rotation ends the first secret.
  await world.call(`POST /admin/webhooks/${id}/rotate`);
  world.pass(60_000);
  await expect.poll(() => world.received.length).toBe(3);
  expect(() =>
    new Webhook(secret).verify(world.received[2]?.body ?? '', world.received[2]?.headers as Record<string, string>),
  ).toThrow();
});

test('a stop waits for no receiver that hangs; its message is sent again when the lease ends', async () => {
  world.respondWith(() => undefined);
  const { id } = await world.add();
  await world.place();
  await expect.poll(() => world.received.length).toBe(1);
  await sender.close();
  expect((await world.log(id))[0]).toMatchObject({ state: 'pending', attempts: 1, status: null, problem: null });
  world.respondWith((_, response) => void response.writeHead(200).end());
  world.pass(61_000);
  sender = world.startSender();
  await expect.poll(async () => (await world.log(id))[0].state).toBe('delivered');
});

test.each([
  '10.0.0.7',
  '127.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
])('a name that resolves to %s is sent nothing, also where another of its addresses is public', async (address) => {
  const asked: string[] = [];
  const policy: FetchPolicy = {
    ...PUBLIC_WEB,
    ...{ protocols: world.receiver.policy.protocols, ports: world.receiver.policy.ports },
    async resolve(host) {
      asked.push(host);
      return ['8.8.8.8', address].map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));
    },
  };
  const { id } = await world.add();
  await useSender({ policy });
  expect(await attempted(id)).toMatchObject({ problem: 'private', status: null, state: 'pending' });
  expect(asked).toEqual(['receiver.example']);
  expect(world.received).toEqual([]);
  await useSender();
});
