import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { orderBody } from '../../server/src/testing/selling-factories.ts';
import { drive, percentile } from './load.ts';
import { recordQueries, type Statement } from './record-queries.ts';
import { type Row, row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';

const CONCURRENCY = 8;
const ORDERS = 600;
const ROUNDS = 3;
/** A number that is nothing else in an order, so that a replay can put another product in its place. */
const RECORDED_PRODUCT = 137;

/** Placing orders over HTTP against their statements alone, replayed in transactions on as many connections. */
export async function benchOrders(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const totals = await quoteTotals(databaseUrl, dataDir);
  const recorded = await recordOrder(databaseUrl, dataDir, totals);
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONCURRENCY });
  pool.on('error', () => undefined);
  const viaShop = (turn: number) => placeOver(shop.address, totals, turn);
  const viaPg = (turn: number) => replayOrder(pool, recorded, 1 + (turn % totals.length));
  await drive(viaShop, CONCURRENCY, 100);
  await drive(viaPg, CONCURRENCY, 100);
  const rates = { shop: [] as number[], pg: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.pg.push((await drive(viaPg, CONCURRENCY, ORDERS)).perSecond);
    rates.shop.push((await drive(viaShop, CONCURRENCY, ORDERS)).perSecond);
  }
  await pool.end();
  await shop.stop();
  return [
    row('order placement', percentile(rates.shop, 0.5), 'its bare SQL through pg', percentile(rates.pg, 0.5), 0.4),
  ];
}

const headers = () => ({
  'x-api-key': STORE_KEY,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});

/** What one piece of each of the first products comes to, by asking the shop. */
async function quoteTotals(databaseUrl: string, dataDir: string): Promise<number[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false });
  const totals: number[] = [];
  for (let id = 1; id <= 200; id += 1) {
    const { address: _, contact: __, ...rest } = orderBody([{ product_id: id, quantity: 1 }], 0);
    const response = await fetch(`${shop.address}/api/store/orders/quote`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({
        lines: rest.lines,
        city_id: 1,
        shipping_method: 'standard',
        payment_method: 'cash_on_delivery',
      }),
    });
    const body = (await response.json()) as { data: { total: number } };
    totals.push(body.data.total);
  }
  await shop.stop();
  return totals;
}

async function placeOver(address: string, totals: readonly number[], turn: number): Promise<void> {
  const index = turn % totals.length;
  const response = await fetch(`${address}/api/store/orders`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(orderBody([{ product_id: index + 1, quantity: 1 }], totals[index] ?? 0)),
  });
  if (response.status !== 201) throw new Error(`order refused: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

interface Recorded {
  statements: Statement[];
  orderId: string;
  number: string;
}

async function recordOrder(databaseUrl: string, dataDir: string, totals: readonly number[]): Promise<Recorded> {
  const database = { ...openDatabase({ url: databaseUrl, poolSize: 2 }), url: databaseUrl };
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, STORE_API_KEY: STORE_KEY });
  const log = createLog({ level: 'fatal' });
  const app = await createApp({ config, database, log, background: false, limits: false, storefront: null });
  let answer = '';
  const place = async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/store/orders',
      headers: headers(),
      payload: orderBody([{ product_id: RECORDED_PRODUCT, quantity: 1 }], totals[RECORDED_PRODUCT - 1] ?? 0),
    });
    answer = response.body;
  };
  await place();
  await place();
  const all = await recordQueries(place);
  await app.close();
  await database.close();
  const { data }: { data: { id: string; number: string } } = JSON.parse(answer);
  const begin = all.findIndex((statement) => statement.text === 'begin');
  const commit = all.findIndex((statement) => statement.text === 'commit');
  return { statements: all.slice(begin, commit + 1), orderId: data.id, number: data.number };
}

/** The same statements as a new order of another product: new ids and keys where they must be new. */
async function replayOrder(pool: pg.Pool, { statements, orderId, number }: Recorded, productId: number): Promise<void> {
  const [newId, newNumber] = [randomUUID(), `X${randomBytes(8).toString('hex')}`];
  const renew = (value: unknown): unknown => {
    if (Buffer.isBuffer(value)) return randomBytes(value.length);
    if (typeof value === 'string') {
      if (/^-?\d{15,}$/.test(value)) return randomBytes(8).readBigInt64BE(0).toString();
      return value.replaceAll(orderId, newId).replaceAll(number, newNumber);
    }
    if (Array.isArray(value) && value.length === 1 && value[0] === RECORDED_PRODUCT) return [productId];
    return Array.isArray(value) ? value.map(renew) : value;
  };
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query({ ...statement, values: statement.values.map(renew) });
  } finally {
    client.release();
  }
}
