import { reviewSorts as contractSorts } from '@waha/contract/vocabulary';
import { expect, test } from 'vitest';
import { readReviewChoice, reviewSorts, writeReviewChoice } from './review-query.ts';

const read = (text: string) => readReviewChoice(new URLSearchParams(text));

test('reads what an address asks for, and leaves out what makes no sense', () => {
  expect(read('stars=4&sort=helpful&reviews=3')).toEqual({ stars: 4, sort: 'helpful', page: 3 });
  expect(read('stars=6&sort=best&reviews=-1')).toEqual({ stars: null, sort: 'newest', page: 1 });
  expect(read('')).toEqual({ stars: null, sort: 'newest', page: 1 });
});

test('writes only what differs from how a page opens', () => {
  expect(writeReviewChoice({ stars: null, sort: 'newest', page: 1 })).toEqual({ search: '', hash: '#reviews' });
  const choice = { stars: 2, sort: 'lowest', page: 2 } as const;
  expect(read(writeReviewChoice(choice).search)).toEqual(choice);
});

test('knows every sort of the contract', () => {
  expect([...reviewSorts].sort()).toEqual([...contractSorts].sort());
});
