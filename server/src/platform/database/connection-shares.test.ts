import { expect, test, vi } from 'vitest';
import { createTurnstile } from './connection-shares.ts';

const shares = { orders: { own: 3 }, reads: { own: 2 }, jobs: { own: 1, most: 2, waitMs: 5_000 } };
const open = (size = 10, timeoutMs = 1_000) => createTurnstile({ size, shares, sharesOf: 10, timeoutMs });
const settled = () => new Promise(setImmediate);

/** How many get in at once. */
function crowd(turnstile: ReturnType<typeof open>, work: string, count: number): number {
  const turns = Array.from({ length: count }, () => turnstile.enter(work));
  for (const turn of turns) turn?.catch(() => undefined);
  return turns.filter((turn) => turn === undefined).length;
}

test('whoever crowds in leaves everybody else their own', () => {
  const turnstile = open();
  expect(crowd(turnstile, 'reads', 40)).toBe(6);
  expect(crowd(turnstile, 'orders', 40)).toBe(3);
  expect(crowd(turnstile, 'jobs', 40)).toBe(1);
  expect(crowd(turnstile, 'rest', 40), 'nobody named it').toBe(0);
});

test('where others want nothing, what is nobody’s is whoever’s, up to the most of it', () => {
  expect(crowd(open(), 'orders', 40)).toBe(7);
  expect(crowd(open(), 'jobs', 40)).toBe(2);
  expect(crowd(open(), 'rest', 40)).toBe(4);
});

test('a place goes to the first who may have it', async () => {
  const turnstile = open();
  crowd(turnstile, 'reads', 6);
  crowd(turnstile, 'orders', 3);
  const turns = ['orders', 'reads', 'orders'].map((work) => turnstile.enter(work));
  const entered: number[] = [];
  for (const [index, turn] of turns.entries())
    turn?.then(
      () => entered.push(index),
      () => undefined,
    );
  turnstile.leave('orders');
  await settled();
  turnstile.leave('reads');
  await settled();
  expect(entered).toEqual([0, 1]);
  expect(turnstile.states.get('orders')).toEqual({ used: 3, waiting: 1 });
});

test('whoever waits too long is told that the database is busy', async () => {
  vi.useFakeTimers();
  try {
    const turnstile = open(10, 500);
    crowd(turnstile, 'orders', 7);
    const late = turnstile.enter('orders');
    const told = expect(late).rejects.toThrow(/^timeout exceeded when trying to connect/);
    await vi.advanceTimersByTimeAsync(500);
    await told;
    expect(turnstile.states.get('orders')).toEqual({ used: 7, waiting: 0 });
    crowd(turnstile, 'jobs', 3);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(turnstile.states.get('jobs'), 'nobody waits for them').toEqual({ used: 1, waiting: 2 });
  } finally {
    vi.useRealTimers();
  }
});

test('shares grow with the pool; a pool too small to share is whoever’s who asks first', () => {
  expect(crowd(open(20), 'reads', 40)).toBe(12);
  expect(crowd(open(4), 'reads', 40)).toBe(4);
});
