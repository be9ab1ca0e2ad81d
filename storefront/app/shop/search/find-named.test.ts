import { expect, test } from 'vitest';
import { findNamed } from './find-named.ts';

test('gives at most so many, in their order', () => {
  const things = ['Bags', 'Bags for work', 'Bagels'].map((name) => ({ name }));
  expect(findNamed(things, 'bag', 2).map(({ name }) => name)).toEqual(['Bags', 'Bags for work']);
});
