import { refuse } from '../errors/index.ts';

export interface TokenBuckets {
  /** Refuses `request.rate_limited` (429) when the visitor's bucket is empty. */
  check(visitor: string): void;
  /** Takes one token of the visitor. */
  spend(visitor: string): void;
}

export interface TokenBucketsOptions {
  now: () => number;
  /** The size of the bucket: the most requests in a burst. */
  most: number;
  /** The number of tokens added every second. */
  perSecond: number;
  /** The most visitors held in memory; the least recent one is evicted first. */
  mostVisitors: number;
}

/**
 * Token buckets that limit the work of a visitor in this process. In memory: they protect the time of the process, and
 * a query would cost more than much of the work.
 */
export function createTokenBuckets({ now, most, perSecond, mostVisitors }: TokenBucketsOptions): TokenBuckets {
  const spent = new Map<string, { amount: number; atMs: number }>();
  const spentBy = (visitor: string): number => {
    const before = spent.get(visitor);
    return before ? Math.max(0, before.amount - ((now() - before.atMs) / 1_000) * perSecond) : 0;
  };
  return {
    check(visitor) {
      const over = spentBy(visitor) + 1 - most;
      if (over > 0) refuse('request.rate_limited', {}, { retryAfterSeconds: Math.ceil(over / perSecond) });
    },
    spend(visitor) {
      const amount = spentBy(visitor) + 1;
      // Deleting and inserting makes the visitor the newest of the map.
      spent.delete(visitor);
      spent.set(visitor, { amount, atMs: now() });
      const [oldest] = spent.keys();
      if (spent.size > mostVisitors && oldest !== undefined) spent.delete(oldest);
    },
  };
}

/** Token buckets without limits, for measurements that are not about rate limits. */
export const unlimitedTokenBuckets: TokenBuckets = { check: () => undefined, spend: () => undefined };
