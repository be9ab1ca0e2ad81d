import { demoCategories, demoProducts, typedQueries } from '@waha/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../platform/database/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type Mistyped, mistakes, mistype } from './mistyped.fixture.ts';
import { writeCatalogue } from './write-catalogue.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const pictures = {
    categories: [],
    products: demoProducts.map(() => ({ images: [], byColor: new Map() })),
  };
  await inTransaction(database.db, (tx) => writeCatalogue(tx, pictures, new Date()));
  await sql`vacuum analyze`.execute(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const asked = new Map<string, Promise<string[]>>();

/** Slugs of the first page a text finds, in order. */
function find(text: string): Promise<string[]> {
  const known = asked.get(text) ?? ask(text);
  asked.set(text, known);
  return known;
}

async function ask(text: string): Promise<string[]> {
  const { status, body } = await shop.call(`GET /products?search=${encodeURIComponent(text)}&facets=false`);
  expect(status, text).toBe(200);
  return body.data.data.map((product: { slug: string }) => product.slug);
}

/** Slugs of the products of a category and everything below it. */
function productsIn(slug: string): string[] {
  const root = demoCategories.find((category) => category.slug === slug);
  if (!root) throw new Error(`the demo shop has no category ${slug}`);
  const isBelow = (key: string | undefined): boolean =>
    key !== undefined && (key === root.key || isBelow(demoCategories.find((one) => one.key === key)?.parent));
  return demoProducts
    .filter(({ category, extraCategories = [] }) => [category, ...extraCategories].some(isBelow))
    .map((product) => product.slug);
}

/**
 * True where an expected product is among the first three results; for a category two of its products, if it has two.
 */
function isFound(found: readonly string[], meant: readonly string[]): boolean {
  const first = found.slice(0, 3);
  return meant.some((one) => {
    if (!one.startsWith('in:')) return first.includes(one);
    const members = productsIn(one.slice(3));
    return first.filter((slug) => members.includes(slug)).length >= Math.min(2, members.length);
  });
}

function report(title: string, hits: number, total: number, misses: readonly string[]): void {
  const share = ((hits / total) * 100).toFixed(1);
  process.stdout.write(`${title}: ${hits} of ${total} (${share} %)\n${misses.map((miss) => `  ${miss}\n`).join('')}`);
}

test('typed queries name only what the shop has', () => {
  const slugs = new Set(demoProducts.map((product) => product.slug));
  const meant = Object.values(typedQueries).flatMap((list) => list.flatMap(([, ...rest]) => rest));
  const unknown = meant.filter((one) =>
    one.startsWith('in:') ? productsIn(one.slice(3)).length === 0 : !slugs.has(one),
  );
  expect(unknown).toEqual([]);
  expect(Object.values(typedQueries).flat().length).toBeGreaterThanOrEqual(300);
});

test('of what people type, nine in ten times what they mean is among the first three', async () => {
  const misses: string[] = [];
  let total = 0;
  for (const [kind, list] of Object.entries(typedQueries)) {
    const missed: string[] = [];
    for (const [typed, ...meant] of list) {
      const found = await find(typed);
      if (!isFound(found, meant)) missed.push(`${kind} «${typed}» found ${found.slice(0, 3).join(', ') || 'nothing'}`);
    }
    total += list.length;
    misses.push(...missed);
    report(`${kind} among the first three`, list.length - missed.length, list.length, []);
  }
  report('all among the first three', total - misses.length, total, misses);
  expect((total - misses.length) / total).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['وجه', 'khatwa-running-shoes'],
  ['كريم', 'novel-the-well-of-light'],
  ['فناجيل', 'velvet-lipstick'],
  ['ساعتين', 'sada-home-speaker'],
])('for «%s» nothing that merely mentions it is among the first: %s', async (typed, mentioned) => {
  expect((await find(typed)).slice(0, 2)).not.toContain(mentioned);
});

async function findMistyped(cases: readonly Mistyped[]): Promise<string[]> {
  const misses: string[] = [];
  for (const { slug, word, typed } of cases) {
    if (!(await find(typed)).includes(slug)) misses.push(`«${typed}» for «${word}» of ${slug}`);
  }
  return misses;
}

test.each([
  ['article', 0.98],
  ['dropped', 0.95],
  ['swapped', 0.9],
] as const)('any word of a name is found on the first page with a mistake: %s', async (kind, floor) => {
  const cases = mistype(demoProducts, mistakes[kind]);
  const misses = await findMistyped(cases);
  report(`a word with ${kind}`, cases.length - misses.length, cases.length, misses);
  expect((cases.length - misses.length) / cases.length).toBeGreaterThanOrEqual(floor);
});
