import { expect, test } from 'vitest';
import { createVisitorBudget } from './visitor-budget.ts';

function aBudget(mostVisitors = 10) {
  const clock = { ms: 0 };
  const budget = createVisitorBudget({ now: () => clock.ms, most: 3, perSecond: 2, mostVisitors });
  const spend = (visitor: string, times: number) => {
    for (let count = 0; count < times; count += 1) budget.spend(visitor);
  };
  return { clock, budget, spend };
}

test('refuses whoever has spent all, says for how long, and nobody else', () => {
  const { budget, spend } = aBudget();
  spend('a', 3);
  expect(() => budget.check('a')).toThrow(
    expect.objectContaining({ code: 'request.rate_limited', extras: { retryAfterSeconds: 1 } }),
  );
  budget.check('b');
});

test('fills by itself', () => {
  const { clock, budget, spend } = aBudget();
  spend('a', 3);
  clock.ms = 500;
  budget.check('a');
  budget.spend('a');
  expect(() => budget.check('a')).toThrow();
});

test('remembers a bounded number of visitors, those who spent last', () => {
  const { budget, spend } = aBudget(2);
  spend('a', 3);
  spend('b', 3);
  spend('c', 3);
  budget.check('a');
  expect(() => budget.check('b')).toThrow();
  expect(() => budget.check('c')).toThrow();
});
