import { beforeEach, describe, expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

function cache(maxBytes = 100_000, now = () => 0) {
  return new TaggedCache<string>({ maxBytes, now });
}
const filling =
  (value: string, tags: string[] = [], bytes = 10) =>
  async () => ({ value, tags, bytes });

test('makes a value once however many ask at the same time', async () => {
  const cached = cache();
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return { value: 'v', tags: [], bytes: 1 };
  };
  expect(
    await Promise.all([cached.getOrLoad('k', make), cached.getOrLoad('k', make), cached.getOrLoad('k', make)]),
  ).toEqual(['v', 'v', 'v']);
  expect(made).toBe(1);
});

test('an invalidation drops what was made from the tag and nothing else', async () => {
  const cached = cache();
  await cached.getOrLoad('a', filling('1', ['product:1']));
  await cached.getOrLoad('b', filling('2', ['product:2']));
  cached.invalidate(['product:1']);
  expect(cached.get('a')).toBeUndefined();
  expect(cached.get('b')).toBe('2');
});

/** A load that ends on demand; `times` is how often it started. */
function controlled(tags: string[]) {
  const ends: ((value: string) => void)[] = [];
  const make = async () => {
    const value = await new Promise<string>((resolve) => ends.push(resolve));
    return { value, tags, bytes: 1 };
  };
  return { make, end: (value: string) => ends.at(-1)?.(value), times: () => ends.length };
}

test('whoever asks after an invalidation of its tags is not given what was begun before, and it is made once more for all of them', async () => {
  const cached = cache();
  const { make, end, times } = controlled(['product:1']);
  const before = cached.getOrLoad('a', make);
  cached.invalidate(['product:1']);
  const after = [cached.getOrLoad('a', make), cached.getOrLoad('a', make)];
  end('old');
  expect(await before).toBe('old');
  expect(cached.get('a')).toBeUndefined();
  await expect.poll(times).toBe(2);
  end('new');
  expect(await Promise.all(after)).toEqual(['new', 'new']);
  expect(cached.get('a')).toBe('new');
  expect(times()).toBe(2);
});

test('a hundred readers among five hundred invalidations of other things share one making', async () => {
  const cached = cache();
  const { make, end, times } = controlled(['product:1']);
  const readers = Array.from({ length: 100 }, (_, reader) => {
    for (let invalidation = 0; invalidation < 5; invalidation += 1)
      cached.invalidate([`product:${2 + reader * 5 + invalidation}`]);
    return cached.getOrLoad('a', make);
  });
  end('made');
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['made']));
  expect(times()).toBe(1);
  expect(cached.get('a')).toBe('made');
});

test('an invalidation of its tags that comes after all who wait is none of theirs, but nothing is cached', async () => {
  const cached = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = cached.getOrLoad('a', make);
  cached.invalidate(['product:2']);
  const second = cached.getOrLoad('a', make);
  cached.invalidate(['product:1']);
  end('made');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  expect(cached.get('a')).toBeUndefined();
  expect(times()).toBe(1);
});

test('what began before more invalidations than are remembered is not cached', async () => {
  const cached = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = cached.getOrLoad('a', make);
  for (let invalidation = 0; invalidation < 20_000; invalidation += 1) cached.invalidate([`other:${invalidation}`]);
  const second = cached.getOrLoad('a', make);
  end('old');
  expect(await first).toBe('old');
  await expect.poll(times).toBe(2);
  end('new');
  expect(await second).toBe('new');
});

test('what failed before an invalidation is tried again for whoever asked after it', async () => {
  const cached = cache();
  let fail = (_: Error): void => undefined;
  const failing = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  const before = cached.getOrLoad('a', failing);
  cached.invalidate(['product:1']);
  const after = cached.getOrLoad('a', filling('mended', ['product:1']));
  fail(new Error('no'));
  await expect(before).rejects.toThrow('no');
  expect(await after).toBe('mended');
});

test('evicts the least recently used beyond its bound', async () => {
  const cached = cache(2_500);
  await cached.getOrLoad('a', filling('1', [], 1_000));
  await cached.getOrLoad('b', filling('2', [], 1_000));
  cached.get('a');
  await cached.getOrLoad('c', filling('3', [], 1_000));
  expect([cached.get('a'), cached.get('b'), cached.get('c')]).toEqual(['1', undefined, '3']);
  expect(cached.bytes).toBeLessThanOrEqual(2_500);
});

test('counts the letters of a key and of tags: neither is free', async () => {
  const cached = cache();
  await cached.getOrLoad('a', filling('1'));
  const plain = cached.bytes;
  await cached.getOrLoad(`a${'&'.repeat(1_000)}`, filling('1'));
  expect(cached.bytes - 2 * plain).toBe(2_000);
  const before = cached.bytes;
  await cached.getOrLoad('b', filling('1', ['x'.repeat(1_000)]));
  expect(cached.bytes - before).toBeGreaterThan(2_000);
  cached.invalidate(['*']);
  expect(cached.bytes).toBe(0);
});

test('what failed is tried again', async () => {
  const cached = cache();
  await expect(cached.getOrLoad('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const atOnce = () => {
    throw new Error('no');
  };
  await expect(cached.getOrLoad('a', atOnce)).rejects.toThrow('no');
  expect(await cached.getOrLoad('a', filling('yes'))).toBe('yes');
});

test('an entry ends with its age', async () => {
  let now = 0;
  const cached = cache(1_000, () => now);
  await cached.getOrLoad('a', async () => ({ value: 'v', tags: [], bytes: 1, maxAgeMs: 50 }));
  now = 49;
  expect(cached.get('a')).toBe('v');
  now = 50;
  expect(cached.get('a')).toBeUndefined();
});

describe('stale if error', () => {
  const away = new Error('the database is away');
  const failing = async () => {
    throw away;
  };
  let nowMs: number;
  let cached: TaggedCache<string>;
  beforeEach(() => {
    nowMs = 0;
    const staleIfError = { forMs: 1_000, mayStandInFor: (error: unknown) => error === away };
    cached = new TaggedCache<string>({ maxBytes: 1_000, now: () => nowMs, staleIfError });
  });

  test.each([['its tag'], ['*']])('what %s invalidated stands in for a load that fails, and is no hit', async (tag) => {
    await cached.getOrLoad('a', filling('1', ['its tag']));
    cached.invalidate([tag]);
    expect(cached.get('a')).toBeUndefined();
    expect(await cached.getOrLoad('a', failing)).toBe('1');
    expect(cached.get('a')).toBeUndefined();
    expect(cached.standIn('a', away)).toBe('1');
  });

  test('a load that succeeds replaces it', async () => {
    await cached.getOrLoad('a', filling('1', ['tag']));
    cached.invalidate(['tag']);
    expect(await cached.getOrLoad('a', filling('2', ['tag']))).toBe('2');
    cached.invalidate(['tag']);
    expect(await cached.getOrLoad('a', failing)).toBe('2');
  });

  test('other errors are seen, and time ends it', async () => {
    await cached.getOrLoad('a', filling('1', ['tag']));
    cached.invalidate(['tag']);
    const refused = new Error('no such product');
    await expect(cached.getOrLoad('a', () => Promise.reject(refused))).rejects.toBe(refused);
    nowMs = 1_000;
    await expect(cached.getOrLoad('a', failing)).rejects.toBe(away);
    expect(cached.bytes).toBe(0);
  });

  test('an expired value stands in as well', async () => {
    await cached.getOrLoad('a', async () => ({ value: '1', tags: [], bytes: 10, maxAgeMs: 5 }));
    nowMs = 10;
    expect(cached.get('a')).toBeUndefined();
    expect(await cached.getOrLoad('a', failing)).toBe('1');
  });

  test('stale values count against the bound, and go before fresh ones', async () => {
    await cached.getOrLoad('a', filling('1', ['tag'], 300));
    cached.invalidate(['tag']);
    await cached.getOrLoad('b', filling('2', [], 300));
    expect(cached.bytes).toBeLessThanOrEqual(1_000);
    expect([cached.get('b'), cached.standIn('a', away)]).toEqual(['2', undefined]);
  });

  test('without the option nothing stands in', async () => {
    const plain = cache();
    await plain.getOrLoad('a', filling('1', ['tag']));
    plain.invalidate(['tag']);
    await expect(plain.getOrLoad('a', failing)).rejects.toBe(away);
    expect(plain.bytes).toBe(0);
  });
});
