import { events, publicEventNames } from '@waha/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { analyse, plansOf } from '../../../testing/index.ts';
import { claimDue, deleteOldDeliveries, nextAttemptAt } from './deliveries.store.ts';
import { openWebhookShop, type WebhookShop } from './webhook-shop.fixture.ts';
import { forgetFormerSecrets } from './webhooks.store.ts';

const DAY_MS = 86_400_000;
const EACH = 3;
const NOBODY = new Map<string, number>();

let world: WebhookShop;
beforeAll(async () => {
  world = await openWebhookShop();
});
afterEach(() => world.begin());
afterAll(() => world.close());

const countOf = async (id: string) => {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from webhook_deliveries where webhook_id = ${id}
  `.execute(world.db);
  return rows[0]?.count;
};

test('what waits for paused, held and dead receivers is not read to find what another is sent', async () => {
  const { db } = world;
  const [paused, held, dead, other] = [await world.add(), await world.add(), await world.add(), await world.add()];
  for (const { id } of [paused, held, dead]) await world.queue(id, 10_000);
  await sql`update webhooks set state = 'paused' where id = ${paused.id}`.execute(db);
  await sql`update webhooks set held_until = now() + interval '1 hour' where id = ${held.id}`.execute(db);
  await sql`
    update webhook_deliveries set next_at = next_at + interval '1 hour' where webhook_id = ${dead.id}
  `.execute(db);
  await world.queue(other.id, 10);
  await analyse(db, 'webhooks', 'webhook_deliveries');
  const at = new Date(world.now());
  const plans = await plansOf(
    db,
    async (explained) => {
      await nextAttemptAt(explained, { each: EACH, busy: NOBODY });
      await claimDue(explained, { at, until: new Date(at.getTime() + 60_000), each: EACH, busy: NOBODY });
    },
    { isCounted: true },
  );
  // Only index entries of the queues' beginnings are touched: no plan reads the table through.
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on webhook_deliveries');
  const rows = plans.flatMap((plan) => [...plan.matchAll(/webhook_deliveries.*rows=(\d+(?:\.\d+)?) loops=(\d+)/g)]);
  expect(rows.length).toBeGreaterThan(1);
  for (const [line, count, loops] of rows) expect(Number(count) * Number(loops), line).toBeLessThan(20);
});

test('a receiver with as many messages under way as it may have does not hide the next attempt of another', async () => {
  const [slow, other] = [await world.add(), await world.add()];
  await world.queue(slow.id, 5);
  await world.queue(other.id, 1);
  const soon = new Date(world.now() + 5_000);
  await sql`update webhook_deliveries set next_at = ${soon} where webhook_id = ${other.id}`.execute(world.db);
  const busy = new Map([[slow.id, EACH]]);
  expect(await nextAttemptAt(world.db, { each: EACH, busy })).toEqual(soon);
  const at = new Date(soon.getTime() + 1);
  const claimed = await claimDue(world.db, { at, until: new Date(at.getTime() + 60_000), each: EACH, busy });
  expect(claimed.map(({ webhook_id: id }) => id)).toEqual([other.id]);
});

test('the log keeps 30 days; a former secret is forgotten once it signs no more', async () => {
  const { id } = await world.add();
  await world.queue(id, 3);
  await world.call(`POST /admin/webhooks/${id}/rotate`);
  const former = async () => {
    const { rows } = await sql.rows({ is_kept: sql.bool.neverNull })`
      select former_secret is not null as is_kept from webhooks where id = ${id}
    `.execute(world.db);
    return rows[0]?.is_kept;
  };
  await forgetFormerSecrets(world.db, new Date(world.now() + DAY_MS / 2));
  await deleteOldDeliveries(world.db, new Date(world.now() + 29 * DAY_MS));
  expect([await countOf(id), await former()]).toEqual([3, true]);
  await forgetFormerSecrets(world.db, new Date(world.now() + DAY_MS + 60_000));
  await deleteOldDeliveries(world.db, new Date(world.now() + 31 * DAY_MS));
  expect([await countOf(id), await former()]).toEqual([0, false]);
});

test('unknown events are refused; one that wanted only events of a former version is sent nothing', async () => {
  const url = world.receiver.url();
  for (const wanted of [['order.phone_code_requested'], ['webhook.switched_off'], ['order.*'], []])
    expect((await world.call('POST /admin/webhooks', { url, events: wanted })).status, wanted.join()).toBe(422);
  const sender = world.startSender();
  const [all, former] = [await world.add('/all'), await world.add('/former', ['order.placed'])];
  await sql`update webhooks set events = '{order.teleported}' where id = ${former.id}`.execute(world.db);
  expect((await world.webhook(all.id)).events).toBeNull();
  expect((await world.webhook(former.id)).events).toEqual([]);
  await world.place();
  await expect.poll(() => world.received.map(({ path }) => path)).toEqual(['/all']);
  expect(await countOf(former.id)).toBe(0);
  await sender.close();
});

test('an event of thousands of products is sent', async () => {
  const sender = world.startSender();
  const { id } = await world.add();
  const productIds = Array.from({ length: 5_000 }, (_, n) => 1_000_000 + n);
  await inTransaction(world.db, (tx) => publish(tx, 'stock.shown', { productIds }));
  await expect.poll(() => world.received.length).toBe(1);
  expect(JSON.parse(world.received[0]?.body ?? '').data).toEqual({ productIds });
  expect((await world.log(id))[0].event).toBe('stock.shown');
  await sender.close();
});

test('a failed test message says nothing about the webhook; the last success and failure are shown', async () => {
  const sender = world.startSender();
  const { id } = await world.add();
  world.respondWith((_, response) => void response.writeHead(500).end());
  await world.call(`POST /admin/webhooks/${id}/test`);
  world.pass(0);
  await expect.poll(async () => (await world.log(id))[0].state).toBe('failed');
  expect(await world.webhook(id)).toMatchObject({ failing_since: null, last_failed_at: null, waiting: 0 });
  await world.place();
  await expect.poll(async () => (await world.webhook(id)).failing_since).not.toBeNull();
  expect(await world.webhook(id)).toMatchObject({ last_delivered_at: null, waiting: 1 });
  world.respondWith((_, response) => void response.writeHead(200).end());
  world.pass(10_000);
  await expect.poll(async () => (await world.webhook(id)).failing_since).toBeNull();
  expect(await world.webhook(id)).toMatchObject({ last_delivered_at: expect.any(String), waiting: 0 });
  await sender.close();
});

/** The code of a sales channel, which names no person. */
const CODES: ReadonlySet<string> = new Set(['channel']);

test('payloads of public events hold ids and codes alone: nothing of a person is copied out of the shop', () => {
  const isId = (schema: unknown): boolean => {
    const { type, format, items } = schema as { type?: string; format?: string; items?: unknown };
    return type === 'array' ? isId(items) : type === 'integer' || (type === 'string' && format === 'uuid');
  };
  for (const name of publicEventNames) {
    const { properties = {} } = z.toJSONSchema(events[name].payload);
    expect(Object.keys(properties).length, name).toBeGreaterThan(0);
    for (const [field, schema] of Object.entries(properties)) {
      if (CODES.has(field)) continue;
      expect(field, name).toMatch(/Ids?$/);
      expect(isId(schema), `${name} ${field}`).toBe(true);
    }
  }
});
