import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../checks/index.ts';
import { BACKGROUND_TIMEOUTS, openDatabase, sql } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';
import { factories, makeSellable, prepareTemplate } from '../testing/index.ts';
import { type CrashReport, type CrashWorld, runCrashRounds } from './crash-rounds.ts';

/** `CRASH_ROUNDS=50 npm run test:crash` is the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const MINUTES = 60_000;

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let world: CrashWorld;

beforeAll(async () => {
  folder = await mkdtemp('/tmp/waha-crash-');
  const log = createLog({ level: 'silent' });
  // The shop's own PostgreSQL, durable as in the shop: the test cluster gives durability up for speed.
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
  await prepareTemplate(postgres.url);
  const database = openDatabase({ url: postgres.url, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
  await makeSellable(database.db);
  const { id: productId } = await factories(database.db).product({ priceHalalas: 10_000, stock: 1_000_000 });
  await database.close();
  world = {
    databaseUrl: postgres.url,
    productId,
    killDatabase: async () => {
      const pid = postgres.pid();
      if (pid) process.kill(pid, 'SIGKILL');
    },
  };
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function judge(report: CrashReport): Promise<void> {
  const database = openDatabase({ url: postgres.url, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
  const { rows } = await sql.rows({ orders: sql.int4, keys: sql.int4 })`
    select (select count(*)::int from orders) as orders, (select count(*)::int from idempotency_keys) as keys
  `.execute(database.db);
  const violations = await checkLedger(database.db);
  await database.close();
  process.stdout.write(
    `${report.rounds} rounds, ${report.attempts} orders tried, ${report.acknowledgedBeforeCrash} acknowledged before the kill\n`,
  );
  expect(report.faults).toEqual([]);
  expect(report.acknowledgedBeforeCrash).toBeGreaterThan(0);
  expect(rows[0]?.orders).toBe(rows[0]?.keys);
  expect(violations).toEqual([]);
}

test('killing the server loses no acknowledged order and doubles none', { timeout: 10 * MINUTES }, async () => {
  await judge(await runCrashRounds(world, 'server', ROUNDS));
});

test('killing PostgreSQL loses no acknowledged order and doubles none', { timeout: 10 * MINUTES }, async () => {
  await judge(await runCrashRounds(world, 'database', ROUNDS));
});
