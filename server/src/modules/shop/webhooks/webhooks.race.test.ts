import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import { untilLost, withoutGuardOf } from '../../../testing/index.ts';
import { claimDue, recordAttempt } from './deliveries.store.ts';
import { openWebhookShop, type WebhookShop } from './webhook-shop.fixture.ts';

const MINUTE_MS = 60_000;
const EVERYTHING = { each: 100, busy: new Map<string, number>() };
const arrived = { isDelivered: true, status: 200, problem: null, answer: '', nextAt: null };
const failed = { isDelivered: false, status: 500, problem: null, answer: '' };

let world: WebhookShop;
beforeAll(async () => {
  world = await openWebhookShop();
});
afterEach(() => world.begin());
afterAll(() => world.close());

// In a transaction, whose commit a control holds until all of a race have seen what was before.
const claim = (db: Database, at: number) =>
  inTransaction(db, (tx) => claimDue(tx, { ...EVERYTHING, at: new Date(at), until: new Date(at + MINUTE_MS) }));

/** Eight processes look for what is due at once. Returns how often the message that most of them got was claimed. */
async function lookTogether(look: (at: number) => ReturnType<typeof claim>): Promise<number> {
  await world.begin();
  const { id } = await world.add();
  await world.queue(id, 30);
  const at = world.now();
  const claimed = (await Promise.all(Array.from({ length: 8 }, () => look(at)))).flat();
  const times = Map.groupBy(claimed, (one) => one.id);
  return Math.max(...[...times.values()].map(({ length }) => length));
}

test('processes that look at once claim each message once', async () => {
  for (let round = 0; round < 5; round += 1) expect(await lookTogether((at) => claim(world.db, at))).toBe(1);
});

test('control: without the lock a message is claimed by several', async () => {
  const { db, timesTaken } = withoutGuardOf(world.db, /(coalesce\(b\.messages, 0\)\)) for update skip locked/, '$1');
  // Two that lock the same rows in another order may deadlock; the other then has them.
  const carelessly = (at: number) => claim(db, at).catch(() => []);
  expect(await untilLost(() => lookTogether(carelessly))).toBeGreaterThan(1);
  expect(timesTaken()).toBeGreaterThan(0);
});

/** A process that stood still for longer than its lease records a failure after another delivered the message. */
async function recordTooLate(db: Database): Promise<string> {
  const { id } = await world.add();
  await world.queue(id, 1);
  const at = world.now();
  const [first] = await claim(db, at);
  const later = at + 2 * MINUTE_MS;
  const [second] = await claim(db, later);
  if (!first || !second) throw new Error('both claim it');
  expect(await recordAttempt(db, second, { ...arrived, at: new Date(later) })).toBe(true);
  await recordAttempt(db, first, { ...failed, nextAt: new Date(later), at: new Date(later) });
  const { rows } = await sql.rows({ state: sql.text })`
    select state from webhook_deliveries where webhook_id = ${id}
  `.execute(world.db);
  return rows[0]?.state ?? '';
}

test('who lost the lease records nothing: a message that arrived stays so', async () => {
  expect(await recordTooLate(world.db)).toBe('delivered');
});

test('control: without the lease it would be sent again', async () => {
  const { db, timesTaken } = withoutGuardOf(
    world.db,
    /and state = 'pending' and next_at = (\$\d+)/,
    'and $1::timestamptz is not null',
  );
  expect(await recordTooLate(db)).toBe('pending');
  expect(timesTaken()).toBeGreaterThan(0);
});

test('two processes that send at once send each of 60 messages once', async () => {
  const { id } = await world.add();
  await world.queue(id, 60);
  const senders = [world.startSender(), world.startSender()];
  await expect.poll(async () => (await world.webhook(id)).waiting).toBe(0);
  for (const sender of senders) await sender.close();
  expect(world.received).toHaveLength(60);
  expect(new Set(world.received.map(({ headers }) => headers['webhook-id'])).size).toBe(60);
});

test('of owners who add the last webhooks at once no one gets past twenty', async () => {
  for (let n = 0; n < 19; n += 1)
    await sql`
    insert into webhooks (id, url, description, events, state, secret, created_at)
    values (${crypto.randomUUID()}, 'https://receiver.example/', '', '{}', 'active', '\\x00', now())
  `.execute(world.db);
  const body = { url: world.receiver.url() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.call('POST /admin/webhooks', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'webhooks.too_many' });
});
