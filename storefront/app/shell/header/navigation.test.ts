import { shopPlaces } from '@waha/contract/vocabulary';
import { expect, test } from 'vitest';
import { footerColumns, legalLinks, mainNavigation, wordsFor } from './navigation.ts';

test('a menu may name each page that the layout names, and the storefront has words for each', () => {
  const linked = [...mainNavigation, ...legalLinks, ...footerColumns.flatMap(({ links }) => links)].map(({ to }) => to);
  expect(linked.filter((to) => !shopPlaces.some((place) => place === to))).toEqual([]);
  expect(shopPlaces.filter((place) => wordsFor(place) === undefined)).toEqual([]);
});
