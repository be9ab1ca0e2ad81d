import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POOL_SIZE, poolQuotas, workClasses } from '../bulkheads.ts';
import { noExtensions } from '../extensions/index.ts';
import { insertBackup } from '../modules/shop/operations/index.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { serveMetrics } from '../platform/metrics/index.ts';
import { openReadPool } from '../platform/read-pool/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { createShopMetrics, ledgerJob } from './index.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/how-to/watch-it.md'), 'utf8');

let database: TestDatabase;
let pool: ReturnType<typeof openDatabase>;
let reads: ReturnType<typeof openReadPool>;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { url } = database;
  pool = openDatabase({ url, poolSize: 12, quotas: { statedFor: POOL_SIZE, byWorkClass: poolQuotas } });
  // The primary itself, which is no replica: every read of a kept answer falls back.
  reads = openReadPool({ primary: pool.db, url });
  const withReads = { ...pool, db: reads.db, url, reads };
  shop = await createTestApp(database, { database: withReads, bulkheads: workClasses, background: true });
});
afterAll(async () => {
  await shop.close();
  await reads.close();
  await pool.close();
  await database.close();
});

interface Line {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (-?[\\d.]+(?:e[+-]?\\d+)?|[+-]Inf|NaN)$`);

/**
 * Parses the text format by its grammar: families one after another, each with its help and type before its samples.
 */
function parse(text: string): { types: Map<string, string>; lines: Line[] } {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  const lines: Line[] = [];
  let family = '';
  let helped = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const help = new RegExp(`^# HELP (${NAME}) \\S.*$`).exec(line);
    const type = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`).exec(line);
    if (help) helped = help[1] ?? '';
    else if (type) {
      family = type[1] ?? '';
      expect([helped, types.has(family)], line).toEqual([family, false]);
      types.set(family, type[2] ?? '');
    } else {
      const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      expect(name, line).not.toBe('');
      expect(types.get(family) === 'histogram' ? name.replace(/_(bucket|sum|count)$/, '') : name).toBe(family);
      const pairs = [...labels.matchAll(new RegExp(LABEL, 'g'))].map(([pair]) => pair.split('=') as [string, string]);
      lines.push({
        name,
        labels: Object.fromEntries(pairs.map(([key, said]) => [key, said.slice(1, -1)])),
        value: Number(value),
      });
    }
  }
  const seen = lines.map(({ name, labels }) => JSON.stringify([name, labels]));
  expect(new Set(seen).size, 'no series twice').toBe(seen.length);
  return { types, lines };
}

async function read() {
  const { types, lines } = parse(await shop.app.writeMetrics());
  const value = (name: string, labels: Record<string, string> = {}) =>
    lines.find((line) => line.name === name && Object.entries(labels).every(([key, said]) => line.labels[key] === said))
      ?.value;
  return { types, lines, value };
}

test('the guide explains exactly the metrics that are exposed', async () => {
  const job = ledgerJob({ url: database.url, db: database.db, log: createLog({ level: 'silent' }), now: Date.now });
  await job.run();
  const at = new Date();
  const made = {
    nightly: true,
    place: 'here',
    bytes: 5,
    encrypted: true,
    rows: 1,
    files: 1,
    proved: true,
    problem: null,
  };
  await insertBackup(database.db, { ...made, started_at: at, finished_at: at });
  // The tables of jobs are created shortly after the start.
  await expect.poll(async () => (await read()).types.has('waha_jobs_oldest_seconds')).toBe(true);
  await shop.call('GET /products');
  const { types } = await read();
  const explained = new Set(
    GUIDE.match(/\b(?:waha|process)_[a-z_]+\b/g)?.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')),
  );
  expect([...explained].toSorted()).toEqual([...types.keys()].toSorted());
});

test('responses are counted by route and status, cached ones apart, and addresses are no labels', async () => {
  const products = { route: 'GET /api/store/products', status: '200' };
  const duration = 'waha_http_request_duration_seconds';
  const before = await read();
  await shop.call('GET /products?page=1&per_page=3');
  for (let turn = 0; turn < 5; turn += 1) {
    await shop.call(`GET /products/9${turn}`);
    await shop.app.server.inject({ url: `/nowhere/${turn}` });
    await shop.app.server.inject({ method: 'OPTIONS', url: `/api/store/nowhere/${turn}` });
  }
  const after = await read();
  const grown = (name: string, labels: Record<string, string> = {}) =>
    (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
  expect(grown(`${duration}_count`, products)).toBe(1);
  expect(grown(`${duration}_bucket`, { ...products, le: '+Inf' })).toBe(1);
  expect(grown(`${duration}_count`, { route: 'GET /api/store/products/:id', status: '404' })).toBe(5);
  expect(grown('waha_cache_loads_total', { cache: 'responses' })).toBe(6);
  const routes = new Set(after.lines.map(({ labels }) => labels.route ?? ''));
  expect([...routes].filter((route) => route.includes('nowhere') || /\d/.test(route))).toEqual([]);
});

test('reads that a replica could not answer are counted, and answered', async () => {
  const counted = async () => (await read()).value('waha_replica_reads_total', { outcome: 'behind' }) ?? 0;
  const before = await counted();
  expect((await shop.call('GET /products?page=1&per_page=7')).status).toBe(200);
  // For a moment after each such answer the replica is not asked.
  let price = 1_000;
  const askAnother = () => {
    price += 1;
    return shop.call(`GET /products?max_price=${price}`);
  };
  await expect.poll(() => askAnother().then(counted)).toBeGreaterThan(before);
});

test('the ledger check is exposed with its time, and each violation is a line of the log', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  const at = Date.parse('2030-01-02T03:04:05Z');
  await ledgerJob({ url: database.url, db: database.db, log, now: () => at }).run();
  const { value } = await read();
  expect([value('waha_ledger_violations'), value('waha_ledger_checked_timestamp_seconds')]).toEqual([0, at / 1_000]);
  expect(lines).toEqual([]);
});

test('without a database its metrics are left out, and those of the process are exposed', async () => {
  const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 2 });
  const metrics = createShopMetrics({
    db: gone.db,
    pool: gone.state,
    bulkheads: {},
    caches: {},
    responseHits: { api: 0, pages: 0 },
    extensions: noExtensions.counts,
    jobFailures: new Map([['orders.mail', { retry: 2, dead: 1 }]]),
  });
  const { types, lines } = parse(await metrics.write());
  metrics.close();
  await gone.close();
  expect(lines.find(({ name }) => name === 'waha_database_up')?.value).toBe(0);
  expect(types.has('process_resident_memory_bytes')).toBe(true);
  const failures = lines.filter(({ name }) => name === 'waha_job_failures_total').map(({ value }) => value);
  expect(failures).toEqual([2, 1]);
  expect(types.has('waha_outbox_waiting')).toBe(false);
});

test('it has a port of its own, where there is nothing else; the shop’s has none of it', async () => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, () => shop.app.writeMetrics());
  const address = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  parse(await answer.text());
  for (const path of ['/', '/metrics/', '/health', '/metrics?x'])
    expect((await fetch(address + path)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await shop.app.server.inject({ url: '/metrics' })).statusCode).toBe(404);
  await server.close();
});
