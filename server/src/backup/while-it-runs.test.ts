import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../platform/database/index.ts';
import { rewind } from '../platform/events/index.ts';
import { startTestCluster } from '../testing/index.ts';
import { backUp, openEmpty, openRestored, openSmallShop, restoreInto, type SmallShop } from './backup.fixture.ts';
import { tryBackupLock } from './databases.store.ts';
import { openSession } from './open-session.ts';

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const countOrders = async (db: SmallShop['database']['db']) => {
  const { rows } = await sql.rows({ orders: sql.int4 })`select count(*)::int as orders from orders`.execute(db);
  return rows[0]?.orders ?? 0;
};

test('orders go on during a backup, and the restored shop has a moment of them whose books balance', async () => {
  const before = await countOrders(shop.database.db);
  const backing = backUp(shop);
  let isDone = false;
  const ended = backing.finally(() => {
    isDone = true;
  });
  const statuses: number[] = [];
  while (!isDone) {
    statuses.push((await shop.order()).status);
    await shop.storage.put(`media/added-${statuses.length}.webp`, Buffer.from('added meanwhile'));
    await sleep(20);
  }
  const { record } = await ended;
  expect(record).toMatchObject({ proved: true, problem: null });
  expect(statuses.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const target = await openEmpty(shop);
  expect((await restoreInto(target, record.place)).violations).toEqual([]);
  const restored = await openRestored(target);
  const orders = await countOrders(restored.db);
  expect(orders).toBeGreaterThanOrEqual(before);
  expect(orders).toBeLessThanOrEqual(before + statuses.length);
  await restored.close();
  await target.close();
});

test('events that were not handled are handled on another server, where transactions have other numbers', async () => {
  const { db } = shop.database;
  // A subscriber that has handled one of two events.
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into events (name, payload) values ('order.placed', '{"n":1}') returning id
  `.execute(db);
  await sql`
    insert into event_positions (subscriber, events, seen, server)
    values ('test.listener', '{order.placed}', pg_current_snapshot(), (select system_identifier from pg_control_system()))
  `.execute(db);
  const { rows: later } = await sql.rows({ id: sql.int8 })`
    insert into events (name, payload) values ('order.placed', '{"n":2}') returning id
  `.execute(db);
  const { record } = await backUp(shop);
  const other = await startTestCluster();
  const target = await openEmpty(shop, other.url);
  await restoreInto(target, record.place);
  const restored = await openRestored(target);
  const { rows: waiting } = await sql.rows({ id: sql.int8.neverNull })`
    select id from waiting_events('test.listener', '{order.placed}') where id >= ${rows[0]?.id} order by id
  `.execute(restored.db);
  expect(waiting).toEqual(later);
  expect(await inTransaction(restored.db, (tx) => rewind(tx, 'test.listener', new Date(0)))).toBeGreaterThanOrEqual(2);
  await restored.close();
  await target.close();
  await other.stop();
});

test('there is never a second backup or restore at once, and what a killed one left is removed by the next', async () => {
  const other = await openSession(shop.database.url);
  expect(await tryBackupLock(other)).toBe(true);
  await expect(backUp(shop)).rejects.toThrow(/Another backup or a restore is under way/);
  await other.close();
  const folder = join(shop.folder, 'left');
  await backUp(shop, { to: `${folder}/` });
  await writeFile(join(folder, '.waha-2026-01-01T00-00-00Z.unfinished'), 'half');
  await backUp(shop, { to: `${folder}/`, now: () => Date.UTC(2026, 0, 2) });
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  await expect(restoreInto({ url: shop.database.url, config: shop.config }, 'any', { replace: true })).rejects.toThrow(
    /The shop is running/,
  );
});
