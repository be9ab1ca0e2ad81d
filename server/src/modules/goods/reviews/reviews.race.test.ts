import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  formWith,
  type Guard,
  makeCustomer,
  makePicture,
  makePurchase,
  makeReview,
  makeSellable,
  TEST_STORE_KEY,
  type TestDatabase,
  twoProcesses,
} from '../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** A buyer sends the same review 32 times concurrently through two processes. Returns the number of reviews. */
async function writeTogether(): Promise<number> {
  await makeSellable(database.db);
  const shop = await createTestApp(database);
  const customer = await makeCustomer(database.db);
  const { productId: product_id } = await makePurchase({ db: database.db, shop }, customer);
  await shop.close();
  await two.start();
  const body = { product_id, rating: 5, text: 'ممتاز ويستحق سعره' };
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => two.call(index, 'POST /reviews', body, customer.headers)),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from reviews`.execute(database.db);
  return rows[0]?.count ?? -1;
}

test('a review sent many times at once is one review', async () => {
  expect(await writeTogether()).toBe(1);
});

test('without the index that says so it is several', async () => {
  await sql`drop index reviews_once_each`.execute(database.db);
  expect(await writeTogether()).toBeGreaterThan(1);
});

/** Five visitors vote eight times each concurrently. Returns the review's count. */
async function voteTogether(without?: Guard): Promise<number> {
  const { id: productId } = await factories(database.db).product();
  const id = await makeReview(database.db, { productId, rating: 5 });
  await two.start(without);
  const visitors = Array.from({ length: 5 }, () => crypto.randomUUID());
  const votes = visitors.flatMap((visitor) => Array.from({ length: 8 }, () => visitor));
  await Promise.all(
    votes.map((visitor, index) => two.call(index, `POST /reviews/${id}/helpful?visitor_id=${visitor}`, {})),
  );
  const { rows } = await sql.rows({
    helpful_count: sql.int4,
  })`select helpful_count from reviews where id = ${id}`.execute(database.db);
  return rows[0]?.helpful_count ?? -1;
}

test('votes at the same moment count once a visitor', async () => {
  expect(await voteTogether()).toBe(5);
});

test('counting every vote instead of every new row is caught', async () => {
  const guard = { file: 'reviews.store.ts', guard: 'coalesce((select sum(step) from changed), 0)::int', instead: '1' };
  expect(await voteTogether(guard)).toBeGreaterThan(5);
});

/** A buyer uses one photo in reviews of two products concurrently. Returns the statuses of the replies, sorted. */
async function claimTogether(without?: Guard): Promise<number[]> {
  await makeSellable(database.db);
  const shop = await createTestApp(database);
  const customer = await makeCustomer(database.db);
  const purchases = [];
  for (let one = 0; one < 2; one += 1) purchases.push(await makePurchase({ db: database.db, shop }, customer));
  const form = formWith(await makePicture());
  const sent = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...customer.headers },
    payload: form.payload,
  });
  await shop.close();
  await two.start(without);
  const photos = [sent.json().data.id];
  const answers = await Promise.all(
    purchases.map(({ productId: product_id }, index) =>
      two.call(index, 'POST /reviews', { product_id, rating: 5, text: 'ممتاز', photos }, customer.headers),
    ),
  );
  return answers.map(({ status }) => status).sort();
}

test('a photo named by two reviews at once belongs to one of them', async () => {
  expect(await claimTogether()).toEqual([201, 422]);
});

test('without looking whether it is taken only the last index stops the second', async () => {
  const guard = { file: 'uploads.store.ts', guard: 'and claimed_at is null', instead: '' };
  expect(await claimTogether(guard)).not.toEqual([201, 422]);
});
