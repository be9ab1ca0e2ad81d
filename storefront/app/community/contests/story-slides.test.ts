import type { ContestEntry } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { slidesOf } from './story-slides.ts';

// Only the place is read.
const winner = (place: number) => ({ place }) as ContestEntry;
const told = (winners: readonly number[], my_rank: number | null = null) =>
  slidesOf({ winners: winners.map(winner), my_rank }).map((slide) =>
    slide.kind === 'winner' ? slide.place : slide.kind,
  );

test('results are told from the third place up to the first, then one’s own rank', () => {
  expect(told([1, 2, 3, 4, 5], 7)).toEqual(['sums', 3, 2, 1, 'mine', 'entries']);
  expect(told([1])).toEqual(['sums', 1, 'entries']);
  expect(told([2, 3]), 'the first is suspended').toEqual(['sums', 3, 2, 'entries']);
});

test('without winners there is nothing to tell', () => {
  expect(told([], 1)).toEqual([]);
});
