import pg from 'pg';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { typedTexts } from './fill-catalogue.ts';
import { read } from './http-client.ts';
import { compareServers, drive, median } from './load.ts';
import { recordQueries, type Statement } from './record-queries.ts';
import { type Row, row } from './report.ts';
import { STORE_KEY, startBare, startShop } from './start-process.ts';

const API_HEADERS = { 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'accept-encoding': 'br' };

/** Cached answers against a bare server that sends the same bytes. */
export async function benchCached(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: true });
  const cases = [
    ['cached product list', '/api/store/products', API_HEADERS],
    ['cached product detail', '/api/store/products/1', API_HEADERS],
    ['cached home HTML', '/', { 'accept-encoding': 'br' }],
  ] as const;
  const rows: Row[] = [];
  for (const [name, path, headers] of cases) {
    await (await fetch(shop.address + path, { headers })).arrayBuffer();
    const bare = await startBare(shop.address + path, headers);
    const rates = await compareServers(shop.address + path, bare.address + path, headers);
    await bare.stop();
    rows.push(row(name, rates.one, 'node:http, same bytes', rates.other, 0.8));
  }
  // A visitor from an affiliate's link reads the same cached page (docs/decisions/0040).
  const home = `${shop.address}/`;
  const led = await compareServers(`${home}?ref=NOURA482`, home, { 'accept-encoding': 'br' });
  rows.push(row('home by an affiliate’s link', led.one, 'home without it', led.other, 0.9));
  await shop.stop();
  return rows;
}

/** A row by its primary key: the lower bound for any statement. */
const KEY_READ = { name: 'by key', text: 'select * from products where id = $1' };
const AT_ONCE = 8;
/** The goal for the statements' share of an answer. */
const SQL_GOAL = 0.1;
/** Requested in turn: concurrent requests for one address share a single load. */
const DIFFERENT = Array.from({ length: AT_ONCE * 2 }, (_, index) => index);

/** Uncached answers against the same statements through `pg` alone, and both against one read by key. */
export async function benchUncached(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: false, pages: false });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  pool.on('error', () => undefined);
  const rows: Row[] = [];
  for (const [name, path, goal] of [
    ['product list', (index: number) => `/products?page=${index + 2}`, 0.6],
    ['product detail', (index: number) => `/products/${index + 7}`, 0.8],
  ] as const) {
    const paths = DIFFERENT.map(path);
    const statements: Statement[][] = [];
    for (const one of paths) statements.push(await recordCall(databaseUrl, dataDir, one));
    const works = {
      shop: (turn: number) => read(`${shop.address}/api/store${paths[turn % paths.length]}`, API_HEADERS),
      sql: (turn: number) => replay(pool, statements[turn % paths.length] ?? []),
      key: (turn: number) => replay(pool, [{ ...KEY_READ, values: [7 + (turn % paths.length)] }]),
    };
    const rates = { shop: [] as number[], sql: [] as number[], key: [] as number[] };
    for (const work of [works.shop, works.sql, works.key]) await drive(work, AT_ONCE, 200);
    for (let round = 0; round < 3; round += 1) {
      rates.key.push((await drive(works.key, AT_ONCE, 3_000)).perSecond);
      rates.sql.push((await drive(works.sql, AT_ONCE, 600)).perSecond);
      rates.shop.push((await drive(works.shop, AT_ONCE, 600)).perSecond);
    }
    const [ours, sql, key] = [median(rates.shop), median(rates.sql), median(rates.key)];
    rows.push(row(`uncached ${name}`, ours, 'same SQL through pg', sql, goal));
    rows.push(row(`SQL of a ${name}`, sql, 'one read by key', key, SQL_GOAL));
    rows.push(row(`uncached ${name}, whole`, ours, 'one read by key', key, Number((goal * SQL_GOAL).toFixed(2))));
  }
  await pool.end();
  await shop.stop();
  return rows;
}

/** The statements of a call once totals and the category tree are in memory, as in a running shop. */
export async function recordCall(
  databaseUrl: string,
  dataDir: string,
  path: string,
  headers: Record<string, string> = API_HEADERS,
): Promise<Statement[]> {
  const database = { ...openDatabase({ url: databaseUrl, poolSize: 2 }), url: databaseUrl };
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, STORE_API_KEY: STORE_KEY });
  const log = createLog({ level: 'fatal' });
  const app = await createApp({
    config,
    database,
    log,
    background: false,
    limits: false,
    cacheBytes: 0,
    storefront: null,
  });
  const call = () => app.server.inject({ url: `/api/store${path}`, headers });
  await call();
  await call();
  const all = await recordQueries(call);
  await app.close();
  await database.close();
  return all.filter((statement) => !statement.text.includes('cache_purges'));
}

export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  await Promise.all(statements.map((statement) => pool.query(statement)));
}

const LATENCY_ROUNDS = 5;

export interface Latencies {
  list: number[];
  suggestions: number[];
}

export const LISTS = [
  '/products',
  '/products?page=3',
  '/products?sort=newest',
  '/products?sort=price_asc&page=2',
  '/products?sort=price_desc',
  '/products?category_id=7',
  '/products?category_id=12&sort=newest',
  '/products?on_sale=true&sort=price_asc',
  '/products?brand=najd&sort=newest',
  '/products?min_price=100&max_price=300&sort=price_asc',
  '/products/featured',
  '/products/best-sellers',
  '/categories/category-5/products?page=2',
];

/**
 * Latencies of uncached lists and suggestions, one after another, as the client sees them (milliseconds): one entry a
 * round. Databases alternate, so that noise of the machine affects both.
 */
export async function measureLatencies(databaseUrls: readonly string[], dataDir: string): Promise<Latencies[][]> {
  const texts = typedTexts();
  const rounds: Latencies[][] = databaseUrls.map(() => []);
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) {
    for (const [index, url] of databaseUrls.entries()) {
      const shop = await startShop(url, dataDir, { cached: false, pages: false });
      const get = (path: string) => read(`${shop.address}/api/store${path}`, API_HEADERS);
      const suggest = (turn: number) =>
        get(`/products?search=${encodeURIComponent(texts[turn % texts.length] ?? '')}&per_page=8&page=1&facets=false`);
      const list = (turn: number) => get(LISTS[turn % LISTS.length] ?? '');
      // Warm-up: V8 compiles the code of the call.
      await drive(list, 1, LISTS.length * 20);
      const lists = await drive(list, 1, LISTS.length * 40);
      await drive(suggest, 1, texts.length * 5);
      const suggestions = await drive(suggest, 1, texts.length * 10);
      await shop.stop();
      rounds[index]?.push({ list: lists.durations, suggestions: suggestions.durations });
    }
  }
  return rounds;
}
