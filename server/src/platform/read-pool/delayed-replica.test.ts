import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApiProcess,
  callOver,
  factories,
  type Guard,
  makeStaff,
  type ReplicatedCluster,
  startApiProcess,
  startReplicatedCluster,
} from '../../testing/index.ts';
import { BACKGROUND_TIMEOUTS, inTransaction, type OpenDatabase, openDatabase, sql } from '../database/index.ts';

/** A replica this far behind is seen by every change of a price: `READ_POOL_CHANGES=10000` makes more of them. */
const DELAY_MS = 3_000;
const CHANGES = Number(process.env.READ_POOL_CHANGES ?? 200);
const PRODUCTS = 50;
/** The replica catches up after this many changes, and is read from. */
const ROUND = Math.ceil(CHANGES / Math.max(2, Math.ceil(CHANGES / 500)));
/** A change must show everywhere within this time: a promise of the shop, not a measure of this machine. */
const SHOWN_WITHIN_MS = 1_000;

const FENCE: Guard = {
  file: 'platform/read-pool/replicas.store.ts',
  guard: 'return rows[0]?.has_replayed === true;',
  instead: 'return true;',
};

let cluster: ReplicatedCluster;
let database: OpenDatabase;
let headers: Record<string, string>;
let products: { id: number; version: number; price: number }[];
let processes: ApiProcess[] = [];

beforeAll(async () => {
  cluster = await startReplicatedCluster(DELAY_MS);
  database = openDatabase({ url: cluster.url, poolSize: 4, timeouts: BACKGROUND_TIMEOUTS });
  headers = (await makeStaff(database.db, 'owner')).headers;
  const make = factories(database.db);
  const categoryId = await make.category();
  products = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const { id } = await make.product({ categoryId, priceHalalas: 10_000 });
    products.push({ id, version: 1, price: 100 });
  }
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await database.close();
  await cluster.stop();
});

async function start(without: readonly Guard[] = []): Promise<void> {
  await Promise.all(processes.map((one) => one.stop()));
  const settings = { READ_DATABASE_URL: cluster.replicaUrl };
  const open = () => startApiProcess(cluster.url, { settings, without, holds: false });
  processes = await Promise.all([open(), open()]);
}

const addressOf = (turn: number) => processes[turn % processes.length]?.address ?? '';

async function priceAt(turn: number, id: number): Promise<number> {
  const { status, body } = await callOver(addressOf(turn), `GET /products/${id}`);
  expect(status).toBe(200);
  return body.data.price;
}

/** Changes a price through one process, and answers how long the slower one showed another; Infinity: too long. */
async function change(turn: number): Promise<number> {
  const product = products[turn % products.length];
  if (!product) throw new Error('no products');
  product.price = 101 + (turn % 800);
  const rows = [{ id: product.id, version: product.version, price: product.price }];
  const { body } = await callOver(addressOf(turn), 'POST /admin/products/bulk', { rows }, headers);
  expect(body.data).toMatchObject({ done: 1 });
  product.version += 1;
  const startedAt = performance.now();
  // The process that changed it shows it from now on.
  if ((await priceAt(turn, product.id)) !== product.price) return Number.POSITIVE_INFINITY;
  let askedAt = performance.now();
  while ((await priceAt(turn + 1, product.id)) !== product.price) {
    if (askedAt - startedAt > SHOWN_WITHIN_MS) return Number.POSITIVE_INFINITY;
    askedAt = performance.now();
  }
  return performance.now() - startedAt;
}

/** The products that some process shows at another price, by answers that were never made before. */
async function staleLists(mark: number): Promise<number> {
  let stale = 0;
  for (const turn of [0, 1]) {
    for (const page of [1, 2, 3]) {
      const path = `GET /products?per_page=20&page=${page}&max_price=${100_000 + mark}`;
      const { status, body } = await callOver(addressOf(turn), path);
      expect(status).toBe(200);
      const wrong = (body.data.data as { id: number; price: number }[]).filter(
        (item) => products.find(({ id }) => id === Number(item.id))?.price !== item.price,
      );
      stale += wrong.length;
    }
  }
  return stale;
}

async function answeredByReplica(): Promise<number> {
  const replica = openDatabase({ url: cluster.replicaUrl, poolSize: 1 });
  const { rows } = await sql.rows({ fetched: sql.int8 })`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int8 as fetched from pg_stat_user_tables
  `.execute(replica.db);
  await replica.close();
  return rows[0]?.fetched ?? 0;
}

async function untilReplayed(): Promise<void> {
  // A commit of its own: what is replayed later than it was there before it.
  const at = await inTransaction(database.db, async (tx) => {
    const { rows } = await sql.rows({ xid: sql.text })`select pg_current_xact_id()::text as xid`.execute(tx);
    return rows[0]?.xid;
  });
  const replica = openDatabase({ url: cluster.replicaUrl, poolSize: 1 });
  await expect
    .poll(async () => {
      const { rows } = await sql.rows({ is_there: sql.bool })`
        select ${at ?? ''}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as is_there
      `.execute(replica.db);
      return rows[0]?.is_there;
    })
    .toBe(true);
  await replica.close();
}

test('no price is older than a second, whatever the replica has replayed', async () => {
  await start();
  const delays: number[] = [];
  let stale = 0;
  for (let turn = 0; turn < CHANGES; turn += 1) {
    delays.push(await change(turn));
    if ((turn + 1) % ROUND !== 0) continue;
    stale += await staleLists(turn);
    await untilReplayed();
    const before = await answeredByReplica();
    stale += await staleLists(CHANGES + turn);
    await expect.poll(answeredByReplica).toBeGreaterThan(before);
  }
  const late = delays.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  if (process.env.READ_POOL_CHANGES)
    process.stdout.write(`${CHANGES} changes, shown everywhere after ${at(0.5)} ms, p99 ${at(0.99)}, worst ${at(1)}\n`);
  expect({ late, stale }).toEqual({ late: 0, stale: 0 });
});

test('control: without the fence old prices are shown', async () => {
  await start([FENCE]);
  let late = 0;
  for (let turn = 0; turn < PRODUCTS && late === 0; turn += 1)
    if ((await change(turn)) === Number.POSITIVE_INFINITY) late += 1;
  expect(late).toBeGreaterThan(0);
  await start();
});

test('a replica that is killed costs no answer', async () => {
  await untilReplayed();
  cluster.killReplica();
  for (let turn = 0; turn < 20; turn += 1) expect(await staleLists(10 * CHANGES + turn)).toBe(0);
  expect(await change(0)).toBeLessThan(Number.POSITIVE_INFINITY);
});
