import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../checks/index.ts';
import { BACKGROUND_TIMEOUTS, type OpenDatabase, openDatabase, sql } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';
import {
  type ApiProcess,
  callOver,
  factories,
  makeSellable,
  makeTaxUnit,
  orderBody,
  prepareTemplate,
  startApiProcess,
} from '../testing/index.ts';

/** `CRASH_ROUNDS=50 npm run test:crash` is the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const MINUTES = 60_000;
/** Buyers at each of the two processes. */
const BUYERS = 4;
/** Longer than the supervisor retries a server that dies at once. */
const LEAST_ROUND_MS = 1_100;
const SETTINGS = { SETTINGS_KEY: 'the settings key of a shop that crashes' };

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: OpenDatabase;
let productId: number;

beforeAll(async () => {
  folder = await mkdtemp('/tmp/waha-crash-chain-');
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: createLog({ level: 'silent' }) });
  await prepareTemplate(postgres.url);
  database = openDatabase({ url: postgres.url, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 1_000_000 })).id;
  await makeTaxUnit(database.db, { state: 'active', settingsKey: SETTINGS.SETTINGS_KEY, dataDir: folder });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Orders, and asks both processes at once for the invoice. */
async function buyUntil(signal: AbortSignal, apis: readonly ApiProcess[], from: number): Promise<void> {
  for (let turn = from; !signal.aborted; turn += 1) {
    const addressOf = (at: number) => apis[at % apis.length]?.address ?? '';
    const work = async () => {
      const body = orderBody([{ product_id: productId, quantity: 1 }], 140);
      const { body: placed } = await callOver(addressOf(turn), 'POST /orders', body, {
        'idempotency-key': crypto.randomUUID(),
      });
      const { id, view_token: token } = placed.data;
      const path = `GET /orders/${id}/invoice?view_token=${token}`;
      await Promise.all([0, 1].map((at) => callOver(addressOf(turn + at), path)));
    };
    await work().catch(() => sleep(50));
  }
}

async function crashRounds(kill: (apis: ApiProcess[], round: number) => Promise<void>): Promise<void> {
  const start = () => startApiProcess(postgres.url, { settings: SETTINGS });
  const apis = [await start(), await start()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const stop = new AbortController();
    const before = await stamped();
    const buyers = Array.from({ length: BUYERS * 2 }, (_, at) => buyUntil(stop.signal, apis, at));
    await sleep(LEAST_ROUND_MS);
    // On a busy machine nothing may be stamped by then, and a kill would prove nothing.
    while ((await stamped()) === before) await sleep(5);
    await sleep(Math.random() * 900);
    await kill(apis, round);
    await sleep(30);
    stop.abort();
    await Promise.all(buyers);
    for (const [at, { process }] of apis.entries()) {
      if (process.signalCode !== null || process.exitCode !== null) apis[at] = await start();
    }
  }
  await Promise.all(apis.map((api) => api.stop()));
}

/** Waits for a server that recovers. */
async function stamped(): Promise<number> {
  for (;;) {
    try {
      const { rows } = await sql.rows({
        count: sql.int4.neverNull,
      })`select count(*)::int as count from tax_documents`.execute(database.db);
      return rows[0]?.count ?? 0;
    } catch {
      await sleep(50);
    }
  }
}

async function judge(): Promise<void> {
  const count = await stamped();
  const { rows } = await sql.rows({ invoices: sql.int4.neverNull, twice: sql.int4.neverNull })`
    select (select count(*)::int from invoices) as invoices,
      (select count(*)::int from (select 1 from tax_documents group by invoice_id having count(*) > 1) t) as twice
  `.execute(database.db);
  process.stdout.write(`${ROUNDS} rounds, ${count} documents in one chain\n`);
  expect(count).toBeGreaterThan(ROUNDS);
  expect(rows[0]).toEqual({ invoices: count, twice: 0 });
  expect(await checkLedger(database.db)).toEqual([]);
}

test('killing one of two processes leaves one chain without gap or fork', { timeout: 20 * MINUTES }, async () => {
  await crashRounds(async (apis, round) => {
    apis[round % apis.length]?.process.kill('SIGKILL');
    await sleep(50);
  });
  await judge();
});

test('killing PostgreSQL does so, too', { timeout: 20 * MINUTES }, async () => {
  await crashRounds(async () => {
    const pid = postgres.pid();
    if (pid) process.kill(pid, 'SIGKILL');
  });
  await judge();
});
