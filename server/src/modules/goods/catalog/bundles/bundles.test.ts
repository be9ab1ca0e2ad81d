import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import { createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { createBundle, readBundles } from '../index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a bundle keeps its parts in the order they were given, each with how many', async () => {
  const a = factories(database.db);
  const [coffee, cup] = [await a.product(), await a.product()];
  const items = [
    { variantId: cup.variantIds[0] ?? 0, quantity: 2 },
    { variantId: coffee.variantIds[0] ?? 0, quantity: 1 },
  ];
  const id = await inTransaction(database.db, (tx) =>
    createBundle(tx, {
      slug: 'coffee-for-two',
      name: { ar: 'قهوة لاثنين', en: 'Coffee for two' },
      description: { ar: '', en: '' },
      priceHalalas: 9_900,
      images: [],
      position: 0,
      items,
    }),
  );
  const [bundle] = await readBundles(database.db, [id]);
  expect(bundle).toMatchObject({ slug: 'coffee-for-two', price_halalas: 9_900 });
  expect(bundle?.parts.map((part) => ({ variantId: part.variant.id, quantity: part.quantity }))).toEqual(items);
});
