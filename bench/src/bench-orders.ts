import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { orderBody } from '../../server/src/testing/factories/selling-factories.ts';
import { ask } from './http-client.ts';
import { drive, median, percentile } from './load.ts';
import { latencyRow, type Row, row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';
import { openTpcB } from './tpc-b.ts';

const CONCURRENCY = 8;
const ORDERS = 1_000;
/** Warm-up orders, until V8 has compiled the code of an order, which is far more than that of a TPC-B transaction. */
const TO_WARM_UP = 2_000;
const TRANSACTIONS = 3_000;
const ALONE = 100;
const ROUNDS = 3;
/** The number of concurrent buyers of one product in a flash sale. */
const BUYERS = 500;
const RUSH = 50;

/**
 * Placing orders over HTTP against the minimum that money costs in a database: TPC-B's transaction of seven statements,
 * one after another, through the same driver in one process. Then one order alone against seven reads by key and a
 * commit, and many concurrent buyers of one product against as many of different products.
 */
export async function benchOrders(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const totals = await quoteTotals(databaseUrl, dataDir);
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONCURRENCY });
  pool.on('error', () => undefined);
  const tpcB = await openTpcB(pool);
  const order = async (turn: number) => void (await placeOver(shop.address, totals, turn));
  const singleLine = () => order(0);
  await drive(order, CONCURRENCY, TO_WARM_UP);
  await drive(tpcB.transaction, CONCURRENCY, 500);
  // The database does this by itself within a minute: plans made for empty tables scan all of their rows.
  await pool.query('analyze');
  await drive(order, CONCURRENCY, TO_WARM_UP / 4);
  const measured = { tpcB: noted(), orders: noted(), hot: noted(), alone: noted(), least: noted() };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.tpcB.push((await drive(tpcB.transaction, CONCURRENCY, TRANSACTIONS)).perSecond);
    measured.orders.push((await drive(order, CONCURRENCY, ORDERS)).perSecond);
    measured.hot.push((await drive(singleLine, RUSH, BUYERS)).perSecond);
    measured.alone.push(percentile((await drive(order, 1, ALONE)).durations, 0.5));
    measured.least.push(percentile((await drive(tpcB.sevenReads, 1, ALONE)).durations, 0.5));
  }
  await tpcB.close();
  await pool.end();
  await shop.stop();
  const of = (name: keyof typeof measured) => median(measured[name]);
  return [
    row('orders, 8 at once', of('orders'), 'TPC-B through pg', of('tpcB'), 0.35),
    latencyRow('one order alone', of('alone'), '7 reads by key and a commit', of('least'), 5),
    row(`${BUYERS} buyers of one thing, ${RUSH} at once`, of('hot'), 'orders of many things', of('orders'), 0.5),
  ];
}

const noted = (): number[] => [];

const headers = () => ({
  'x-api-key': STORE_KEY,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});

/** The total of one piece of each of the first products, by a quote of the shop. */
export async function quoteTotals(databaseUrl: string, dataDir: string): Promise<number[]> {
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

let buyers = 0;

/** A different buyer for each order, as in a shop: unpaid orders are limited by phone, address and network. */
function nextBuyer() {
  buyers += 1;
  const from = `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`;
  const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: `05${10_000_000 + buyers}` };
  const address = { city_id: 1, district: 'الملقا', street: `شارع العليا ${buyers}`, building_no: '1234' };
  return { from, contact, address };
}

/** Places an order of one piece of one of the first products. */
export async function placeOver(address: string, totals: readonly number[], turn: number): Promise<{ id: string }> {
  const index = turn % totals.length;
  const { from, ...buyer } = nextBuyer();
  const { status, text } = await ask(`${address}/api/store/orders`, {
    method: 'POST',
    headers: { ...headers(), 'x-forwarded-for': from },
    body: JSON.stringify(orderBody([{ product_id: index + 1, quantity: 1 }], totals[index] ?? 0, buyer)),
  });
  if (status !== 201) throw new Error(`order refused: ${status} ${text}`);
  return (JSON.parse(text) as { data: { id: string } }).data;
}
