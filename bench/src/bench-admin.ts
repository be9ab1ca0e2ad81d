import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointKey } from '@waha/contract';
import { operationOf } from '../../server/src/openapi/walks/check-answer.fixture.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../../server/src/platform/database/index.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { placeOver, quoteTotals } from './bench-orders.ts';
import { fillCustomers, fillOrders } from './fill-back-office.ts';
import { drive, percentile } from './load.ts';
import { latencyRow, type Row } from './report.ts';
import { type Measured, STORE_KEY, startShop } from './start-process.ts';

const GOAL_MS = 300;
const ASKED = 100;
/** The rate of incoming orders during the measurement: a busy evening. */
const ORDERS_PER_SECOND = 5;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Search texts of each admin list, measured besides every sort and filter of the contract. */
const searches = {
  'GET /admin/orders': ['WH-2020-050000', '0500050000', 'Number77777', 'porcelain', 'no such order'],
  'GET /admin/products': ['عطر', 'Nakheel', 'P-50000', 'no such product'],
  'GET /admin/customers': ['0500050000', 'نورة', 'f899139df5e1', 'nobody'],
} as const satisfies Partial<Record<EndpointKey, readonly string[]>>;
type List = keyof typeof searches;

/** Admin lists over many orders, products and customers, with every sort, filter and search, while orders come in. */
export async function benchAdmin(databaseUrl: string, dataDir: string, count: number): Promise<Row[]> {
  const totals = await quoteTotals(databaseUrl, dataDir);
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false });
  const headers = await fill(databaseUrl, shop, totals, count);
  const stop = comeIn(shop, totals);
  const rows: Row[] = [];
  for (const key of Object.keys(searches) as List[]) {
    const all: [string, number][] = [];
    for (const query of queriesOf(key)) all.push([query, await p99Of(shop, key, query, headers)]);
    const [slowest = '', worst = 0] = all.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    say(`${key}: ${all.map(([query, ms]) => `${query || 'as it comes'} ${ms.toFixed(0)}`).join(', ')}`);
    const name = `${key.slice('GET /admin/'.length)} for staff at ${count}, worst p99 of ${all.length} (${slowest})`;
    rows.push(latencyRow(name, worst, 'goal', GOAL_MS, 1));
  }
  say(`${await stop()} orders came in`);
  await shop.stop();
  return rows;
}

async function fill(databaseUrl: string, shop: Measured, totals: readonly number[], count: number) {
  const database = openDatabase({ url: databaseUrl, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
  try {
    const { id } = await placeOver(shop.address, totals, 0);
    await fillCustomers(database.db, count);
    await fillOrders(database.db, id, count);
    return (await makeStaff(database.db, 'owner')).headers;
  } finally {
    await database.close();
  }
}

/** Every sort, every choice, pages near and far, and searches. */
function queriesOf(key: List): string[] {
  const queries = ['', 'page=2', 'page=200', ...searches[key].map((text) => `q=${encodeURIComponent(text)}`)];
  for (const parameter of operationOf(key).parameters) {
    if (!('schema' in parameter) || parameter.in !== 'query') continue;
    const { name, schema } = parameter;
    const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
    for (const choice of choices) queries.push(`${name}=${encodeURIComponent(String(choice))}`);
  }
  return queries;
}

async function p99Of(
  { address }: Measured,
  key: List,
  query: string,
  headers: Record<string, string>,
): Promise<number> {
  const url = `${address}/api/store${key.slice('GET '.length)}?${query}`;
  const ask = async () => {
    const response = await fetch(url, { headers: { 'x-api-key': STORE_KEY, ...headers } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${key} ${query} answered ${response.status}`);
  };
  return percentile((await drive(ask, 1, ASKED)).durations, 0.99);
}

/** Places orders one after another until stopped; the result is their number. */
function comeIn({ address }: Measured, totals: readonly number[]): () => Promise<number> {
  let isOver = false;
  const orders = (async () => {
    let placed = 0;
    while (!isOver) {
      await placeOver(address, totals, placed);
      placed += 1;
      await sleep(1_000 / ORDERS_PER_SECOND);
    }
    return placed;
  })();
  return () => {
    isOver = true;
    return orders;
  };
}
