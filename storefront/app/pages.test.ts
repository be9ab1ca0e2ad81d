import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import routes from './routes.ts';
import { readListing } from './shop/listing/listing-state.ts';

/** Paths of the pages in a tree, those of the areas around them put before. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? pathsOf(entry.children, path) : [path || '/'];
  });
}

test('every page has its row, and every row its page', async () => {
  expect(Object.keys(pages).toSorted()).toEqual(pathsOf(await routes).toSorted());
});

test('a page whose address names one person\u2019s thing or carries a secret is kept by nobody', () => {
  const open = Object.entries(pages).filter(([path, row]) => /:(?:token|order)\b/.test(path) && row.for !== 'secret');
  expect(open).toEqual([]);
});

test('a list reads all that its row says', () => {
  const asked = readListing(new URLSearchParams((pages['/products']?.reads ?? []).map((name) => [name, '1'])));
  expect(Object.entries(asked).filter(([, value]) => value === null || value === false)).toEqual([['sort', null]]);
  expect(Object.keys(asked)).toEqual(pages['/products']?.reads);
});
