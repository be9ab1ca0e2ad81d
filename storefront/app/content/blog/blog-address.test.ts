import { expect, test } from 'vitest';
import { blogAddress, readBlogState } from './blog-address.ts';

test('an address is read and written back', () => {
  const state = readBlogState(new URLSearchParams('category=table&search=قهوة&page=2'));
  expect(state).toEqual({ category: 'table', search: 'قهوة', page: 2 });
  expect(readBlogState(new URLSearchParams(blogAddress(state).slice(6)))).toEqual(state);
});

test('what says nothing is not written', () => {
  expect(blogAddress({ category: null, search: '', page: 1 })).toBe('/blog');
});

test.each(['category=../x&page=0', 'category=A&page=1e3', 'page=-1&search=%20%00', 'page=99999999'])(
  'rubbish is left out: %s',
  (query) => {
    expect(readBlogState(new URLSearchParams(query))).toEqual({ category: null, search: '', page: 1 });
  },
);
