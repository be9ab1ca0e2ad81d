import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRow } from '../../../storefront/app/page-row.ts';
import { pages } from '../../../storefront/app/pages.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { createPageAddresses } from './page-addresses.ts';

/* The server's own rules of pages are checked against the storefront's table. */

const rows = Object.entries<PageRow>(pages);

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

const read = async (url: string) => (await shop.app.server.inject({ method: 'GET', url })).body;

test('the site map has the fixed pages of the table, and no others', async () => {
  const part = await read('/sitemap/pages-0.xml');
  const paths = [...part.matchAll(/<loc>http:\/\/shop\.test(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const fixed = rows.filter(([, { found }]) => found === 'fixed').map(([path]) => path);
  expect(paths.filter((path) => !/^\/en(?:\/|$)/.test(path)).toSorted()).toEqual(fixed.toSorted());
});

test('robots are kept from no page that is to be found', async () => {
  const closed = [...(await read('/robots.txt')).matchAll(/^Disallow: (\/[a-z-]+)\$$/gm)].map(([, path = '']) => path);
  expect(closed).toContain('/cart');
  const isFound = (path: string) => rows.some(([pattern, { found }]) => found !== undefined && pattern === path);
  expect(closed.filter(isFound)).toEqual([]);
  const readAddress = createPageAddresses(pages, new Set());
  expect(closed.filter((path) => path !== '/api' && !readAddress(path).isPlain && !isAbove(path))).toEqual([]);
});

/** True where pages exist below a path that is no page itself. */
function isAbove(path: string): boolean {
  return rows.some(([pattern]) => pattern.replaceAll('?', '').startsWith(`${path}/`));
}
