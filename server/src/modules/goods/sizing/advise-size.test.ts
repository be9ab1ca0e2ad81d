import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseSize, LEAST_BUYERS, shownAdvice } from './advise-size.ts';

const of = (small: number, fitting: number, large: number) => ({ small, as_expected: fitting, large });

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
])('%o: %s', (counts, advice) => {
  expect(adviseSize(counts)).toBe(advice);
});

const counts = fc.record({ small: fc.nat(500), as_expected: fc.nat(500), large: fc.nat(500) });

test('sides are treated alike, and few buyers say nothing', () => {
  const mirrored = { runs_small: 'runs_large', runs_large: 'runs_small', true_to_size: 'true_to_size' } as const;
  fc.assert(
    fc.property(counts, (given) => {
      const { small, as_expected: fitting, large } = given;
      const advice = adviseSize(given);
      expect(adviseSize(of(large, fitting, small))).toBe(advice && mirrored[advice]);
      if (small + fitting + large < LEAST_BUYERS) expect(advice).toBeNull();
      else expect(shownAdvice(given)?.buyers ?? small + fitting + large).toBe(small + fitting + large);
    }),
  );
});

test('one more buyer of a side never takes the word of that side away', () => {
  fc.assert(
    fc.property(counts, (given) => {
      if (adviseSize(given) === 'runs_small')
        expect(adviseSize({ ...given, small: given.small + 1 })).toBe('runs_small');
    }),
  );
});
