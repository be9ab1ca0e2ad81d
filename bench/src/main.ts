import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/index.ts';
import { buildStorefront } from '../../server/src/start/index.ts';
import { cloneDatabase } from '../../server/src/testing/clone-database.ts';
import { prepareTemplate } from '../../server/src/testing/prepare-template.ts';
import { makeSellable } from '../../server/src/testing/selling-factories.ts';
import { benchCommunity } from './bench-community.ts';
import { benchLogin } from './bench-login.ts';
import { benchOrders } from './bench-orders.ts';
import { benchPurges } from './bench-purges.ts';
import { benchCached, benchUncached, type Latencies, measureLatencies } from './bench-reads.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { median, percentile } from './load.ts';
import { latencyRow, printRows, type Row } from './report.ts';

const SUGGESTION_GOAL_MS = 20;
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_PRODUCTS ?? 100_000);

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Everything measured side by side in one run, on a durable PostgreSQL of its own that is thrown away after. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-bench-'));
  await buildStorefront(say);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: createLog({ level: 'silent' }) });
  try {
    await mkdir(join(folder, 'media'), { recursive: true });
    await prepareTemplate(postgres.url);
    const rows = await run(postgres.url, folder);
    printRows(rows);
    process.exitCode = rows.every((row) => row.isMet) ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function catalogueOf(adminUrl: string, count: number) {
  const template = new URL(adminUrl).pathname.slice(1);
  const clone = await cloneDatabase(adminUrl, template);
  const database = openDatabase({ url: clone.url, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
  await makeSellable(database.db);
  await fillCatalogue(database.db, count);
  await database.close();
  return clone;
}

async function run(adminUrl: string, folder: string): Promise<Row[]> {
  say(`Making catalogues of ${SMALL} and ${LARGE} products ...`);
  const small = await catalogueOf(adminUrl, SMALL);
  if (process.argv[2] === 'community') return benchCommunity(adminUrl, small.url, folder);
  if (process.argv[2] === 'cached') return benchCached(small.url, folder);
  if (process.argv[2] === 'login') return benchLogin(small.url, folder);
  if (process.argv[2] === 'purges') return benchPurges(small.url, folder);
  const large = await catalogueOf(adminUrl, LARGE);
  if (process.env.ONLY_ORDERS) return benchOrders(small.url, folder);
  say('Cached answers ...');
  const rows = await benchCached(small.url, folder);
  say('Uncached answers ...');
  rows.push(...(await benchUncached(small.url, folder)));
  say('Orders ...');
  rows.push(...(await benchOrders(small.url, folder)));
  say('Lists in a flood of logins ...');
  rows.push(...(await benchLogin(small.url, folder)));
  say('Readers among purges ...');
  rows.push(...(await benchPurges(small.url, folder)));
  say('Feeds and likes ...');
  rows.push(...(await benchCommunity(adminUrl, small.url, folder)));
  say('Latencies by size ...');
  const [few = [], many = []] = await measureLatencies([small.url, large.url], folder);
  const p99 = (rounds: number[][]) => median(rounds.map((durations) => percentile(durations, 0.99)));
  const lists = (rounds: Latencies[]) => p99(rounds.map((round) => round.list));
  const suggestions = p99(many.map((round) => round.suggestions));
  rows.push(
    latencyRow(`uncached lists at ${LARGE}, p99`, lists(many), `at ${SMALL}`, lists(few), 2),
    latencyRow(`suggestions at ${LARGE}, p99`, suggestions, 'goal', SUGGESTION_GOAL_MS, 1),
  );
  return rows;
}

await main();
