import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  invalidationsOf,
  makePromotion,
  makeReview,
  productDraft,
  promotionDraft,
  type TestDatabase,
  variantDraft,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { promotionsAt, savePromotion } from '../../../selling/promotions/index.ts';
import { rewriteStaleDocuments } from '../listing/rewrite-stale-documents.ts';
import type { Existing, ProductDraft } from './product-draft.ts';
import { saveProduct } from './save-product.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const save = (draft: ProductDraft, existing?: Existing, db: Database = database.db) =>
  inTransaction(db, (tx) => saveProduct(tx, draft, promotionsAt(new Date()), existing));
const read = async (id: number) => (await shop.call(`GET /products/${id}`, { language: 'en' })).body.data;
const found = async (text: string): Promise<number[]> =>
  (await shop.call(`GET /products?search=${encodeURIComponent(text)}`)).body.data.data.map(
    ({ id }: { id: number }) => id,
  );

async function row(id: number) {
  const columns = { version: sql.int4, sold_count: sql.int4, in_stock: sql.bool, rating_count: sql.int4 };
  const { rows } = await sql.rows(columns)`
    select version, sold_count, in_stock, rating_count from products where id = ${id}
  `.execute(database.db);
  return rows[0];
}

async function variantsOf(id: number) {
  const { rows } = await sql.rows({ id: sql.int4, sku: sql.text, is_active: sql.bool, quantity: sql.int4 })`
    select v.id, v.sku, v.is_active, coalesce(s.quantity, 0) as quantity
    from product_variants v left join stock_levels s on s.variant_id = v.id where v.product_id = ${id} order by v.id
  `.execute(database.db);
  return rows;
}

test('an edit is shown at once and found at once, and what is counted stays', async () => {
  const draft = productDraft({ categoryId, name: { ar: 'مبخرة نحاس', en: 'Brass burner' }, soldCount: 7 });
  const { id } = await save(draft);
  await makeReview(database.db, { productId: id, rating: 5 });
  expect(await read(id)).toMatchObject({ name: 'Brass burner', price: 100, stock_quantity: 10 });
  expect(await found('مبخرة نحاس')).toEqual([id]);
  const edited = { ...draft, slug: 'copper', name: { ar: 'دلة فضية', en: 'Silver pot' }, priceHalalas: 20_000 };
  await save({ ...edited, salePriceHalalas: 15_000, soldCount: 99, stock: 99 }, { id, version: 1 });
  expect(await read(id)).toMatchObject({ name: 'Silver pot', slug: 'copper', price: 200, sale_price: 150 });
  expect(await read(id)).toMatchObject({ stock_quantity: 10, rating_count: 1 });
  expect(await row(id)).toEqual({ version: 2, sold_count: 7, in_stock: true, rating_count: 1 });
  expect(await found('دلة فضية')).toEqual([id]);
  expect(await found('مبخرة نحاس')).toEqual([]);
});

test('variants that stay are the same with their stock, one that goes is sold no more and comes back as itself', async () => {
  const [small, large] = [variantDraft('S'), variantDraft('L', { sku: 'ZUMURRUD' })];
  const draft = productDraft({ categoryId, variants: [small, large] });
  const { id, variantIds } = await save(draft);
  const [smallId, largeId] = [variantIds.get(small.sku), variantIds.get(large.sku)];
  const renamed = {
    ...small,
    ...(smallId && { id: smallId }),
    sku: `${small.sku}-NEW`,
    stock: 50,
    priceHalalas: 7_000,
  };
  const medium = variantDraft('M', { sku: 'QIRMIZI', stock: 3 });
  const changed = await save({ ...draft, variants: [renamed, medium] }, { id, version: 1 });
  expect(changed.variantIds.get(renamed.sku)).toBe(smallId);
  const mediumId = changed.variantIds.get(medium.sku);
  expect(await variantsOf(id)).toEqual([
    { id: smallId, sku: renamed.sku, is_active: true, quantity: 5 },
    { id: largeId, sku: large.sku, is_active: false, quantity: 5 },
    { id: mediumId, sku: medium.sku, is_active: true, quantity: 3 },
  ]);
  expect(await read(id)).toMatchObject({ stock_quantity: 8, price: 70 });
  await save({ ...draft, variants: [large] }, { id, version: 2 });
  expect((await variantsOf(id)).filter((one) => one.is_active)).toEqual([
    { id: largeId, sku: large.sku, is_active: true, quantity: 5 },
  ]);
  expect(await found(medium.sku)).toEqual([]);
  expect(await found(large.sku)).toEqual([id]);
  const strange = { ...draft, variants: [{ ...medium, id: 999_999 }] };
  await expect(save(strange, { id, version: 3 })).rejects.toMatchObject({ code: 'catalog.variant_not_found' });
});

test('a simple product gets variants and becomes simple again with the stock it had', async () => {
  const draft = productDraft({ categoryId });
  const { id, variantIds } = await save(draft);
  await save({ ...draft, variants: [variantDraft('S', { stock: 0 })] }, { id, version: 1 });
  expect(await read(id)).toMatchObject({ product_type: 'variable', in_stock: false, stock_quantity: 0 });
  expect((await row(id))?.in_stock).toBe(false);
  await save(draft, { id, version: 2 });
  expect(await read(id)).toMatchObject({ product_type: 'simple', in_stock: true, stock_quantity: 10 });
  expect((await variantsOf(id)).filter((one) => one.is_active).map((one) => one.id)).toEqual([...variantIds.values()]);
});

test('a promotion reaches what is put into its category, and leaves what is taken out of it', async () => {
  const promoted = await factories(database.db).category();
  await inTransaction(database.db, (tx) => savePromotion(tx, promotionDraft({ categoryIds: [promoted] }), new Date()));
  const draft = productDraft({ categoryId });
  const { id } = await save(draft);
  expect((await read(id)).sale_price).toBe(null);
  await save({ ...draft, extraCategoryIds: [promoted] }, { id, version: 1 });
  expect((await read(id)).sale_price).toBe(90);
  await save({ ...draft, extraCategoryIds: [promoted], priceHalalas: 30_000 }, { id, version: 2 });
  expect((await read(id)).sale_price).toBe(270);
  await save(draft, { id, version: 3 });
  expect((await read(id)).sale_price).toBe(null);
  const born = await save(productDraft({ categoryId: promoted }));
  expect((await read(born.id)).sale_price).toBe(90);
});

test('a product that is switched off is not there, and its answers are dropped', async () => {
  const draft = productDraft({ categoryId });
  const { id } = await save(draft);
  await makePromotion(database.db, { type: 'percentage', percent: 5, productIds: [id] });
  const tags = await invalidationsOf(database.db, () => save({ ...draft, isActive: false }, { id, version: 1 }));
  expect(tags).toEqual(expect.arrayContaining(['products', 'categories', 'bundles', 'promotions', `product:${id}`]));
  expect((await shop.call(`GET /products/${id}`)).status).toBe(404);
});

test('the vocabulary learns the new words by the job that follows', async () => {
  const draft = productDraft({ categoryId });
  const { id } = await save(draft);
  await save({ ...draft, name: { ar: 'زنجبيل مجفف', en: 'Dried ginger' } }, { id, version: 1 });
  expect(await rewriteStaleDocuments(database.db)).toBeGreaterThanOrEqual(1);
  expect(await found('زنجبيل')).toEqual([id]);
  const { rows } = await sql`select from search_words where word = 'ginger'`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test('who has seen another version changes nothing, and one that is not there is not made', async () => {
  const draft = productDraft({ categoryId });
  const { id } = await save(draft);
  await save({ ...draft, priceHalalas: 11_000 }, { id, version: 1 });
  const late = { ...draft, priceHalalas: 1_000, variants: [variantDraft('S')] };
  await expect(save(late, { id, version: 1 })).rejects.toMatchObject({ code: 'conflict.changed', status: 409 });
  expect(await read(id)).toMatchObject({ price: 110, product_type: 'simple' });
  const nobodys = { id: 999_999, version: 1 };
  await expect(save(productDraft({ categoryId }), nobodys)).rejects.toMatchObject({
    code: 'catalog.product_not_found',
  });
});

/**
 * Five staff members concurrently save the version that all of them opened. Returns the number of successful replies.
 */
async function saveAtOnce(db: Database): Promise<number> {
  const draft = productDraft({ categoryId });
  const { id } = await save(draft);
  const prices = [1, 2, 3, 4, 5].map((riyals) => riyals * 100);
  const saved = await Promise.allSettled(
    prices.map((priceHalalas) => save({ ...draft, priceHalalas }, { id, version: 1 }, db)),
  );
  const refused = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused.filter((code) => code !== 'conflict.changed')).toEqual([]);
  return saved.length - refused.length;
}

test('of five who save at once one does', async () => {
  for (let time = 0; time < 5; time += 1) expect(await saveAtOnce(database.db)).toBe(1);
});

test('control: without the version each overwrites the one before', async () => {
  const without = withoutGuardOf(database.db, /and p\.version = (\$\d+)/, 'and $1::int is not null');
  expect(await saveAtOnce(without.db)).toBe(5);
  expect(without.timesTaken()).toBe(5);
});
