import { expect, test } from 'vitest';
import { exactFirst, matchingPlaces, sameName } from './use-places.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['الرياض', 'رياض'],
  ['حي النرجس', 'النرجس'],
  ['جدة', 'جده'],
  ['Al Olaya', 'olaya'],
])('%s and %s are one place', (first, second) => {
  expect(sameName(first, second)).toBe(true);
});

test('an empty text is no place', () => {
  expect(sameName('', '')).toBe(false);
});

test('the exact name comes before longer ones', () => {
  expect(exactFirst(named('رياض الخبراء', 'الرياض'), 'رياض')).toEqual(named('الرياض', 'رياض الخبراء'));
});

test('proposes what holds the text, beginnings first, and everything before anything is typed', () => {
  expect(matchingPlaces(named('الورود', 'النرجس', 'غرب النرجس'), 'نرجس')).toEqual(named('النرجس', 'غرب النرجس'));
  expect(matchingPlaces(named('الورود', 'النرجس'), '')).toHaveLength(2);
});
