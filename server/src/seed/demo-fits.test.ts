import { demoReviews } from '@waha/demo';
import { expect, test } from 'vitest';
import { shownAdvice } from '../modules/goods/sizing/index.ts';

test('the demo shop advises on the sizes of three products, one of each kind', () => {
  const shown = [...Map.groupBy(demoReviews, ({ product }) => product)].flatMap(([product, reviews]) => {
    const count = (fit: string) => reviews.filter((review) => review.fit === fit).length;
    const counts = { small: count('small'), as_expected: count('as_expected'), large: count('large'), from_returns: 0 };
    const advice = shownAdvice(counts)?.advice;
    return advice ? [[product, advice]] : [];
  });
  expect(shown).toEqual([
    ['everyday-crepe-abaya', 'runs_large'],
    ['heavy-cotton-t-shirt', 'true_to_size'],
    ['khatwa-running-shoes', 'runs_small'],
  ]);
});
