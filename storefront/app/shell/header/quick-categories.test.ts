import { expect, test } from 'vitest';
import { chooseQuickCategories } from './quick-categories.ts';

function aCategory(slug: string, products_count = 1) {
  return { name: slug, slug, products_count };
}

test('shows up to six root categories that have products', () => {
  const roots = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => aCategory(slug));
  const chosen = chooseQuickCategories([aCategory('empty', 0), ...roots], []);
  expect(chosen.map((category) => category.slug)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('adds featured ones when fewer than three have products', () => {
  const chosen = chooseQuickCategories([aCategory('a'), aCategory('b', 0)], [aCategory('a'), aCategory('x', 0)]);
  expect(chosen.map((category) => category.slug)).toEqual(['a', 'x']);
});
