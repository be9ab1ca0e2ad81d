import type { SegmentCondition, SegmentFilter } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeCustomer,
  makeCustomer,
  makePurchase,
  makeReview,
  makeSellable,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { listBirthdays } from './birthdays.store.ts';
import { isMember, listNextMembers } from './segment-members.store.ts';

const AT = new Date('2026-11-27T09:00:00Z');
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let subscribers: Subscriber[];
/** Bought twice of late, has a wish, a cart, a review, a group and points, and agreed to everything. */
let noura: MadeCustomer;
/** Bought once, a hundred days ago. */
let hind: MadeCustomer;
/** Never bought. */
let saad: MadeCustomer;
let names: Map<string, string>;
let bought: { id: number; category: number; brand: string };

beforeAll(async () => {
  database = await createTestDatabase();
  // Points are invented: nothing was done for them.
  database.allowViolations();
  const { db } = database;
  await makeSellable(db);
  shop = await createTestApp(database, { cacheBytes: 0, now: () => AT.getTime() });
  owner = await makeStaff(db, 'owner');
  const deps = { ...backgroundDeps(db, { mails: [], messages: [] }), now: () => AT.getTime() };
  subscribers = subscribersOf(deps).filter(({ name }) => name.startsWith('segments.'));
  noura = await makeCustomer(db, { email: 'noura@example.com', isEmailVerified: true, isPhoneVerified: true });
  hind = await makeCustomer(db, { email: 'hind@example.com' });
  saad = await makeCustomer(db);
  names = new Map([
    [noura.id, 'noura'],
    [hind.id, 'hind'],
    [saad.id, 'saad'],
  ]);
  await live();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Gives the three their past. */
async function live(): Promise<void> {
  const { db } = database;
  const { productId } = await makePurchase({ db, shop }, noura);
  await makePurchase({ db, shop }, noura);
  const old = await makePurchase({ db, shop }, hind);
  await sql`update orders set created_at = ${days(100)} where id = ${old.orderId}`.execute(db);
  await sql`update orders set created_at = ${days(3)} where customer_id = ${noura.id}`.execute(db);
  const { rows } = await sql.rows({ category: sql.int4 })`
    update products set brand_key = 'oasis' where id = ${productId} returning category_id as category
  `.execute(db);
  bought = { id: productId, category: rows[0]?.category ?? 0, brand: 'oasis' };
  await sql`
    update customers set consent_email_at = now(), consent_sms_at = now(), consent_whatsapp_at = now()
    where id = ${noura.id}
  `.execute(db);
  // Agreed to mail, at an address that nobody proved.
  await sql`update customers set consent_email_at = now() where id = ${hind.id}`.execute(db);
  await sql`update customers set created_at = ${days(400)} where id <> ${saad.id}`.execute(db);
  await sql`update customers set created_at = ${days(5)} where id = ${saad.id}`.execute(db);
  await sql`insert into point_totals (customer_id, lifetime) values (${noura.id}, 600)`.execute(db);
  await makeReview(db, { productId, rating: 5, customerId: noura.id });
  await sql`insert into wishlist_items (customer_id, product_id) values (${noura.id}, ${productId})`.execute(db);
  await sql`insert into saved_carts (customer_id, lines, saved_at) values (${noura.id}, '[]', ${days(1)})`.execute(db);
  await sql`
    with made as (
      insert into customer_groups (name_ar, name_en, discount_percent) values ('جملة', 'Trade', 5) returning id
    )
    insert into customer_group_members (customer_id, group_id) select ${noura.id}, id from made
  `.execute(db);
  await sql`
    insert into customer_addresses (customer_id, label, recipient_name, phone, city_id, street, is_default)
    select ${noura.id}, 'البيت', 'نورة', '+966500000001', city_id, 'شارع', true from orders limit 1
  `.execute(db);
  await shop.call('PUT /user/birthday', { headers: noura.headers, body: { month: 11, day: 27 } });
}

const days = (ago: number) => new Date(AT.getTime() - ago * 86_400_000);

/** Names of those whom a filter keeps, by asking for each and by the list. */
async function keptBy(filter: SegmentFilter): Promise<string[]> {
  const made = await shop.call('POST /admin/segments', { headers: owner.headers, body: { name: 'تجربة', filter } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const listed = await shop.call(`GET /admin/customers?segment_id=${made.body.data.id}`, { headers: owner.headers });
  const kept = listed.body.data.data.map(({ id }: { id: string }) => names.get(id));
  for (const [id, name] of names) {
    expect(await isMember(database.db, id, filter, AT), name).toBe(kept.includes(name));
  }
  return kept.toSorted();
}

const one = (condition: SegmentCondition): SegmentFilter => ({ match: 'all', conditions: [condition] });

type Row = [SegmentCondition | (() => SegmentCondition | Promise<SegmentCondition>), string[]];
const idOf = async (statement: 'group' | 'city' | 'region') => {
  const { rows } = await sql.rows({ group: sql.int4, city: sql.int4, region: sql.int4 })`
    select g.id as group, a.city_id as city, c.region_id as region
    from customer_groups g, customer_addresses a join cities c on c.id = a.city_id
  `.execute(database.db);
  return rows[0]?.[statement] ?? 0;
};

test.each<Row>([
  [{ kind: 'orders', least: 0, most: 0 }, ['saad']],
  [{ kind: 'orders', least: 1, most: 1 }, ['hind']],
  [{ kind: 'orders', least: 1, most: null }, ['hind', 'noura']],
  [{ kind: 'spent', least: 200, most: null }, ['noura']],
  [{ kind: 'spent', least: 100, most: 200 }, ['hind']],
  [{ kind: 'last_order', is: 'within', days: 90 }, ['noura']],
  [{ kind: 'last_order', is: 'before', days: 90 }, ['hind']],
  [() => ({ kind: 'bought_product', has: true, ids: [bought.id] }), ['noura']],
  [() => ({ kind: 'bought_product', has: false, ids: [bought.id] }), ['hind', 'saad']],
  [() => ({ kind: 'bought_category', has: true, ids: [bought.category] }), ['noura']],
  [() => ({ kind: 'bought_brand', has: true, brands: [bought.brand] }), ['noura']],
  [() => ({ kind: 'bought_brand', has: false, brands: [bought.brand] }), ['hind', 'saad']],
  [async () => ({ kind: 'city', ids: [await idOf('city')] }), ['noura']],
  [async () => ({ kind: 'region', ids: [await idOf('region')] }), ['noura']],
  [{ kind: 'rank', ranks: ['silver'] }, ['noura']],
  [{ kind: 'rank', ranks: ['bronze'] }, ['hind', 'saad']],
  [{ kind: 'group', id: null }, ['hind', 'saad']],
  [async () => ({ kind: 'group', id: await idOf('group') }), ['noura']],
  [{ kind: 'joined', is: 'within', days: 30 }, ['saad']],
  [{ kind: 'joined', is: 'before', days: 30 }, ['hind', 'noura']],
  [{ kind: 'birthday', month: null }, ['noura']],
  [{ kind: 'birthday', month: 12 }, []],
  [{ kind: 'consent', has: true, channel: 'email' }, ['noura']],
  [{ kind: 'consent', has: true, channel: 'sms' }, ['noura']],
  [{ kind: 'consent', has: false, channel: 'whatsapp' }, ['hind', 'saad']],
  [{ kind: 'cart', has: true }, ['noura']],
  [{ kind: 'cart', has: false }, ['hind', 'saad']],
  [{ kind: 'wish', has: true }, ['noura']],
  [{ kind: 'wish', has: false }, ['hind', 'saad']],
  [{ kind: 'review', has: true }, ['noura']],
  [{ kind: 'review', has: false }, ['hind', 'saad']],
])('%j keeps %j', async (condition, expected) => {
  expect(await keptBy(one(typeof condition === 'function' ? await condition() : condition))).toEqual(expected);
});

test('conditions are joined by all or any, and a group of them stands for one', async () => {
  const never: SegmentCondition = { kind: 'orders', least: 0, most: 0 };
  const silver: SegmentCondition = { kind: 'rank', ranks: ['silver'] };
  expect(await keptBy({ match: 'all', conditions: [never, silver] })).toEqual([]);
  expect(await keptBy({ match: 'any', conditions: [never, silver] })).toEqual(['noura', 'saad']);
  const group = { kind: 'conditions', match: 'any', conditions: [never, silver] } as const;
  const joined: SegmentCondition = { kind: 'joined', is: 'before', days: 30 };
  expect(await keptBy({ match: 'all', conditions: [joined, { ...group, conditions: [never, silver] }] })).toEqual([
    'noura',
  ]);
});

test('a segment is counted beside the call, and the count is of the filter that was saved', async () => {
  const body = { name: 'اشتروا', filter: one({ kind: 'orders', least: 1, most: null }) };
  const { body: made } = await shop.call('POST /admin/segments', { headers: owner.headers, body });
  expect([made.data.count, made.data.counted_at]).toEqual([null, null]);
  await deliverEvents(database.db, subscribers);
  const path = `/admin/segments/${made.data.id}`;
  const read = async () => (await shop.call(`GET ${path}`, { headers: owner.headers })).body.data;
  expect(await read()).toMatchObject({ count: 2, counted_at: AT.toISOString() });
  const edit = { ...body, filter: one({ kind: 'orders', least: 0, most: 0 }), version: 1 };
  const put = () => shop.call(`PUT ${path}`, { headers: owner.headers, body: edit });
  expect((await put()).body.data).toMatchObject({ version: 2, count: null });
  expect((await put()).body.code).toBe('conflict.changed');
  await deliverEvents(database.db, subscribers);
  expect(await read()).toMatchObject({ count: 1 });
  await shop.call(`POST ${path}/count`, { headers: owner.headers });
  expect(await read()).toMatchObject({ count: null });
  await deliverEvents(database.db, subscribers);
  expect(await read()).toMatchObject({ count: 1 });
  const removed = await shop.call(`DELETE ${path}`, { headers: owner.headers });
  expect(removed.body.data).toEqual({ done: true });
});

test('customers of a segment are exported, and a segment that is gone is refused', async () => {
  const filter = one({ kind: 'orders', least: 0, most: 0 });
  const { body } = await shop.call('POST /admin/segments', {
    headers: owner.headers,
    body: { name: 'لم يشتروا', filter },
  });
  const headers = { ...owner.headers, 'x-api-key': TEST_STORE_KEY };
  const url = `/api/store/admin/customers.csv?segment_id=${body.data.id}`;
  const { payload: text } = await shop.app.server.inject({ url, headers });
  expect(text).toContain(saad.id);
  expect(text).not.toContain(noura.id);
  const gone = await shop.call('GET /admin/customers?segment_id=999999', { headers: owner.headers });
  expect(gone.body.code).toBe('segments.not_found');
});

test('those who may be reached are listed by id in pages', async () => {
  const filter = one({ kind: 'orders', least: 0, most: null });
  const page = { after: null, most: 10, at: AT, channel: 'email' } as const;
  expect(await listNextMembers(database.db, filter, page)).toEqual([noura.id]);
  expect(await listNextMembers(database.db, filter, { ...page, after: noura.id })).toEqual([]);
});

test('a birthday is day and month, and can be taken back', async () => {
  const { headers } = saad;
  expect((await shop.call('PUT /user/birthday', { headers, body: { month: 2, day: 30 } })).status).toBe(422);
  expect((await shop.call('PUT /user/birthday', { headers, body: { month: 2, day: 29 } })).body.data).toEqual({
    month: 2,
    day: 29,
  });
  const found = () =>
    inTransaction(database.db, (tx) => listBirthdays(tx, { month: 2, days: [28, 29], after: null, most: 10 }));
  expect(await found()).toEqual([saad.id]);
  expect((await shop.call('DELETE /user/birthday', { headers })).body.data).toEqual({ month: null, day: null });
  expect(await found()).toEqual([]);
});
