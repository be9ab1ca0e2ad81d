import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  productBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { noteFirstPrices } from './price-history.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body: unknown) => shop.call(key, { headers: owner.headers, language: 'en', body });
const draft = (spec: Partial<AdminProductDraft>) => productBody({ category_id: categoryId, ...spec });

async function create(spec: Partial<AdminProductDraft>, status = 'published'): Promise<number> {
  return (await call('POST /admin/products', { ...draft(spec), status })).body.data.id;
}

/** Saves a product with other prices, so many days after its last change. */
async function reprice(id: number, spec: Partial<AdminProductDraft>, daysLater: number): Promise<void> {
  await sql`
    update variant_prices h set since = h.since - make_interval(days => ${daysLater})
    from product_variants v where v.id = h.variant_id and v.product_id = ${id}
  `.execute(database.db);
  const { version } = (await shop.call(`GET /admin/products/${id}`, { headers: owner.headers })).body.data;
  expect((await call(`PUT /admin/products/${id}`, { ...draft(spec), version })).status).toBe(200);
}

const prior = async (id: number) => (await shop.call(`GET /products/${id}`)).body.data.prior_prices;

async function countPrices(id: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from variant_prices h join product_variants v on v.id = h.variant_id
    where v.product_id = ${id}
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('beside a sale stands the lowest price of the 30 days before it, not the one it was raised to first', async () => {
  const texts = { sku: 'LOW-1', slug: 'low-1' };
  const id = await create({ ...texts, price: 100 });
  expect(await prior(id)).toEqual([]);
  await reprice(id, { ...texts, price: 160 }, 40);
  await reprice(id, { ...texts, price: 160, sale_price: 120 }, 5);
  expect(await prior(id)).toEqual([{ variant_id: null, lowest_price: 100 }]);
  // The window belongs to the sale: it does not move while the sale goes on.
  await reprice(id, { ...texts, price: 160, sale_price: 120, weight_grams: 7 }, 90);
  expect(await prior(id)).toEqual([{ variant_id: null, lowest_price: 100 }]);
  await reprice(id, { ...texts, price: 160 }, 1);
  expect(await prior(id)).toEqual([]);
});

test('prices that no sale can be compared with are dropped', async () => {
  const texts = { sku: 'LOW-2', slug: 'low-2' };
  const id = await create({ ...texts, price: 50 });
  for (const price of [60, 70, 80]) await reprice(id, { ...texts, price }, 31);
  // The present one, and the one before it, which held until then.
  expect(await countPrices(id)).toBe(2);
  await reprice(id, { ...texts, price: 80, sale_price: 75 }, 31);
  expect(await prior(id)).toEqual([{ variant_id: null, lowest_price: 80 }]);
});

test('prices of a draft count for nothing; those of a variant are its own', async () => {
  const sizes = (small: number | null) => ({
    sku: 'LOW-3',
    slug: 'low-3',
    price: 200,
    variants: [
      { ...ofSize('S'), price: 90, sale_price: small },
      { ...ofSize('L'), price: 110, sale_price: null },
    ],
  });
  const id = await create({ ...sizes(30) }, 'draft');
  expect(await countPrices(id)).toBe(0);
  await reprice(id, sizes(null), 0);
  const seen = (await shop.call(`GET /admin/products/${id}`, { headers: owner.headers })).body.data;
  await call(`PUT /admin/products/${id}/status`, { version: seen.version, status: 'published' });
  await reprice(id, sizes(80), 3);
  expect(await prior(id)).toEqual([{ variant_id: seen.variants[0].id, lowest_price: 90 }]);
});

test('products that came without staff are noted once', async () => {
  const { id } = await factories(database.db).product({ categoryId });
  await sql`delete from variant_prices`.execute(database.db);
  await noteFirstPrices(database.db);
  await noteFirstPrices(database.db);
  expect(await countPrices(id)).toBe(1);
});

const ofSize = (size: string): AdminProductDraft['variants'][number] => ({
  sku: `LOW-3-${size}`,
  barcode: null,
  size,
  color_ar: null,
  color_en: null,
  color_hex: null,
  price: null,
  sale_price: null,
  image_key: null,
});
