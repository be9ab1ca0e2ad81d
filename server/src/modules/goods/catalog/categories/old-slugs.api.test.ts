import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const rename = (id: number, slug: string) =>
  sql`update categories set slug = ${slug} where id = ${id}`.execute(database.db);

/** Uses a new shop for each query, because the tree is cached for a minute. */
async function find(slug: string): Promise<string | number> {
  const fresh = await createTestApp(database, { cacheBytes: 0 });
  const { status, body } = await fresh.call(`GET /categories/${slug}`);
  await fresh.close();
  return status === 200 ? body.data.slug : status;
}

test('a category is found by every address it had, and says the present one', async () => {
  const id = await factories(database.db).category({ slug: 'scents' });
  await rename(id, 'perfumes');
  await rename(id, 'perfume-and-oud');
  for (const slug of ['scents', 'perfumes', 'perfume-and-oud']) expect(await find(slug)).toBe('perfume-and-oud');
});

test('an address taken by another category is that one’s, until it moves on', async () => {
  const { category } = factories(database.db);
  const first = await category({ slug: 'gifts' });
  await rename(first, 'presents');
  const second = await category({ slug: 'gifts' });
  expect(await find('gifts')).toBe('gifts');
  await rename(second, 'gift-boxes');
  expect(await find('gifts')).toBe('gift-boxes');
});

test('a category renamed back leaves no trace of itself', async () => {
  const id = await factories(database.db).category({ slug: 'bags' });
  await rename(id, 'handbags');
  await rename(id, 'bags');
  const { rows } = await sql`select slug from old_category_slugs where category_id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ slug: 'handbags' }]);
  expect(await find('handbags')).toBe('bags');
});

test('a change that is taken back leaves no old address', async () => {
  const id = await factories(database.db).category({ slug: 'watches' });
  await inTransaction(database.db, async (tx) => {
    await sql`update categories set slug = 'clocks' where id = ${id}`.execute(tx);
    throw new Error('undone');
  }).catch(() => undefined);
  expect(await find('watches')).toBe('watches');
  expect(await find('clocks')).toBe(404);
});
