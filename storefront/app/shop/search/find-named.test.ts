import { expect, test } from 'vitest';
import { findCategories, findNamed, isNamed } from './find-named.ts';

test.each([
  ['عطور وعود', 'عطور'],
  ['عطور وعود', 'العطور'],
  ['أحذية رجالية', 'احذيه'],
  ['المنزل', 'منزل'],
  ['Perfume & Oud', 'oud perf'],
])('«%s» is called «%s»', (name, search) => {
  expect(isNamed(name, search)).toBe(true);
});

test.each([
  ['عطور وعود', 'ساعات'],
  ['عطور', ''],
  ['Shoes', 'hoes'],
  ['عطور', '%'],
])('«%s» is not called «%s»', (name, search) => {
  expect(isNamed(name, search)).toBe(false);
});

test('gives at most so many, in their order', () => {
  const things = ['Bags', 'Bags for work', 'Bagels'].map((name) => ({ name }));
  expect(findNamed(things, 'bag', 2).map(({ name }) => name)).toEqual(['Bags', 'Bags for work']);
});

test('a category that holds most of what was found is meant too, after those called so', () => {
  const categories = ['عود', 'عطور', 'أحذية'].map((name, index) => ({ id: index + 1, name }));
  const counts = [
    { value: '2', count: 4 },
    { value: '3', count: 1 },
  ];
  expect(findCategories(categories, 'عود', { total: 6, counts }, 6).map(({ id }) => id)).toEqual([1, 2]);
  expect(findCategories(categories, 'عطر', { total: 1, counts: [{ value: '3', count: 1 }] }, 6)).toEqual([]);
});
