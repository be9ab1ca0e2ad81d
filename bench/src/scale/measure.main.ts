import { mkdir } from 'node:fs/promises';
import { invariants } from '../../../server/src/checks/index.ts';
import { readConfig } from '../../../server/src/config.ts';
import { violation } from '../../../server/src/manifest/index.ts';
import { type Database, openDatabase, sql } from '../../../server/src/platform/database/index.ts';
import { createLog } from '../../../server/src/platform/log/index.ts';
import { makeCustomer } from '../../../server/src/testing/factories/customer-factories.ts';
import { makeStaff } from '../../../server/src/testing/factories/staff-factories.ts';
import { placeOver, quoteTotals } from '../bench-orders.ts';
import { drive, median, percentile } from '../load.ts';
import { STORE_KEY, startShop } from '../start-process.ts';
import { costsOf } from './costs.ts';
import { openScaleStore, SLOW } from './scale-store.ts';

const ASKED = 20;
const BUYERS_ORDERS = 2_000;
const CONCURRENCY = 8;
const TO_WARM_UP = 1_000;
const ORDERS = 1_000;
const ROUNDS = 3;
const LIVED = 1_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

type Headers = Record<string, string>;

const parts = {
  sizes: measureSizes,
  lists: measureLists,
  orders: measureOrders,
  lived: measureLivedOrders,
  upkeep: measureUpkeep,
};
type Part = keyof typeof parts;

/**
 * `npm run scale:measure -- [PART …]`: what a database filled by `scale:fill` costs, of DATABASE_URL or DATA_DIR, as a table; all
 * parts by default. At ten million orders the upkeep alone takes a quarter of an hour.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) throw new Error(`${unknown} is no part: ${Object.keys(parts).join(', ')}`);
  const asked = names.length > 0 ? (names as Part[]) : (Object.keys(parts) as Part[]);
  const config = readConfig({ ...process.env, DEMO: '0' });
  const log = createLog({ level: 'warn' });
  await mkdir(config.dataDir, { recursive: true });
  const store = await openScaleStore(config, log);
  const database = openDatabase({ url: store.url, poolSize: 4, timeouts: SLOW });
  try {
    const { db } = database;
    print('| what | measured |\n| --- | --- |');
    for (const name of asked) await parts[name](db, store.url, config.dataDir);
  } finally {
    await database.close();
    await store.stop();
  }
}

async function measureSizes(db: Database): Promise<void> {
  const { rows } = await sql.rows({ name: sql.text, bytes: sql.int8, heap: sql.int8, orders: sql.int8 })`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, pg_table_size(c.oid) as heap, (select count(*) from orders) as orders
    from pg_class c where c.relname in ('orders', 'order_items', 'order_search', 'order_marks', 'order_events', 'stock_movements',
      'shipments', 'shipment_lines', 'invoices') order by 2 desc
  `.execute(db);
  const count = rows[0]?.orders ?? 1;
  const all = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  print(`| orders | ${count.toLocaleString('en')} |`);
  print(`| bytes an order, indexes included | ${Math.round(all / count)} |`);
  for (const { name, bytes, heap } of rows)
    print(`| of them ${name} (rows + indexes) | ${Math.round(heap / count)} + ${Math.round((bytes - heap) / count)} |`);
}

/** The staff's list of orders with every filter and search, and the list of a buyer with many orders. */
async function measureLists(db: Database, url: string, dataDir: string): Promise<void> {
  const shop = await startShop(url, dataDir, { cached: true, pages: false });
  const { headers: staff } = await makeStaff(db, 'owner');
  const { id, headers: buyer } = await makeCustomer(db);
  await sql`
    update orders set customer_id = ${id}
    where id in (select id from orders where customer_id is null and status = 'delivered' order by created_at desc limit ${BUYERS_ORDERS})
  `.execute(db);
  const time = (name: string, path: string, headers: Headers) => printTime(shop.address, name, path, headers);
  const { rows } = await sql.rows({ number: sql.text, phone: sql.text, name: sql.text })`
    select number, phone, last_name as name from orders order by created_at offset (select count(*) / 2 from orders) limit 1
  `.execute(db);
  const { number = '', phone = '', name = '' } = rows[0] ?? {};
  const q = (text: string) => `q=${encodeURIComponent(text)}`;
  const queries = [
    ...[
      '',
      'page=2',
      'page=400',
      'sort=placed_at',
      'sort=-total',
      'sort=total',
      'status=confirmed',
      'status=cancelled',
      'status=delivered',
    ],
    ...[
      'waits_for=to_pack',
      'waits_for=payment',
      'payment_state=on_delivery',
      'payment_state=paid',
      'payment_method=cash_on_delivery',
    ],
    ...['payment_kind=online', 'from=2026-01-01&to=2026-01-31', 'status=delivered&sort=-total'],
    ...[
      q(number),
      q(number.slice(-6)),
      q(phone),
      q(`0${phone.slice(4)}`),
      q(name),
      q('عطر'),
      q('عطر فاخر'),
      q('no such order'),
    ],
  ];
  for (const query of queries) await time('staff: orders', `/admin/orders?${query}`, staff);
  await time('staff: sales', '/admin/sales', staff);
  await time('staff: sales', '/admin/sales?from=2025-12-01&to=2026-11-25', staff);
  await time('staff: customers', '/admin/customers', staff);
  await time(`buyer of ${BUYERS_ORDERS}: orders`, '/orders', buyer);
  await time(`buyer of ${BUYERS_ORDERS}: orders`, '/orders?page=100', buyer);
  await shop.stop();
}

async function printTime(address: string, name: string, path: string, headers: Headers): Promise<void> {
  let status = 0;
  const ask = async () => {
    const response = await fetch(`${address}/api/store${path}`, { headers: { 'x-api-key': STORE_KEY, ...headers } });
    await response.arrayBuffer();
    status = response.status;
  };
  const { durations } = await drive(ask, 1, ASKED);
  const ms = (part: number) => percentile(durations, part).toFixed(0);
  print(
    `| ${name} \`${decodeURIComponent(path)}\`${status === 200 ? '' : ` (${status})`} | ${ms(0.5)} ms, worst of ${ASKED} ${ms(1)} ms |`,
  );
}

async function measureOrders(db: Database, url: string, dataDir: string): Promise<void> {
  const totals = await quoteTotals(url, dataDir);
  const shop = await startShop(url, dataDir, { cached: true, pages: false });
  const order = async (turn: number) => void (await placeOver(shop.address, totals, turn));
  await drive(order, CONCURRENCY, TO_WARM_UP);
  const rates: number[] = [];
  const costs = await costsOf(db, shop, async () => {
    for (let round = 0; round < ROUNDS; round += 1) rates.push((await drive(order, CONCURRENCY, ORDERS)).perSecond);
  });
  await shop.stop();
  print(`| orders a second, 8 at once, median of ${ROUNDS} | ${median(rates).toFixed(0)} |`);
  const each = (sum: number) => (sum / (ROUNDS * ORDERS)).toFixed(2);
  print(`| processor of an order, shop + PostgreSQL | ${each(costs.shopMs)} + ${each(costs.postgresMs)} ms |`);
  print(`| log of an order | ${each(costs.walBytes / 1_000)} kB |`);
}

/** The bytes of an order that was placed, packed, sent and delivered by calls: its rows were changed, and the audit has three entries. */
async function measureLivedOrders(db: Database, url: string, dataDir: string): Promise<void> {
  const totals = await quoteTotals(url, dataDir);
  const shop = await startShop(url, dataDir, { cached: true, pages: false });
  const { headers } = await makeStaff(db, 'owner');
  const before = await bytesByTable(db);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${shop.address}/api/store${path}`, {
      method: 'POST',
      headers: {
        'x-api-key': STORE_KEY,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: { shipments: { id: string }[] } };
  };
  const live = async (turn: number) => {
    const { id } = await placeOver(shop.address, totals, turn);
    await post('/admin/orders/pack', { ids: [id] });
    const sent = await post(`/admin/orders/${id}/shipments`, { carrier: 'by-hand', carrier_number: `AB${turn}` });
    await post(`/admin/orders/${id}/shipments/${sent.data.shipments[0]?.id}/delivered`, {});
  };
  await drive(live, 2, LIVED);
  await shop.stop();
  const after = await bytesByTable(db);
  const grown = [...after].map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / LIVED] as const);
  const largest = grown.filter(([, bytes]) => bytes >= 50).toSorted(([, a], [, b]) => b - a);
  const list = largest.map(([name, bytes]) => `${name} ${Math.round(bytes)}`).join(', ');
  print(`| bytes that ${LIVED} orders added which lived through calls, each | ${list} |`);
}

async function bytesByTable(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ name: sql.text, bytes: sql.int8 })`
    select relname::text as name, pg_total_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** The nightly check of the books, and a vacuum after a day's changes: one order of a hundred gets another version. */
async function measureUpkeep(db: Database): Promise<void> {
  const seconds = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return ((performance.now() - startedAt) / 1_000).toFixed(1);
  };
  let violations = 0;
  const times: [string, number][] = [];
  for (const { name, violations: query } of invariants) {
    const taken = await seconds(async () => {
      violations += (await sql.rows(violation)`${query}`.execute(db)).rows.length;
    });
    times.push([name, Number(taken)]);
  }
  const sum = times.reduce((all, [, taken]) => all + taken, 0);
  print(`| check of the ledger | ${sum.toFixed(0)} s, ${violations} violations |`);
  for (const [name, taken] of times.toSorted(([, a], [, b]) => b - a).slice(0, 4))
    print(`| of it: ${name} | ${taken} s |`);
  await sql`vacuum (analyze) orders, order_search, order_items, order_events, stock_movements, invoices`.execute(db);
  await sql`update orders set version = version + 1 where id in (select id from orders tablesample system (1))`.execute(
    db,
  );
  const vacuumed = await seconds(() => sql`vacuum (analyze) orders`.execute(db));
  print(`| vacuum of orders after one of a hundred changed | ${vacuumed} s |`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
