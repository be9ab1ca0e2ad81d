import { expect, test } from 'vitest';
import { createAwayCheck } from './away-check.ts';
import { overloaded } from './overload-responses.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('a database that is away counts, also as the cause of a page; a busy one does not', () => {
  const isAway = createAwayCheck(() => 0);
  expect(isAway(new Error('timeout exceeded when trying to connect: the connections for reads are all in use'))).toBe(
    false,
  );
  expect(isAway(Object.assign(new Error('too many connections'), { code: '53300' }))).toBe(false);
  expect(isAway(overloaded)).toBe(false);
  expect(isAway(refused)).toBe(true);
  expect(isAway(new Error('this page is not cached', { cause: refused }))).toBe(true);
});

test('requests that are shed while it hangs count for ten seconds after its last failure; mistakes never do', () => {
  let nowMs = 0;
  const isAway = createAwayCheck(() => nowMs);
  isAway(refused);
  nowMs = 9_999;
  expect([isAway(overloaded), isAway(new Error('a mistake'))]).toEqual([true, false]);
  nowMs = 10_000;
  expect(isAway(overloaded)).toBe(false);
});
