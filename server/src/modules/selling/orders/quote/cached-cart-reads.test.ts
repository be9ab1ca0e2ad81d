import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../../../../platform/database/index.ts';
import type { VersionedCache } from '../../../../platform/versioned-cache/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { requirePlace } from '../placing/order-address.ts';
import { priceCart } from './price-cart.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await makeSellable(database.db);
  await sql`
    insert into neighborhoods (id, city_id, name_ar, name_en, search_name) values (1, 1, 'حي', 'District', 'حي')
    on conflict do nothing
  `.execute(database.db);
  productId = (await factories(database.db).product({ stock: 50, priceHalalas: 10_000 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

interface Told {
  key: string;
  text: string;
}

/** Replaces the cache by one that stores nothing and records the statements of every cached read. */
function listenIn(db: Database) {
  const told: Told[] = [];
  let key: string | undefined;
  const cache: VersionedCache = {
    read(_on, asked, read) {
      key = asked;
      const reading = read();
      // A statement is sent before anything is awaited.
      key = undefined;
      return reading;
    },
  };
  const watched = (on: Database): Database => ({
    ...on,
    query(text, values) {
      if (key !== undefined) told.push({ key, text });
      return on.query(text, values);
    },
    onOneConnection: (work) => on.onOneConnection((one) => work(watched(one))),
  });
  return { db: watched(db), cache, told };
}

/** Every cached read of a cart and its delivery. */
async function allThatIsRemembered(): Promise<Told[]> {
  const { db, cache, told } = listenIn(database.db);
  const request = {
    lines: [{ product_id: productId, quantity: 1 }],
    couponCode: null,
    cityId: 1,
    shippingMethod: 'standard',
    paymentMethod: 'cash_on_delivery',
    online: [],
    pointCarriers: [],
    isGift: true,
    customerKeys: [],
    credit: null,
    memberId: null,
  } as const;
  await priceCart(db, request, new Date(), cache);
  const { address } = orderBody([], 0) as { address: Parameters<typeof requirePlace>[1] };
  // A transaction offers the same reading methods as a database.
  await requirePlace(db as never, { ...address, city_id: 1, neighborhood_id: 1 }, 'ar', cache);
  return told;
}

async function tablesOf(text: string): Promise<string[]> {
  const { rows } = await database.db.query(`explain (generic_plan, format json) ${text}`);
  return [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name ?? '');
}

/** Columns of a cached promotion that no caller relies on: see `runningNow`. */
const UNWATCHED: Readonly<Record<string, readonly string[]>> = {
  promotions: ['id', 'quantity_sold', 'is_applied', 'version'],
};

async function unwatchedColumns(table: string): Promise<string[]> {
  const { rows } = await sql.rows({ name: sql.text })`
    select a.attname::text as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and not exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = a.attrelid and p.proname = 'facts_changed' and t.tgtype & 16 > 0
        and (t.tgattr = '' or a.attnum = any(t.tgattr)))
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

/** Triggers for insert, delete and truncate that increment the version. */
async function watchedEvents(table: string): Promise<number> {
  const { rows } = await sql.rows({ events: sql.int4.orNull })`
    select bit_or(t.tgtype & (4 | 8 | 32))::int as events from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = ${table}::regclass and p.proname = 'facts_changed'
  `.execute(database.db);
  return rows[0]?.events ?? 0;
}

test('every table that something remembered is read from writes another version when it changes', async () => {
  const told = await allThatIsRemembered();
  expect(told.map(({ key }) => key.replace(/[\d-]+.*$/, '').trim()).toSorted()).toEqual(
    ['city', 'neighborhood', 'payments', 'promotions from', 'rates of', 'rules'].toSorted(),
  );
  const tables = [...new Set((await Promise.all(told.map(({ text }) => tablesOf(text)))).flat())];
  expect(tables).toContain('shipping_rates');
  for (const table of tables) {
    expect([table, await watchedEvents(table)]).toEqual([table, 4 | 8 | 32]);
    expect([table, (await unwatchedColumns(table)).toSorted()]).toEqual([table, (UNWATCHED[table] ?? []).toSorted()]);
  }
  expect(await watchedEvents('products')).toBe(0);
});

const quoteOf = async (change: object = {}) => {
  const lines = [{ product_id: productId, quantity: 1 }];
  const body = { lines, city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery', ...change };
  const answer = await shop.call('POST /orders/quote', { body });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body.data;
};

test('what staff change is in the next quote, and an order at what was seen before is refused', async () => {
  const before = await quoteOf();
  expect(await quoteOf()).toEqual(before);
  await sql`update shipping_rates set cost_halalas = cost_halalas + 700, free_over_halalas = null`.execute(database.db);
  const after = await quoteOf();
  expect(after.total).toBe(before.total + 7);
  const body = orderBody([{ product_id: productId, quantity: 1 }], before.total);
  expect((await shop.call('POST /orders', { body })).body).toMatchObject({
    code: 'orders.total_changed',
    details: { total: after.total },
  });
  const { status } = await shop.call('POST /orders', { body: { ...body, expected_total: after.total } });
  expect(status).toBe(201);
});

test('a city is served until it is not', async () => {
  await quoteOf();
  await sql`update cities set is_served = false where id = 1`.execute(database.db);
  expect((await quoteOf()).shipping_options).toEqual([]);
  await sql`update cities set is_served = true where id = 1`.execute(database.db);
  expect((await quoteOf()).shipping_options).not.toEqual([]);
});
