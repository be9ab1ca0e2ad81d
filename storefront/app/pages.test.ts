import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import routes from './routes.ts';
import { readListing } from './shop/listing/listing-state.ts';

const rows: [path: string, row: PageRow][] = Object.entries(pages);
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Full paths of the pages in a tree, prefixed by those of their layouts. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? pathsOf(entry.children, path) : [path || '/'];
  });
}

test('every row is a route', () => {
  expect(pathsOf(routes).toSorted()).toEqual(Object.keys(pages).toSorted());
});

test('every file that is written as a page has its row', () => {
  const written = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) =>
    sourceOf(file).includes(`from './+types/`),
  );
  const known = new Set([...rows.flatMap(([, { file, within }]) => [file, within]), 'root.tsx']);
  expect(written.map((file) => file.replaceAll('\\', '/')).filter((file) => !known.has(file))).toEqual([]);
});

test('a page whose address names one person\u2019s thing or carries a secret is kept by nobody', () => {
  const open = rows.filter(([path, row]) => /:(?:token|order)\b/.test(path) && row.for !== 'secret');
  expect(open).toEqual([]);
});

test('what belongs to one person is found by nobody else', () => {
  expect(rows.filter(([, row]) => row.for === 'secret' && row.found).map(([path]) => path)).toEqual([]);
});

test('no page is drawn from the code of an affiliate’s link', () => {
  expect(rows.filter(([, { reads }]) => reads?.includes('ref'))).toEqual([]);
});

test('a page that takes a form has an action, and only such a page', () => {
  for (const [path, { file, form }] of rows) {
    expect(/^export (?:async function|const|function) action\b/m.test(sourceOf(file)), path).toBe(form === true);
  }
});

test('every page has a title, of its row or its own', () => {
  for (const [path, row] of rows.filter(([, { texts }]) => texts.length > 0)) {
    expect(/^export (?:function|const) meta\b/m.test(sourceOf(row.file)), path).toBe(row.title === undefined);
    expect(row.description === undefined, path).toBe(row.title === undefined);
  }
});

test('a list reads all that its row says', () => {
  const { reads } = pages['/products'];
  const asked = readListing(new URLSearchParams(reads.map((name) => [name, '1'])));
  expect(Object.entries(asked).filter(([, value]) => value === null || value === false)).toEqual([['sort', null]]);
  expect(Object.keys(asked)).toEqual(reads);
});

test('no page reads whose link led to it: what is kept would differ by it', () => {
  expect(rows.filter(([, { reads }]) => (reads as readonly string[] | undefined)?.includes('ref'))).toEqual([]);
});
