import type { Fit, Misfit } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  invalidationsOf,
  lineIdsOf,
  type MadeCustomer,
  makeCustomer,
  makeReview,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { writeProductFits } from '../../goods/sizing/index.ts';
import { countFits } from './index.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: false });
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const shirt = () => factories(database.db).product({ variants: [{ size: 'M', stock: 500 }] });
type Shirt = Awaited<ReturnType<typeof shirt>>;

async function say(productId: number, fit: Fit | null, { times = 1, daysAgo = 1, isPublished = true } = {}) {
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  for (let at = 0; at < times; at += 1) {
    await makeReview(database.db, { productId, rating: 4, fit, createdAt, isPublished });
  }
}

async function buy({ id, variantIds }: Shirt, customer: MadeCustomer) {
  const body = orderBody([{ product_id: id, variant_id: variantIds[0], quantity: 1 }], 140);
  const placed = await shop.call('POST /orders', { body, headers: customer.headers });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const orderId = placed.body.data.id;
  await deliverOrder(database.db, orderId, 1);
  return orderId;
}

/** A return of a shirt that does not fit, which staff take on. */
async function sendBack(bought: Shirt, customer: MadeCustomer, fit: Misfit, { isApproved = true, by = customer } = {}) {
  const orderId = await buy(bought, customer);
  const [line = 0] = await lineIdsOf(database.db, orderId);
  const body = {
    order_id: orderId,
    lines: [{ id: line, quantity: 1, reason: 'wrong_size', fit }],
    refund_to: 'store_credit',
  };
  const asked = await shop.call('POST /returns', { body, headers: by.headers });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  if (isApproved) {
    const headers = owner.headers;
    const approved = await shop.call(`POST /admin/returns/${asked.body.data.id}/approve`, { headers, body: {} });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  }
  return asked.body.data;
}

const count = (daysOn = 0) => countFits(database.db, new Date(Date.now() + daysOn * DAY_MS));
const adviceOf = async (id: number) => (await shop.call(`GET /products/${id}`)).body.data.size_advice;
const countsOf = async (id: number) =>
  (await shop.call(`GET /admin/size-advice?product_id=${id}`, { headers: owner.headers })).body.data;

test('five buyers make an advice, with how many they are; reviews that were not published and those that say nothing do not', async () => {
  const { id } = await shirt();
  await say(id, 'small', { times: 4 });
  await say(id, 'small', { isPublished: false });
  await say(id, null, { times: 3 });
  await count();
  expect(await adviceOf(id)).toBeNull();
  expect(await countsOf(id)).toEqual({ shown: null, small: 4, as_expected: 0, large: 0, from_returns: 0 });
  await say(id, 'as_expected');
  await count();
  expect(await adviceOf(id)).toEqual({ advice: 'runs_small', buyers: 5 });
});

test('returns alone make no advice', async () => {
  const bought = await shirt();
  await say(bought.id, 'small', { times: 4 });
  await sendBack(bought, await makeCustomer(database.db), 'small');
  await count();
  expect(await adviceOf(bought.id)).toBeNull();
  await say(bought.id, 'small');
  await count();
  expect(await adviceOf(bought.id)).toEqual({ advice: 'runs_small', buyers: 6 });
});

test('a return of what is not worn says no side', async () => {
  const perfume = await factories(database.db).product({ variants: [{ size: '50 ml', stock: 5 }] });
  const asked = await sendBack(perfume, await makeCustomer(database.db), 'small');
  expect(asked.lines[0]).toMatchObject({ reason: 'wrong_size', fit: null });
});

test('a product that is deleted meanwhile stops no others from being counted', async () => {
  const { id } = await shirt();
  const now = { small: 5, as_expected: 0, large: 0, from_returns: 0 };
  await inTransaction(database.db, (tx) =>
    writeProductFits(tx, [
      { productId: 2_000_000_000, now },
      { productId: id, now },
    ]),
  );
  expect(await adviceOf(id)).toEqual({ advice: 'runs_small', buyers: 5 });
});

test('returns say it too, once staff took them on; a buyer counts once, by the latest answer, and staff do not count', async () => {
  const bought = await shirt();
  await say(bought.id, 'as_expected', { times: 4 });
  await say(bought.id, 'small');
  const [buyer, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  const shown = await sendBack(bought, buyer, 'large');
  expect(shown.lines[0]).toMatchObject({ reason: 'wrong_size', fit: 'large', reason_label: 'المقاس كبير' });
  await sendBack(bought, buyer, 'small');
  await sendBack(bought, other, 'large', { isApproved: false });
  const { headers } = owner;
  await sendBack(bought, other, 'large', { by: { ...other, headers } });
  await count();
  expect(await countsOf(bought.id)).toEqual({
    shown: { advice: 'true_to_size', buyers: 6 },
    small: 2,
    as_expected: 4,
    large: 0,
    from_returns: 1,
  });
});

test('what a year ago was said, and reviews that are gone, count no more; pages are made anew only where they differ', async () => {
  const { id } = await shirt();
  await say(id, 'large', { times: 5, daysAgo: 300 });
  await count();
  expect(await adviceOf(id)).toEqual({ advice: 'runs_large', buyers: 5 });
  await say(id, null);
  expect(await invalidationsOf(database.db, () => count())).not.toContain(`product:${id}`);
  const small = await makeReview(database.db, { productId: id, rating: 4, fit: 'small' });
  expect(await invalidationsOf(database.db, () => count())).toContain(`product:${id}`);
  expect(await adviceOf(id)).toEqual({ advice: 'runs_large', buyers: 6 });
  const hidden = { headers: owner.headers, body: { reason: 'لا يتحدث عن المنتج' } };
  expect((await shop.call(`PUT /admin/reviews/${small}/hide`, hidden)).status).toBe(200);
  await count();
  expect(await adviceOf(id)).toEqual({ advice: 'runs_large', buyers: 5 });
  await count(100);
  expect(await adviceOf(id)).toBeNull();
  const { rows } = await sql`select from product_fits where product_id = ${id}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a review says how a size fits, is changed and shown; not of what is not worn', async () => {
  const [bought, plain] = [await shirt(), await factories(database.db).product()];
  const customer = await makeCustomer(database.db);
  await buy(bought, customer);
  const { headers } = customer;
  const draft = { rating: 4, text: 'قماشه جيد' };
  const waiting = (await shop.call('GET /user/reviews', { headers })).body.data.waiting;
  expect(waiting).toMatchObject([{ product: { id: bought.id }, asks_fit: true }]);
  const body = { ...draft, fit: 'small', product_id: bought.id };
  const written = await shop.call('POST /reviews', { headers, body });
  expect(written.body.data).toMatchObject({ fit: 'small', asks_fit: true });
  const change = async (fit?: Fit | null) =>
    (await shop.call(`PUT /reviews/${written.body.data.id}`, { headers, body: { ...draft, fit } })).body.data.fit;
  expect(await change('large')).toBe('large');
  expect(await change(), 'a client that does not know the question').toBe('large');
  expect(await change(null)).toBeNull();
  expect(await change('large')).toBe('large');
  expect((await shop.call(`GET /reviews?product_id=${bought.id}`)).body.data.data).toMatchObject([{ fit: 'large' }]);
  const placed = await shop.call('POST /orders', {
    headers,
    body: orderBody([{ product_id: plain.id, quantity: 1 }], 140),
  });
  await deliverOrder(database.db, placed.body.data.id, 1);
  const unworn = await shop.call('POST /reviews', { headers, body: { ...body, product_id: plain.id } });
  expect([unworn.status, Object.keys(unworn.body.errors)]).toEqual([422, ['fit']]);
  const again = await shop.call('POST /reviews', { headers, body: { ...draft, product_id: plain.id } });
  const kept = await shop.call(`PUT /reviews/${again.body.data.id}`, { headers, body: { ...draft, fit: 'large' } });
  expect(kept.status).toBe(422);
});

test('a side of a size needs its reason', async () => {
  const bought = await shirt();
  const customer = await makeCustomer(database.db);
  const orderId = await buy(bought, customer);
  const [line = 0] = await lineIdsOf(database.db, orderId);
  const lines = [{ id: line, quantity: 1, reason: 'damaged', fit: 'small' }];
  const body = { order_id: orderId, lines, refund_to: 'store_credit' };
  const asked = await shop.call('POST /returns', { body, headers: customer.headers });
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['lines.0.fit']]);
});
