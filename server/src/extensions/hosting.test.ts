import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { defineExtension, type ExtensionContext, setting } from '@waha/extend';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { writeSealedSettings } from './extension-settings.store.ts';
import { createExtensionCaller, ExtensionCounts } from './guard-calls.ts';
import { createHostRecords, forgetEndedRecords } from './host-records.ts';
import { openExtensions } from './index.ts';

let database: TestDatabase;
const closers: (() => void)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
afterAll(() => database.close());

const texts = { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } };

/** The context that an extension of this name is given, and the counts of its calls. */
function contextOf(name: string, url?: string) {
  let context: ExtensionContext | undefined;
  const extension = defineExtension({
    ...{ name, api: 1, texts },
    settings: { url: setting.url('ACME_URL', { fallback: null }) },
    payment(given) {
      context = given;
      return null;
    },
  });
  const config = readConfig({ DATA_DIR: '/nowhere', ...(url && { ACME_URL: url }) });
  const log = createLog({ level: 'silent' });
  const { counts } = openExtensions([extension], { config, db: database.db, log, now: Date.now });
  if (!context) throw new Error('it was not opened');
  return { context, counts };
}

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what an extension throws, leaves hanging or answers wrongly is one error, told apart and counted', async () => {
  const counts = new ExtensionCounts();
  const call = createExtensionCaller('acme', counts);
  const guarded = { shape: z.object({ n: z.number() }), timeoutMs: 50 };
  expect(await call('act', guarded, () => ({ n: 1, more: 2 }))).toEqual({ n: 1 });
  const failures: [string, () => unknown][] = [
    ['failed', () => Promise.reject(new Error('no'))],
    [
      'failed',
      () => {
        throw new Error('at once');
      },
    ],
    ['slow', () => new Promise(() => undefined)],
    ['rubbish', () => ({ n: 'one' })],
    ['rubbish', () => undefined],
  ];
  for (const [failure, work] of failures) {
    await expect(call('act', guarded, work)).rejects.toMatchObject({ name: 'ExtensionError', failure });
  }
  const told = Object.fromEntries(counts.list().map(({ outcome, calls }) => [outcome, calls]));
  expect(told).toEqual({ ok: 1, failed: 2, slow: 1, rubbish: 2 });
});

test('one that cannot be opened is left out, logged and counted', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  const broken = defineExtension({
    ...{ name: 'broken', api: 1, settings: {}, texts },
    payment() {
      throw new Error('no luck');
    },
  });
  const opened = openExtensions([broken], { config: readConfig({}), db: database.db, log, now: Date.now });
  expect(opened.payments).toEqual([]);
  expect(opened.counts.list()).toMatchObject([{ extension: 'broken', act: 'open', outcome: 'failed' }]);
  expect(lines.join()).toContain('no luck');
});

test('records are changed atomically, and each extension has its own', async () => {
  const [mine, theirs] = [contextOf('acme').context.records, contextOf('other').context.records];
  const add = () => mine.change('n', (value) => Number(value ?? 0) + 1);
  await Promise.all(Array.from({ length: 8 }, add));
  expect(await mine.read('n')).toBe(8);
  expect(await theirs.read('n')).toBeUndefined();
  expect(await mine.change('n', () => undefined), 'left as it is').toBe(8);
  await expect(mine.change('', () => 1)).rejects.toThrow('1 to 200');
  await expect(mine.change('big', () => 'x'.repeat(70_000))).rejects.toThrow('65536 bytes');
});

test('a record that ends is none afterwards', async () => {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const records = createHostRecords({ db: database.db, now: () => now }, 'ending');
  await records.change('a', () => 1, { endsAt: new Date(now + 60_000) });
  await records.change('b', () => 1, { endsAt: new Date(now + 60_000) });
  await records.change('kept', () => 1);
  now += 61_000;
  expect(await records.read('a')).toBeUndefined();
  const later = { endsAt: new Date(now + 60_000) };
  expect(await records.change('a', (value) => (value === undefined ? 'new' : 'old'), later)).toBe('new');
  await forgetEndedRecords(database.db, new Date(now));
  expect([await records.read('a'), await records.read('b'), await records.read('kept')]).toEqual(['new', undefined, 1]);
});

test('an owner fills a share of the records, a small one in a crowd, and nobody fills those of the shop', async () => {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const bounds = { ofOwner: 3, crowded: 4, inCrowd: 1, most: 6 };
  const records = createHostRecords({ db: database.db, now: () => now, bounds }, 'owned');
  const make = (owner: string, key: string) => {
    now += 6_000;
    return records.change(key, () => 1, { endsAt: new Date(now + 3_600_000), owner });
  };
  for (const key of ['a1', 'a2', 'a3']) await make('greedy', key);
  await expect(make('greedy', 'a4')).rejects.toMatchObject({ code: 'server.unavailable' });
  expect(await records.change('a1', (value) => Number(value) + 1), 'what is there is changed').toBe(2);
  await make('second', 'b1');
  await expect(make('second', 'b2'), 'a crowd').rejects.toThrow();
  await make('third', 'c1');
  await make('fourth', 'd1');
  await expect(make('fifth', 'e1'), 'all are full').rejects.toThrow();
  expect(await records.change('own', () => 1, { endsAt: new Date(now + 60_000) })).toBe(1);
  now += 7_200_000;
  await forgetEndedRecords(database.db, new Date(now));
  expect(await make('fifth', 'e1'), 'room again').toBe(1);
});

test('it may ask the address of its own setting, even in a private network, and no other there', async () => {
  const url = await serving(({ url: path, method, headers }, reply) => {
    if (path === '/moved') return void reply.writeHead(302, { location: '/' }).end();
    if (path === '/big') return void reply.end('x'.repeat(3_000_000));
    if (path === '/slow') return;
    reply.writeHead(path === '/gone' ? 404 : 200).end(`${method} ${headers['x-key']}`);
  });
  const { context, counts } = contextOf('acme', `${url}/api`);
  const { fetch } = context;
  const answer = await fetch(`${url}/a`, { method: 'POST', headers: { 'x-key': 'k' }, body: '{}' });
  expect([answer.status, await answer.text()]).toEqual([200, 'POST k']);
  expect((await fetch(`${url}/gone`)).status).toBe(404);
  for (const path of ['/moved', '/big']) await expect(fetch(`${url}${path}`), path).rejects.toThrow();
  await expect(fetch(`${url}/slow`, { timeoutMs: 50 })).rejects.toThrow();
  const elsewhere = await serving((_, reply) => reply.end('inside'));
  for (const address of [elsewhere, 'https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://localhost/', 'x'])
    await expect(fetch(address), address).rejects.toMatchObject({ name: 'FetchRefused' });
  const calls = Object.fromEntries(counts.list().map((one) => [one.outcome, one.calls]));
  expect(calls).toEqual({ ok: 2, failed: 8 });
});

test('settings that were read late do not undo those that were read after them', async () => {
  const extension = defineExtension({
    ...{ name: 'acme', api: 1, texts, payment: () => null },
    settings: { key: setting.secret('ACME_KEY') },
  });
  const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'waha-hosting-')) });
  const { db } = database;
  let readings = 0;
  const slow: Database = {
    ...db,
    // The first reading has its rows, and is late with them.
    async query(text, values) {
      const rows = await db.query(text, values);
      readings += 1;
      if (readings === 1) await setTimeout(200);
      return rows;
    },
  };
  const log = createLog({ level: 'silent' });
  const extensions = openExtensions([extension], { config, db: slow, log, now: Date.now });
  const late = extensions.reload();
  await expect.poll(() => readings).toBe(1);
  const sealed = await extensions.seal.seal(JSON.stringify({ ACME_KEY: 'key-of-acme' }), 'acme');
  await inTransaction(db, (tx) => writeSealedSettings(tx, { extension: 'acme', sealed, version: 0 }));
  await Promise.all([late, extensions.reload()]);
  const running = await extensions.contextOf('acme', AbortSignal.timeout(1_000));
  expect(running?.context.settings).toEqual({ key: 'key-of-acme' });
});
