import { expect, test } from 'vitest';
import { isNamed } from './is-named.ts';

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
