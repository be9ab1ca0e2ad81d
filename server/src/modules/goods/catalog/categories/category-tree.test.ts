import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { createCategoryTrees } from './category-tree.ts';

let database: TestDatabase;
let clock = Date.now();
beforeAll(async () => {
  database = await createTestDatabase();
  await factories(database.db).category({ slug: 'dates' });
});
afterAll(() => database.close());

test('the tree is read once, and again only after an invalidation of it or a minute: counting products takes long in a large shop', async () => {
  const trees = createCategoryTrees(database.db, () => clock);
  const first = await trees.read();
  expect(first.findBySlug('dates')).toBeDefined();
  expect(await trees.read()).toBe(first);
  trees.invalidate(['products']);
  expect(await trees.read()).toBe(first);
  trees.invalidate(['categories']);
  const second = await trees.read();
  expect(second).not.toBe(first);
  clock += 60_000;
  expect(await trees.read()).not.toBe(second);
});

test('what categories are called is read again only when staff changed it: products are edited all day', async () => {
  const trees = createCategoryTrees(database.db, () => clock);
  await trees.read();
  await factories(database.db).category({ slug: 'coffee' });
  trees.invalidate(['categories', 'products']);
  expect((await trees.read()).findBySlug('coffee')).toBeUndefined();
  trees.invalidate(['categories', 'category-names']);
  expect((await trees.read()).findBySlug('coffee')).toBeDefined();
});
