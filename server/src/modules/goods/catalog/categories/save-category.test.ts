import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  invalidationsOf,
  productDraft,
  promotionDraft,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { promotionsAt, savePromotion } from '../../../selling/promotions/index.ts';
import { rewriteStaleDocuments } from '../listing/rewrite-stale-documents.ts';
import type { Existing } from '../products/product-draft.ts';
import { saveProduct } from '../products/save-product.ts';
import type { CategoryDraft } from './save-category.store.ts';
import { saveCategory } from './save-category.ts';

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

let serial = 0;
function draftOf(spec: Partial<CategoryDraft> = {}): CategoryDraft {
  serial += 1;
  return {
    parentId: null,
    slug: `shelf-${serial}`,
    name: { ar: `رف ${serial}`, en: `Shelf ${serial}` },
    description: { ar: '', en: '' },
    image: null,
    backdrop: 'sand',
    position: serial,
    isFeatured: false,
    ...spec,
  };
}

const save = (draft: CategoryDraft, existing?: Existing, db: Database = database.db) =>
  inTransaction(db, (tx) => saveCategory(tx, draft, promotionsAt(new Date()), existing));
const put = (categoryId: number, extraCategoryIds: number[] = []) =>
  inTransaction(database.db, (tx) =>
    saveProduct(tx, productDraft({ categoryId, extraCategoryIds }), promotionsAt(new Date())),
  );
const inCategory = async (slug: string): Promise<number[]> =>
  (await shop.call(`GET /categories/${slug}/products`)).body.data.data.map(({ id }: { id: number }) => id);

test('an edit is shown at once, its old address leads on, and what is in it stays', async () => {
  const draft = draftOf({ slug: 'incense' });
  const id = await save(draft);
  const product = await put(id);
  await save({ ...draft, slug: 'oud', name: { ar: 'عود', en: 'Oud' } }, { id, version: 1 });
  const { body } = await shop.call('GET /categories/incense', { language: 'en' });
  expect(body.data).toMatchObject({ id, slug: 'oud', name: 'Oud', products_count: 1 });
  expect((await shop.call(`GET /products/${product.id}`, { language: 'en' })).body.data.category.name).toBe('Oud');
  expect(await rewriteStaleDocuments(database.db)).toBeGreaterThanOrEqual(1);
  const found = await shop.call(`GET /products?search=${encodeURIComponent('عود')}`);
  expect(found.body.data.data.map((one: { id: number }) => one.id)).toContain(product.id);
});

test('what is in a category that moves counts in the categories above its new place alone', async () => {
  const [old, next, extra] = [draftOf(), draftOf(), draftOf()];
  const [oldId, nextId, extraId] = [await save(old), await save(next), await save(extra)];
  const draft = draftOf({ parentId: oldId });
  const id = await save(draft);
  const below = draftOf({ parentId: id });
  const { id: product } = await put(await save(below), [extraId]);
  expect(await inCategory(old.slug)).toEqual([product]);
  await inTransaction(database.db, (tx) => savePromotion(tx, promotionDraft({ categoryIds: [nextId] }), new Date()));
  const priceOf = async () => (await shop.call(`GET /products/${product}`)).body.data.sale_price;
  expect(await priceOf()).toBe(null);
  const tags = await invalidationsOf(database.db, () => save({ ...draft, parentId: nextId }, { id, version: 1 }));
  expect(tags).toEqual(expect.arrayContaining(['categories', 'products', 'promotions', `product:${product}`]));
  expect(await inCategory(old.slug)).toEqual([]);
  for (const one of [next, draft, below, extra]) expect(await inCategory(one.slug)).toEqual([product]);
  expect(await priceOf()).toBe(90);
});

test('a category goes into nothing that is below it', async () => {
  const draft = draftOf();
  const id = await save(draft);
  const child = await save(draftOf({ parentId: id }));
  for (const parentId of [id, child]) {
    await expect(save({ ...draft, parentId }, { id, version: 1 })).rejects.toMatchObject({
      code: 'catalog.category_in_itself',
    });
  }
  await expect(save(draft, { id: 999_999, version: 1 })).rejects.toMatchObject({ code: 'catalog.category_not_found' });
});

test('who has seen another version changes nothing', async () => {
  const draft = draftOf();
  const id = await save(draft);
  await save({ ...draft, position: 900 }, { id, version: 1 });
  await expect(save({ ...draft, position: 1 }, { id, version: 1 })).rejects.toMatchObject({ code: 'conflict.changed' });
  const { rows } = await sql`select position, version from categories where id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ position: 900, version: 2 }]);
});

/** Moves two categories into each other concurrently. Returns the number of moves that succeeded. */
async function moveIntoEachOther(db: Database): Promise<number> {
  const drafts = [draftOf(), draftOf()] as const;
  const [one, other] = [await save(drafts[0]), await save(drafts[1])];
  const moves = await Promise.allSettled([
    save({ ...drafts[0], parentId: other }, { id: one, version: 1 }, db),
    save({ ...drafts[1], parentId: one }, { id: other, version: 1 }, db),
  ]);
  await sql`update categories set parent_id = null where id = any(${[one, other]}::int[])`.execute(database.db);
  return moves.filter(({ status }) => status === 'fulfilled').length;
}

test('of two that are put into each other at once one is', async () => {
  for (let time = 0; time < 5; time += 1) expect(await moveIntoEachOther(database.db)).toBe(1);
});

test('control: without the lock of the tree both are, and it is a tree no more', async () => {
  // Both locks are needed: a move also waits for a repricing.
  const { db } = withoutGuardOf(
    database.db,
    /select pg_advisory_xact_lock\(/,
    'select length($1::text), pg_sleep(0.1) -- (',
  );
  expect(await untilLost(() => moveIntoEachOther(db))).toBe(2);
});
