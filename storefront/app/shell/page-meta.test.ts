import { expect, test } from 'vitest';
import { exportsOf } from '../../vite/page-exports.ts';
import { pages } from '../pages.ts';
import { canonicalPath } from './page-meta.ts';

test('of two addresses of one page the shorter one is canonical', () => {
  expect(canonicalPath('/community/home', 'home')).toBe('/community');
  expect(canonicalPath('/community', 'home')).toBe('/community');
  expect(canonicalPath('/account/orders/17', 'account')).toBe('/orders/17');
  expect(canonicalPath('/home-and-kitchen', 'home')).toBe('/home-and-kitchen');
  expect(canonicalPath('/product/4/home', undefined)).toBe('/product/4/home');
});

test('a page says which word its canonical address leaves off, and a slug is none', () => {
  const handle = (path: keyof typeof pages) => exportsOf(path, pages[path], new Set())[0];
  expect(handle('/community/home?')).toContain('"leftOff":"home"');
  expect(handle('/product/:id/:slug?')).not.toContain('leftOff');
});
