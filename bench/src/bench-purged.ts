import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LISTS } from './bench-reads.ts';
import { typedTexts } from './fill-catalogue.ts';
import { read } from './http-client.ts';
import { drive, median, percentile } from './load.ts';
import { latencyRow, type Row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';

const ROUNDS = 3;
/** The longest time a purge takes to reach the shop. */
const REACHED_MS = 60;
const PURGE_EVERY_MS = 100;

const HEADERS = { 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'accept-encoding': 'br' };
const search = (text: string) => `/products?search=${encodeURIComponent(text)}`;

/** The calls right after a purge: lists, a category, products, searches and suggestions. */
const ASKED = [
  ...LISTS,
  '/products?color=red',
  '/products?rating=4',
  '/categories',
  '/products/500',
  ...typedTexts()
    .filter((_, index) => index % 20 === 0)
    .flatMap((text) => [search(text), `${search(text)}&per_page=8&facets=false`]),
];

export interface PurgedLatencies {
  /** The first call after a purge of all tags that lists depend on. */
  first: number[];
  /** Lists while such purges come ten times a second, as from orders that empty variants. */
  among: number[];
}

/**
 * Latencies in milliseconds as the client sees them, one entry a round; any status but 200 ends the measurement.
 * Databases alternate.
 */
export async function measurePurged(databaseUrls: readonly string[], dataDir: string): Promise<PurgedLatencies[][]> {
  const rounds: PurgedLatencies[][] = databaseUrls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of databaseUrls.entries()) rounds[index]?.push(await measureRound(url, dataDir));
  }
  return rounds;
}

async function measureRound(databaseUrl: string, dataDir: string): Promise<PurgedLatencies> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false });
  const purge = async () => {
    await client.query(`insert into cache_purges (tags) values (array['products', 'categories', 'product:500'])`);
    await client.query(`select pg_notify('waha_cache_purge', 'bench')`);
  };
  const get = (path: string) => read(`${shop.address}/api/store${path}`, HEADERS);
  try {
    await drive((turn) => get(ASKED[turn] ?? ''), 1, ASKED.length);
    const first: number[] = [];
    for (const path of ASKED) {
      await purge();
      await sleep(REACHED_MS);
      first.push(...(await drive(() => get(path), 1, 1)).durations);
    }
    return { first, among: await readAmongPurges(get, purge) };
  } finally {
    await shop.stop();
    await client.end();
  }
}

async function readAmongPurges(get: (path: string) => Promise<void>, purge: () => Promise<void>): Promise<number[]> {
  let isOver = false;
  const purging = (async () => {
    while (!isOver) {
      await purge();
      await sleep(PURGE_EVERY_MS);
    }
  })();
  try {
    return (await drive((turn) => get(LISTS[turn % LISTS.length] ?? ''), 1, LISTS.length * 20)).durations;
  } finally {
    isOver = true;
    await purging;
  }
}

/** Result rows that compare each latency with that of the smallest catalogue. */
export function purgedRows(
  size: number,
  large: readonly PurgedLatencies[],
  few: readonly PurgedLatencies[],
  least: number,
): Row[] {
  const p99 = (rounds: readonly PurgedLatencies[], of: keyof PurgedLatencies) =>
    median(rounds.map((round) => percentile(round[of], 0.99)));
  return [
    latencyRow(`first call after a purge at ${size}, p99`, p99(large, 'first'), `at ${least}`, p99(few, 'first'), 2),
    latencyRow(`lists at ${size}, 10 purges a second, p99`, p99(large, 'among'), `at ${least}`, p99(few, 'among'), 2),
  ];
}
