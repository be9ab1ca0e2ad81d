import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/index.ts';
import { buildFronts } from '../../server/src/start/index.ts';
import { cloneDatabase } from '../../server/src/testing/database/clone-database.ts';
import { prepareTemplate } from '../../server/src/testing/database/prepare-template.ts';
import { makeSellable } from '../../server/src/testing/factories/selling-factories.ts';
import { benchAdmin } from './bench-admin.ts';
import { benchCommunity } from './bench-community.ts';
import { benchEvents } from './bench-events.ts';
import { benchIdle } from './bench-idle.ts';
import { benchInvoicing } from './bench-invoicing.ts';
import { benchLogin } from './bench-login.ts';
import { benchOrders } from './bench-orders.ts';
import { benchOverload } from './bench-overload.ts';
import { measurePurged, purgedRows } from './bench-purged.ts';
import { benchPurges } from './bench-purges.ts';
import { benchCached, benchUncached, type Latencies, measureLatencies } from './bench-reads.ts';
import { benchTree } from './bench-tree.ts';
import { benchTuning } from './bench-tuning.ts';
import { benchVisits } from './bench-visits.ts';
import { DEEP, fillCatalogue, type TreeShape } from './fill-catalogue.ts';
import { median, percentile } from './load.ts';
import { latencyRow, memoryRow, printRows, type Row } from './report.ts';
import { MEMORY_GOAL_BYTES, residents } from './start-process.ts';

const SUGGESTION_GOAL_MS = 10;
const SMALL = 1_000;
const LARGE = 100_000;
/** The largest catalogue. Filling it takes minutes; BENCH_PRODUCTS sets a smaller one. */
const LARGEST = Number(process.env.BENCH_PRODUCTS ?? 1_000_000);

/** Some statements of a million rows take minutes. */
const FILLING = { ...BACKGROUND_TIMEOUTS, statementTimeoutMs: 900_000, queryTimeoutMs: 900_000 };

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Runs all benches that compare two sides, on a durable temporary PostgreSQL. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-bench-'));
  await buildFronts(say);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: createLog({ level: 'silent' }) });
  try {
    await mkdir(join(folder, 'media'), { recursive: true });
    await prepareTemplate(postgres.url);
    const rows = await run(postgres.url, folder);
    if (residents.length > 0)
      rows.push(
        memoryRow('the largest shop, left alone for a minute at most', Math.max(...residents), MEMORY_GOAL_BYTES),
      );
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

async function catalogueOf(adminUrl: string, count: number, shape?: TreeShape) {
  const template = new URL(adminUrl).pathname.slice(1);
  const clone = await cloneDatabase(adminUrl, template);
  const database = openDatabase({ url: clone.url, poolSize: 2, timeouts: FILLING });
  await makeSellable(database.db);
  await fillCatalogue(database.db, count, shape);
  await database.close();
  return clone;
}

/** The catalogues of the run, each created on its first use. */
function cataloguesOn(adminUrl: string) {
  const made = new Map<string, Promise<{ url: string }>>();
  return (count: number, shape?: TreeShape) => {
    const key = `${count} ${shape ? 'deep' : ''}`;
    const known = made.get(key) ?? catalogueOf(adminUrl, count, shape);
    made.set(key, known);
    return known;
  };
}
type Catalogues = ReturnType<typeof cataloguesOn>;

/** The benchmarks by name; `npm run bench` runs all but `events`, `idle`, `invoicing`, `tuning`, `visits` and `admin`, `npm run bench -- a b` runs those named. */
const benches: Readonly<Record<string, (adminUrl: string, folder: string, catalogue: Catalogues) => Promise<Row[]>>> = {
  cached: async (_, folder, catalogue) => benchCached((await catalogue(SMALL)).url, folder),
  uncached: async (_, folder, catalogue) => benchUncached((await catalogue(SMALL)).url, folder),
  orders: async (_, folder, catalogue) => benchOrders((await catalogue(SMALL)).url, folder),
  login: async (_, folder, catalogue) => benchLogin((await catalogue(SMALL)).url, folder),
  overload: async (_, folder, catalogue) => benchOverload((await catalogue(SMALL)).url, folder),
  purges: async (_, folder, catalogue) => benchPurges((await catalogue(SMALL)).url, folder),
  community: async (adminUrl, folder, catalogue) => benchCommunity(adminUrl, (await catalogue(SMALL)).url, folder),
  sizes: benchSizes,
  tree: async (_, folder, catalogue) =>
    benchTree((await catalogue(SMALL)).url, (await catalogue(SMALL, DEEP)).url, folder),
  events: async (_, _folder, catalogue) => benchEvents((await catalogue(SMALL)).url),
  idle: async (_, folder, catalogue) => benchIdle((await catalogue(SMALL)).url, folder),
  invoicing: async (_, folder, catalogue) => benchInvoicing((await catalogue(SMALL)).url, folder),
  visits: async (_, folder, catalogue) => benchVisits((await catalogue(SMALL)).url, folder),
  tuning: async (_, folder, catalogue) => benchTuning((await catalogue(SMALL)).url, folder),
  admin: async (_, folder, catalogue) => benchAdmin((await catalogue(LARGE)).url, folder, LARGE),
};
/** Benches that run only by name; `sizes` measures a category tree as well. */
const ONLY_WHEN_NAMED = ['tree', 'events', 'idle', 'invoicing', 'tuning', 'visits', 'admin'];

async function run(adminUrl: string, folder: string): Promise<Row[]> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new Error(`no benchmark is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  }
  const names = asked.length > 0 ? asked : Object.keys(benches).filter((name) => !ONLY_WHEN_NAMED.includes(name));
  const catalogue = cataloguesOn(adminUrl);
  const rows: Row[] = [];
  for (const name of names) {
    say(`── ${name}`);
    rows.push(...((await benches[name]?.(adminUrl, folder, catalogue)) ?? []));
  }
  return rows;
}

/** Benches of scale: each catalogue size compared with the smallest one, in alternation. */
async function benchSizes(_: string, folder: string, catalogue: Catalogues): Promise<Row[]> {
  const [{ url: smallUrl }, { url: largeUrl }] = [await catalogue(SMALL), await catalogue(LARGE)];
  say('First calls after a purge, with a deep tree of categories ...');
  const tree = await benchTree(smallUrl, (await catalogue(SMALL, DEEP)).url, folder);
  say(`Making a catalogue of ${LARGEST} products ...`);
  const largest = await catalogue(LARGEST);
  say('Latencies by size ...');
  const sizes = [LARGE, LARGEST];
  const [few = [], ...more] = await measureLatencies([smallUrl, largeUrl, largest.url], folder);
  const p99 = (rounds: number[][]) => median(rounds.map((durations) => percentile(durations, 0.99)));
  const lists = (rounds: Latencies[]) => p99(rounds.map((round) => round.list));
  const rows = more.flatMap((many, index) => [
    latencyRow(`uncached lists at ${sizes[index]}, p99`, lists(many), `at ${SMALL}`, lists(few), 1.5),
    latencyRow(
      `suggestions at ${sizes[index]}, p99`,
      p99(many.map((round) => round.suggestions)),
      'goal',
      SUGGESTION_GOAL_MS,
      1,
    ),
  ]);
  say('First calls after a purge, and lists among purges ...');
  const [least = [], ...others] = await measurePurged([smallUrl, largeUrl, largest.url], folder);
  return [...tree, ...rows, ...others.flatMap((many, index) => purgedRows(sizes[index] ?? 0, many, least, SMALL))];
}

await main();
