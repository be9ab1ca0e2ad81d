import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-bucket.ts';

function aBudget(mostVisitors = 10) {
  const clock = { ms: 0 };
  const tokenBuckets = createTokenBuckets({ now: () => clock.ms, most: 3, perSecond: 2, mostVisitors });
  const spend = (visitor: string, times: number) => {
    for (let count = 0; count < times; count += 1) tokenBuckets.spend(visitor);
  };
  return { clock, tokenBuckets, spend };
}

test('refuses whoever has spent all, says for how long, and nobody else', () => {
  const { tokenBuckets, spend } = aBudget();
  spend('a', 3);
  expect(() => tokenBuckets.check('a')).toThrow(
    expect.objectContaining({ code: 'request.rate_limited', extras: { retryAfterSeconds: 1 } }),
  );
  tokenBuckets.check('b');
});

test('fills by itself', () => {
  const { clock, tokenBuckets, spend } = aBudget();
  spend('a', 3);
  clock.ms = 500;
  tokenBuckets.check('a');
  tokenBuckets.spend('a');
  expect(() => tokenBuckets.check('a')).toThrow();
});

test('remembers a bounded number of visitors, those who spent last', () => {
  const { tokenBuckets, spend } = aBudget(2);
  spend('a', 3);
  spend('b', 3);
  spend('c', 3);
  tokenBuckets.check('a');
  expect(() => tokenBuckets.check('b')).toThrow();
  expect(() => tokenBuckets.check('c')).toThrow();
});
