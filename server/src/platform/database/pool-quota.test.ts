import { expect, test, vi } from 'vitest';
import { createPoolQuota } from './pool-quota.ts';

const quotas = { orders: { reserved: 3 }, reads: { reserved: 2 }, jobs: { reserved: 1, max: 2, waitMs: 5_000 } };
const open = (size = 10, timeoutMs = 1_000) => createPoolQuota({ size, quotas, statedFor: 10, timeoutMs });
const settled = () => new Promise(setImmediate);

/** Requests this many connections; returns how many were granted without waiting. */
function crowd(poolQuota: ReturnType<typeof open>, work: string, count: number): number {
  const grants = Array.from({ length: count }, () => poolQuota.acquire(work));
  for (const grant of grants) grant?.catch(() => undefined);
  return grants.filter((grant) => grant === undefined).length;
}

test('a class that takes all it can leaves the others their reserved connections', () => {
  const poolQuota = open();
  expect(crowd(poolQuota, 'reads', 40)).toBe(6);
  expect(crowd(poolQuota, 'orders', 40)).toBe(3);
  expect(crowd(poolQuota, 'jobs', 40)).toBe(1);
  expect(crowd(poolQuota, 'rest', 40), 'a class without a quota').toBe(0);
});

test('unreserved connections go to the first that asks, up to the maximum of its class', () => {
  expect(crowd(open(), 'orders', 40)).toBe(7);
  expect(crowd(open(), 'jobs', 40)).toBe(2);
  expect(crowd(open(), 'rest', 40)).toBe(4);
});

test('a released connection goes to the first in the queue that may have it', async () => {
  const poolQuota = open();
  crowd(poolQuota, 'reads', 6);
  crowd(poolQuota, 'orders', 3);
  const grants = ['orders', 'reads', 'orders'].map((work) => poolQuota.acquire(work));
  const granted: number[] = [];
  for (const [index, grant] of grants.entries())
    grant?.then(
      () => granted.push(index),
      () => undefined,
    );
  poolQuota.release('orders');
  await settled();
  poolQuota.release('reads');
  await settled();
  expect(granted).toEqual([0, 1]);
  expect(poolQuota.states.get('orders')).toEqual({ used: 3, waiting: 1 });
});

test('a wait beyond the timeout is refused as an unavailable database', async () => {
  vi.useFakeTimers();
  try {
    const poolQuota = open(10, 500);
    crowd(poolQuota, 'orders', 7);
    const late = poolQuota.acquire('orders');
    const rejected = expect(late).rejects.toThrow(/^timeout exceeded when trying to connect/);
    await vi.advanceTimersByTimeAsync(500);
    await rejected;
    expect(poolQuota.states.get('orders')).toEqual({ used: 7, waiting: 0 });
    crowd(poolQuota, 'jobs', 3);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(poolQuota.states.get('jobs'), 'jobs have a longer timeout').toEqual({ used: 1, waiting: 2 });
  } finally {
    vi.useRealTimers();
  }
});

test('quotas grow with the pool; a pool too small to share is whoever’s who asks first', () => {
  expect(crowd(open(20), 'reads', 40)).toBe(12);
  expect(crowd(open(4), 'reads', 40)).toBe(4);
});
