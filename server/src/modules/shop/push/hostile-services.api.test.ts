import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { PUBLIC_WEB } from '../../../platform/safe-fetch/index.ts';
import { makeCustomer } from '../../../testing/index.ts';
import { insertMessage } from './messages.store.ts';
import { openPushShop } from './push-shop.fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let it: Awaited<ReturnType<typeof openPushShop>>;
beforeAll(async () => {
  it = await openPushShop();
});
afterEach(async () => {
  await it.begin();
  await it.useSender();
});
afterAll(() => it.close());

/** A device of a customer, and a way to queue messages for it. */
async function aDevice() {
  const { headers } = await makeCustomer(it.db);
  const browser = it.browser();
  await it.shop.call('POST /push/devices', { body: browser.subscription, headers });
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from push_devices where endpoint = ${browser.subscription.endpoint}
  `.execute(it.db);
  const deviceId = rows[0]?.id ?? '';
  async function queue(tag = 'order:1', title = 'one', validMs = 24 * HOUR_MS) {
    const at = new Date(it.now());
    const payload = JSON.stringify({ title });
    await insertMessage(it.db, {
      deviceId,
      tag,
      payload,
      urgency: 'normal',
      at,
      expiresAt: new Date(at.getTime() + validMs),
    });
    it.pass(0);
  }
  return { browser, queue };
}

const status = (code: number, headers: Record<string, string> = {}) =>
  it.respondWith((_, response) => void response.writeHead(code, headers).end());

/** The message that waits, once its first attempt failed. */
async function postponed() {
  await expect.poll(it.attempts).toBeGreaterThan(0);
  await expect.poll(async () => ((await it.waiting())[0]?.next_at.getTime() ?? 0) - it.now()).toBeGreaterThan(0);
  await it.useSender();
  return (await it.waiting())[0];
}

test.each([404, 410])('an answer %i ends the subscription', async (code) => {
  status(code);
  const { queue } = await aDevice();
  await queue();
  await expect.poll(it.devices).toEqual([]);
  expect(await it.waiting()).toEqual([]);
});

test.each([500, 503, 429])('an answer %i is repeated later, and the message arrives once', async (code) => {
  status(code);
  const { browser, queue } = await aDevice();
  await queue();
  await postponed();
  it.respondWith();
  it.pass(2 * MINUTE_MS);
  await expect.poll(() => it.shownOn(browser).length).toBe(1);
  await expect.poll(it.waiting).toEqual([]);
});

test('a service may ask for a pause, within reason', async () => {
  status(429, { 'retry-after': '3600' });
  const { queue } = await aDevice();
  await queue();
  await expect
    .poll(async () => ((await it.waiting())[0]?.next_at.getTime() ?? 0) - it.now())
    .toBeGreaterThan(50 * MINUTE_MS);
  status(503, { 'retry-after': '8640000' });
  it.pass(HOUR_MS);
  await expect.poll(it.attempts).toBe(2);
  await expect
    .poll(async () => ((await it.waiting())[0]?.next_at.getTime() ?? 0) - it.now())
    .toBeGreaterThan(5 * HOUR_MS);
  expect(((await it.waiting())[0]?.next_at.getTime() ?? 0) - it.now()).toBeLessThan(6 * HOUR_MS + MINUTE_MS);
});

test('a message is given up after its last attempt, and when it is of no use any more', async () => {
  status(500);
  const { queue } = await aDevice();
  await queue('order:1', 'one', MINUTE_MS / 6);
  await expect.poll(it.attempts).toBe(1);
  await expect.poll(it.waiting).toEqual([]);
  await queue();
  for (let hours = 0; hours < 30 && (await it.waiting()).length > 0; hours += 1) {
    await postponed();
    it.pass(HOUR_MS);
    await expect.poll(async () => (await it.waiting()).every(({ next_at: at }) => at.getTime() > it.now())).toBe(true);
  }
  expect(await it.waiting()).toEqual([]);
  expect(await it.devices(), 'the device stays').toHaveLength(1);
});

test('news that ended while nobody sent them are not sent', async () => {
  const { queue } = await aDevice();
  await queue('order:late', 'late', -MINUTE_MS);
  const { browser, queue: queueOther } = await aDevice();
  await queueOther();
  await expect.poll(() => it.shownOn(browser).length).toBe(1);
  await it.useSender();
  expect(it.attempts()).toBe(1);
  expect((await it.waiting()).map(({ tag, attempts }) => ({ tag, attempts }))).toEqual([
    { tag: 'order:late', attempts: 0 },
  ]);
});

test.each([400, 401, 403, 413])('an answer %i drops the message, not the device', async (code) => {
  status(code);
  const { queue } = await aDevice();
  await queue();
  await expect.poll(it.attempts).toBe(1);
  await expect.poll(it.waiting).toEqual([]);
  expect(await it.devices()).toHaveLength(1);
});

test('a redirect is not followed, and an endless answer is cut off', async () => {
  let wasFollowed = false;
  it.respondWith((path, response) => {
    if (path === '/elsewhere') wasFollowed = true;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  const { browser, queue } = await aDevice();
  await queue();
  await postponed();
  expect(wasFollowed).toBe(false);
  it.respondWith((_, response) => {
    response.writeHead(201);
    const pour = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  it.pass(2 * MINUTE_MS);
  await expect.poll(() => it.shownOn(browser).length).toBe(1);
  await expect.poll(it.waiting).toEqual([]);
});

test('a service that never answers is given up in time, and holds up no other device', async () => {
  await it.useSender({ timeoutMs: 300 });
  const slow = await aDevice();
  const quick = await aDevice();
  it.respondWith((path, response) => {
    if (path === quick.browser.path) response.writeHead(201).end();
  });
  await slow.queue();
  await quick.queue();
  await expect.poll(() => it.shownOn(quick.browser).length).toBe(1);
  await expect.poll(async () => (await it.waiting())[0]?.next_at.getTime() ?? 0).toBeGreaterThan(it.now());
});

test('an account has two messages under way, and services that never took one have ten together', async () => {
  it.respondWith(() => undefined);
  const many = await Promise.all(Array.from({ length: 12 }, () => aDevice()));
  const [{ queue } = many[0] ?? (await aDevice())] = many;
  for (const tag of ['a', 'b', 'c', 'd']) await queue(tag);
  await expect.poll(it.attempts).toBe(2);
  await sql`update push_devices set service = 'slow-' || id`.execute(it.db);
  for (const { queue: queueOne } of many.slice(1)) await queueOne();
  await expect.poll(it.attempts).toBe(10);
  expect((await it.waiting()).filter(({ attempts }) => attempts > 0)).toHaveLength(10);
  await sql`
    update push_devices set taken_at = now() where id = (
      select m.device_id from push_messages m join push_devices d on d.id = m.device_id
      where m.attempts = 0 and d.id not in (select device_id from push_messages where attempts > 0) limit 1
    )
  `.execute(it.db);
  it.pass(0);
  await expect.poll(it.attempts, { message: 'a service that took one has a share of its own' }).toBe(11);
});

test('a later message of a tag takes the place of one that waits', async () => {
  status(503);
  const { browser, queue } = await aDevice();
  await queue('order:1', 'one');
  await postponed();
  it.respondWith();
  await queue('order:1', 'two');
  await expect.poll(() => it.shownOn(browser).map(({ message }) => message.title)).toEqual(['two']);
  await expect.poll(it.waiting).toEqual([]);
});

test('an address that leads into the own network is sent nothing, and is forgotten', async () => {
  const { queue } = await aDevice();
  const policy = { ...it.service.policy, mayConnect: PUBLIC_WEB.mayConnect };
  await it.useSender({ policy });
  await queue();
  await expect.poll(it.devices).toEqual([]);
  expect(it.attempts()).toBe(0);
});

test('a key that this process cannot open puts messages off', async () => {
  const { browser, queue } = await aDevice();
  await it.useSender({ seal: { seal: async () => Buffer.alloc(0), open: async () => undefined } });
  await queue();
  await expect.poll(async () => ((await it.waiting())[0]?.next_at.getTime() ?? 0) - it.now()).toBeGreaterThan(0);
  expect(it.attempts()).toBe(0);
  await it.useSender();
  it.pass(2 * MINUTE_MS);
  await expect.poll(() => it.shownOn(browser).length).toBe(1);
});
