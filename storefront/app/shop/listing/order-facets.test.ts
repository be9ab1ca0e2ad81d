import { expect, test } from 'vitest';
import { chosenFirst, groupSizes, nestCategories, telling } from './order-facets.ts';

const facet = (value: string, count = 1, label = value) => ({ value, label, count });

test('sizes stand apart by what they measure, from small to large', () => {
  const mixed = ['41', 'M', '1 kg', '50 ml', '100', 'XL', '9.5', 'S', '250 g', '1 L', '24 cm', 'One'].map((value) =>
    facet(value),
  );
  const groups = groupSizes(mixed).map(({ kind, sizes }) => [kind, ...sizes.map(({ value }) => value)]);
  expect(groups).toEqual([
    ['letters', 'S', 'M', 'XL'],
    ['numbers', '9.5', '41', '100'],
    ['volume', '50 ml', '1 L'],
    ['weight', '250 g', '1 kg'],
    ['length', '24 cm'],
    ['other', 'One'],
  ]);
});

test('what is chosen comes first, then the fullest', () => {
  const brands = [facet('a', 1), facet('b', 9), facet('c', 4)];
  expect(chosenFirst(brands, ['a']).map(({ value }) => value)).toEqual(['a', 'b', 'c']);
});

test('of ratings that leave the same products one is offered, and the chosen one stays', () => {
  const ratings = [facet('4', 63), facet('3', 63), facet('2', 70), facet('1', 70)];
  expect(telling(ratings, null).map(({ value }) => value)).toEqual(['4', '2']);
  expect(telling(ratings, '1').map(({ value }) => value)).toEqual(['4', '2', '1']);
});

test('departments stand apart from what is in them, which shows under the one that is chosen', () => {
  const departments = { 2: '1', 4: '1' };
  const facets = [facet('1', 5, 'Shoes'), facet('2', 4, 'Sandals'), facet('3', 9, 'Bags'), facet('4', 2, 'Boots')];
  const shown = (chosen: string) =>
    nestCategories(facets, departments, chosen).map((one) => [one.facet.label, ...one.children.map((c) => c.label)]);
  expect(shown('')).toEqual([['Bags'], ['Shoes']]);
  expect(shown('4')).toEqual([['Bags'], ['Shoes', 'Sandals', 'Boots']]);
  const below = nestCategories(facets.slice(1, 2), departments, '');
  expect(below.map((one) => one.facet.label)).toEqual(['Sandals']);
});
