import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogSitemap, createCategoryTrees } from '../../modules/goods/catalog/index.ts';
import { createTestApp, createTestDatabase, factories, makePage, type TestDatabase } from '../../testing/index.ts';
import { publishInvalidation } from '../cache/index.ts';
import { inTransaction, sql } from '../database/index.ts';

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

const get = (url: string, headers = {}) => shop.app.server.inject({ method: 'GET', url, headers });

/** All addresses found through the index, as a crawler follows it. */
async function crawl(): Promise<string[]> {
  const index = await get('/sitemap.xml');
  const parts = [...index.body.matchAll(/<loc>http:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const bodies = await Promise.all(parts.map(async (path) => (await get(path)).body));
  return bodies.flatMap((body) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address));
}

const publish = (tags: string[]) => inTransaction(database.db, (tx) => publishInvalidation(tx, tags));

test('every active thing is in it once a language, each naming the other', async () => {
  const { product, category, bundle } = factories(database.db);
  const oud = await product({ categoryId: await category({ slug: 'oud' }) });
  const gone = await product();
  await sql`update products set is_active = false where id = ${gone.id}`.execute(database.db);
  const set = await bundle({
    priceHalalas: 5_000,
    items: oud.variantIds.map((variantId) => ({ variantId, quantity: 1 })),
  });
  await makePage(database.db, 'returns');
  const addresses = await crawl();
  const paths = ['', '/products', '/categories/oud', `/product/${oud.id}/${oud.slug}`, `/bundle/${set}`, '/returns'];
  for (const path of paths) {
    expect(addresses).toContain(`http://shop.test${path || '/'}`);
    expect(addresses).toContain(`http://shop.test/en${path}`);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.includes(gone.slug))).toEqual([]);
  const part = await get('/sitemap/products-0.xml');
  expect(part.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(part.body).toContain(
    `<xhtml:link rel="alternate" hreflang="en" href="http://shop.test/en/product/${oud.id}/${oud.slug}"/>`,
  );
  expect(part.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('a product has its pictures with it, at the address where browsers fetch them', async () => {
  const picture = { key: 'oud-a', width: 960, height: 960, widths: [240, 960], formats: ['webp'], placeholder: '#fff' };
  const images = JSON.stringify([{ ...picture, alt_ar: '', alt_en: '' }]);
  const { id } = await factories(database.db).product();
  await sql`update products set images = ${images}::jsonb where id = ${id}`.execute(database.db);
  await publish(['products']);
  const image = '<image:image><image:loc>http://shop.test/media/oud-a-960.webp</image:loc></image:image></url>';
  await expect.poll(async () => (await get('/sitemap/products-0.xml')).body).toContain(image);
});

test('what is new is in it as soon as its tag is invalidated', async () => {
  await crawl();
  const added = await factories(database.db).product();
  expect((await crawl()).join()).not.toContain(added.slug);
  await publish(['products']);
  await expect.poll(async () => (await crawl()).join()).toContain(added.slug);
});

test('products are split by ranges of their ids, and nothing is lost between them', async () => {
  const made = await Promise.all(Array.from({ length: 7 }, () => factories(database.db).product()));
  const trees = createCategoryTrees(database.db, Date.now);
  const [products] = catalogSitemap(database.db, trees, 3);
  const parts = (await products?.parts()) ?? [];
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const entries = (await Promise.all(parts.map(({ number }) => products?.read(number) ?? []))).map((part) => {
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThanOrEqual(3);
    return part;
  });
  const paths = entries.flat().map((entry) => entry.path);
  for (const { id, slug } of made) expect(paths).toContain(`/product/${id}/${slug}`);
});

test('a part that is not there is a 404', async () => {
  for (const path of ['/sitemap/products-999.xml', '/sitemap/nothing-0.xml', '/sitemap/products.xml']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test('is sent compressed, and not again to who has it', async () => {
  const first = await get('/sitemap/products-0.xml', { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  const again = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag };
  expect((await get('/sitemap/products-0.xml', again)).statusCode).toBe(304);
});

test('robots are led to it, and kept from what is one reader’s own', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
  for (const path of ['/cart$', '/en/cart$', '/checkout/', '/en/account/', '/api/', '/*?search=']) {
    expect(body.split('\n')).toContain(`Disallow: ${path}`);
  }
});
