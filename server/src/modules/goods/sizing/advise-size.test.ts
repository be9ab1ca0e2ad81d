import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseSize, type FitCounts, LEAST_OF_SIDE, LEAST_REVIEWERS, shownAdvice } from './advise-size.ts';

const of = (small: number, fitting: number, large: number, returned = 0): FitCounts => ({
  small,
  as_expected: fitting,
  large,
  from_returns: returned,
});

test.each([
  [of(4, 0, 0), null],
  [of(5, 0, 0), 'runs_small'],
  [of(0, 0, 5), 'runs_large'],
  [of(0, 5, 0), 'true_to_size'],
  [of(4, 6, 0), 'runs_small'],
  [of(3, 7, 0), 'true_to_size'],
  [of(4, 4, 2), 'runs_small'],
  [of(4, 3, 3), null],
  [of(5, 0, 5), null],
  [of(2, 6, 2), 'true_to_size'],
  [of(3, 5, 2), null],
  // Three friends, or three returns, among five.
  [of(3, 2, 0), null],
  [of(2, 3, 0), null],
  // Returns without reviews, and beside too few of them.
  [of(100, 0, 0, 100), null],
  [of(100, 4, 0, 100), null],
  [of(4, 4, 0, 3), 'runs_small'],
  // Ten returns weigh as five against five who say that it fits, and a hundred no more.
  [of(3, 7, 0, 3), 'true_to_size'],
  [of(10, 5, 0, 10), 'runs_small'],
  [of(60, 90, 0, 60), 'runs_small'],
  [of(60, 5, 40, 100), null],
])('%o: %s', (counts, advice) => {
  expect(adviseSize(counts)).toBe(advice);
});

/** Answers of reviews, and returns that say a side. */
const said = fc.record({
  small: fc.nat(50),
  fitting: fc.nat(50),
  large: fc.nat(50),
  returnedSmall: fc.nat(80),
  returnedLarge: fc.nat(80),
});
type Said = typeof said extends fc.Arbitrary<infer One> ? One : never;
const counted = ({ small, fitting, large, returnedSmall, returnedLarge }: Said) =>
  of(small + returnedSmall, fitting, large + returnedLarge, returnedSmall + returnedLarge);

test('sides are treated alike, and few reviews or a side of few say nothing', () => {
  const mirrored = { runs_small: 'runs_large', runs_large: 'runs_small', true_to_size: 'true_to_size' } as const;
  const sides = { runs_small: 'small', runs_large: 'large', true_to_size: 'as_expected' } as const;
  fc.assert(
    fc.property(said, (given) => {
      const counts = counted(given);
      const { small, as_expected: fitting, large, from_returns: returned } = counts;
      const advice = adviseSize(counts);
      expect(adviseSize(of(large, fitting, small, returned))).toBe(advice && mirrored[advice]);
      if (given.small + given.fitting + given.large < LEAST_REVIEWERS) expect(advice).toBeNull();
      if (advice) expect(counts[sides[advice]]).toBeGreaterThanOrEqual(LEAST_OF_SIDE);
      expect(shownAdvice(counts)?.buyers ?? small + fitting + large).toBe(small + fitting + large);
    }),
  );
});

test('one more buyer of a side never takes the word of that side away', () => {
  fc.assert(
    fc.property(said, (given) => {
      if (adviseSize(counted(given)) !== 'runs_small') return;
      for (const more of ['small', 'returnedSmall'] as const)
        expect(adviseSize(counted({ ...given, [more]: given[more] + 1 }))).toBe('runs_small');
    }),
  );
});

test('returns beyond as many as the reviews add nothing', () => {
  fc.assert(
    fc.property(said, fc.nat(1_000), (given, more) => {
      const reviewers = given.small + given.fitting + given.large;
      const full = { ...given, returnedSmall: reviewers, returnedLarge: 0 };
      const beyond = { ...full, returnedSmall: reviewers + more };
      fc.pre(reviewers >= LEAST_REVIEWERS);
      expect(adviseSize(counted(beyond))).toBe(adviseSize(counted(full)));
    }),
  );
});
