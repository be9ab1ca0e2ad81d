import type { Api } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { findCategories, heldMostBy } from './find-categories.ts';

const facetsOf = (counts: [value: string, count: number][], isExact = true) =>
  ({ is_exact: isExact, categories: counts.map(([value, count]) => ({ value, label: value, count })) }) as never;

/** An API in which the search finds category 1, and all others exist but the ninth. */
const api = (async (key: string, input: { params?: { id: number } }) => {
  if (key === 'GET /categories') return [{ id: 1 }];
  if (input.params?.id === 9) throw new Error('archived');
  return { id: input.params?.id };
}) as unknown as Api;

test('a category that holds most of what was found is meant too, after those called so', async () => {
  const counts: [string, number][] = [
    ['1', 6],
    ['2', 4],
    ['3', 1],
    ['9', 6],
  ];
  const ids = async (most: number) =>
    (await findCategories(api, 'عود', { total: 6, facets: facetsOf(counts) }, most)).map(({ id }) => id);
  expect(await ids(6)).toEqual([1, 2]);
  expect(await ids(1)).toEqual([1]);
});

test('of one product, and of more than are counted, nothing is held most', () => {
  expect(heldMostBy({ total: 1, facets: facetsOf([['3', 1]]) })).toEqual([]);
  expect(heldMostBy({ total: 6, facets: facetsOf([['3', 6]], false) })).toEqual([]);
  expect(heldMostBy({ total: 6, facets: null })).toEqual([]);
});
