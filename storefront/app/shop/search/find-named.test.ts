import { expect, test } from 'vitest';
import { findNamed, isNamed } from './find-named.ts';

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
