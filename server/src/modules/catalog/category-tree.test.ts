import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createCategoryTrees } from './category-tree.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the tree is read once, and again after a purge of categories', async () => {
  let queries = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const trees = createCategoryTrees(db, () => 0);
  const first = await trees.read();
  const once = queries;
  expect(once).toBeGreaterThan(0);
  trees.purge(['products']);
  expect(await trees.read()).toBe(first);
  expect(queries).toBe(once);
  trees.purge(['categories']);
  await trees.read();
  expect(queries).toBe(once * 2);
});
