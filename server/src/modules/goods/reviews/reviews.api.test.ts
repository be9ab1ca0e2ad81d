import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, makeReview, type TestDatabase } from '../../../testing/index.ts';
import { addVote, hideReview, publishReview, rejectReview } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const product = () => factories(database.db).product();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const ratingsIn = (body: { data: { data: { rating: number }[] } }) => body.data.data.map((review) => review.rating);

async function reviewed(...ratings: number[]): Promise<number> {
  const { id } = await product();
  for (const [index, rating] of ratings.entries()) {
    await makeReview(database.db, { productId: id, rating, createdAt: daysAgo(index) });
  }
  return id;
}

test('a product nobody has reviewed says so', async () => {
  const { id } = await product();
  const { body } = await shop.call(`GET /reviews?product_id=${id}`);
  expect(body.data).toMatchObject({ data: [], total: 0, rating_average: 0, rating_count: 0, last_page: 1 });
  expect(body.data.histogram).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })));
});

test('shows who, where and how many stars, in the language of the reader, and never a full name or an order', async () => {
  const { id } = await product();
  await makeReview(database.db, {
    productId: id,
    rating: 4,
    author: 'سارة م.',
    cityId: 1,
    customerId: crypto.randomUUID(),
  });
  const { body } = await shop.call(`GET /reviews?product_id=${id}`, { language: 'en' });
  expect(body.data.data).toEqual([
    {
      id: expect.any(Number),
      rating: 4,
      fit: null,
      title: null,
      text: 'وصل سريعًا والجودة ممتازة',
      author: 'سارة م.',
      city: 'Riyadh',
      is_verified: true,
      helpful_count: 0,
      photos: [],
      created_at: expect.any(String),
    },
  ]);
});

test('sorts, filters by stars and pages, with the average of all', async () => {
  const id = await reviewed(3, 5, 1, 5);
  const helpful = await makeReview(database.db, { productId: id, rating: 2, createdAt: daysAgo(9) });
  await inTransaction(database.db, async (tx) => {
    for (const key of ['a', 'b', 'a']) await addVote(tx, helpful, { key, keys: [key], network: null });
  });
  const read = async (query: string) => (await shop.call(`GET /reviews?product_id=${id}${query}`)).body;
  expect(ratingsIn(await read(''))).toEqual([3, 5, 1, 5, 2]);
  expect(ratingsIn(await read('&sort=highest'))).toEqual([5, 5, 3, 2, 1]);
  expect(ratingsIn(await read('&sort=lowest'))).toEqual([1, 2, 3, 5, 5]);
  expect((await read('&sort=helpful')).data.data[0]).toMatchObject({ id: helpful, helpful_count: 2 });
  expect((await read('&rating=5')).data).toMatchObject({ total: 2, rating_count: 5, rating_average: 3.2 });
  const second = await read('&per_page=2&page=3');
  expect(second.data).toMatchObject({ current_page: 3, last_page: 3, per_page: 2, total: 5 });
  expect(ratingsIn(second)).toEqual([2]);
});

test('only what is published is read and counted, and kept answers hear of it', async () => {
  const { id } = await product();
  const waiting = await makeReview(database.db, { productId: id, rating: 5, isPublished: false });
  const count = async () => (await shop.call(`GET /reviews?product_id=${id}`)).body.data.rating_count;
  const shown = async () => (await shop.call(`GET /products/${id}`)).body.data;
  expect(await count()).toBe(0);
  await inTransaction(database.db, (tx) => publishReview(tx, waiting));
  await expect.poll(count).toBe(1);
  await expect.poll(shown).toMatchObject({ rating_average: 5, rating_count: 1 });
  await inTransaction(database.db, (tx) => hideReview(tx, waiting, 'بلاغات'));
  await expect.poll(count).toBe(0);
  await expect.poll(shown).toMatchObject({ rating_average: 0, rating_count: 0 });
});

test('a step that is not legal changes nothing and says so', async () => {
  const { id } = await product();
  const review = await makeReview(database.db, { productId: id, rating: 3, isPublished: false });
  const step = (work: Parameters<typeof inTransaction<boolean>>[1]) => inTransaction(database.db, work);
  expect(await step((tx) => hideReview(tx, review, 'x'))).toBe(false);
  expect(await step((tx) => rejectReview(tx, review, 'روابط'))).toBe(true);
  expect(await step((tx) => rejectReview(tx, review, 'روابط'))).toBe(false);
  expect(await step((tx) => publishReview(tx, review))).toBe(true);
  expect(await step((tx) => publishReview(tx, review))).toBe(false);
});

test('reviews published at the same moment all count', async () => {
  const { id } = await product();
  const waiting = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      makeReview(database.db, { productId: id, rating: (index % 5) + 1, isPublished: false }),
    ),
  );
  await Promise.all(waiting.map((one) => inTransaction(database.db, (tx) => publishReview(tx, one))));
  const { rows } = await sql`select rating_count from products where id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ rating_count: 8 }]);
});

test('one customer reviews a product once', async () => {
  const { id } = await product();
  const customerId = crypto.randomUUID();
  await makeReview(database.db, { productId: id, rating: 5, customerId });
  await expect(makeReview(database.db, { productId: id, rating: 1, customerId })).rejects.toThrow('reviews_once_each');
});
