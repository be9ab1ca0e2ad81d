import { expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

function cache(maxBytes = 100_000, now = () => 0) {
  return new TaggedCache<string>({ maxBytes, now });
}
const filling =
  (value: string, tags: string[] = [], bytes = 10) =>
  async () => ({ value, tags, bytes });

test('makes a value once however many ask at the same time', async () => {
  const kept = cache();
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return { value: 'v', tags: [], bytes: 1 };
  };
  expect(await Promise.all([kept.getOrLoad('k', make), kept.getOrLoad('k', make), kept.getOrLoad('k', make)])).toEqual([
    'v',
    'v',
    'v',
  ]);
  expect(made).toBe(1);
});

test('an invalidation drops what was made from the tag and nothing else', async () => {
  const kept = cache();
  await kept.getOrLoad('a', filling('1', ['product:1']));
  await kept.getOrLoad('b', filling('2', ['product:2']));
  kept.invalidate(['product:1']);
  expect(kept.get('a')).toBeUndefined();
  expect(kept.get('b')).toBe('2');
});

/** A making that ends when told to; `times` says how often it began. */
function controlled(tags: string[]) {
  const ends: ((value: string) => void)[] = [];
  const make = async () => {
    const value = await new Promise<string>((resolve) => ends.push(resolve));
    return { value, tags, bytes: 1 };
  };
  return { make, end: (value: string) => ends.at(-1)?.(value), times: () => ends.length };
}

test('whoever asks after an invalidation of its tags is not given what was begun before, and it is made once more for all of them', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const before = kept.getOrLoad('a', make);
  kept.invalidate(['product:1']);
  const after = [kept.getOrLoad('a', make), kept.getOrLoad('a', make)];
  end('old');
  expect(await before).toBe('old');
  expect(kept.get('a')).toBeUndefined();
  await expect.poll(times).toBe(2);
  end('new');
  expect(await Promise.all(after)).toEqual(['new', 'new']);
  expect(kept.get('a')).toBe('new');
  expect(times()).toBe(2);
});

test('a hundred readers among five hundred invalidations of other things share one making', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const readers = Array.from({ length: 100 }, (_, reader) => {
    for (let invalidation = 0; invalidation < 5; invalidation += 1)
      kept.invalidate([`product:${2 + reader * 5 + invalidation}`]);
    return kept.getOrLoad('a', make);
  });
  end('made');
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['made']));
  expect(times()).toBe(1);
  expect(kept.get('a')).toBe('made');
});

test('an invalidation of its tags that comes after all who wait is none of theirs, but nothing is kept', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = kept.getOrLoad('a', make);
  kept.invalidate(['product:2']);
  const second = kept.getOrLoad('a', make);
  kept.invalidate(['product:1']);
  end('made');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  expect(kept.get('a')).toBeUndefined();
  expect(times()).toBe(1);
});

test('what began before more invalidations than are remembered is not kept', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = kept.getOrLoad('a', make);
  for (let invalidation = 0; invalidation < 20_000; invalidation += 1) kept.invalidate([`other:${invalidation}`]);
  const second = kept.getOrLoad('a', make);
  end('old');
  expect(await first).toBe('old');
  await expect.poll(times).toBe(2);
  end('new');
  expect(await second).toBe('new');
});

test('what failed before an invalidation is tried again for whoever asked after it', async () => {
  const kept = cache();
  let fail = (_: Error): void => undefined;
  const failing = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  const before = kept.getOrLoad('a', failing);
  kept.invalidate(['product:1']);
  const after = kept.getOrLoad('a', filling('mended', ['product:1']));
  fail(new Error('no'));
  await expect(before).rejects.toThrow('no');
  expect(await after).toBe('mended');
});

test('evicts the least recently used beyond its bound', async () => {
  const kept = cache(2_500);
  await kept.getOrLoad('a', filling('1', [], 1_000));
  await kept.getOrLoad('b', filling('2', [], 1_000));
  kept.get('a');
  await kept.getOrLoad('c', filling('3', [], 1_000));
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['1', undefined, '3']);
  expect(kept.bytes).toBeLessThanOrEqual(2_500);
});

test('counts the letters of a key and of tags: neither is free', async () => {
  const kept = cache();
  await kept.getOrLoad('a', filling('1'));
  const plain = kept.bytes;
  await kept.getOrLoad(`a${'&'.repeat(1_000)}`, filling('1'));
  expect(kept.bytes - 2 * plain).toBe(2_000);
  const before = kept.bytes;
  await kept.getOrLoad('b', filling('1', ['x'.repeat(1_000)]));
  expect(kept.bytes - before).toBeGreaterThan(2_000);
  kept.invalidate(['*']);
  expect(kept.bytes).toBe(0);
});

test('what failed is tried again', async () => {
  const kept = cache();
  await expect(kept.getOrLoad('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const atOnce = () => {
    throw new Error('no');
  };
  await expect(kept.getOrLoad('a', atOnce)).rejects.toThrow('no');
  expect(await kept.getOrLoad('a', filling('yes'))).toBe('yes');
});

test('an entry ends with its age', async () => {
  let now = 0;
  const kept = cache(1_000, () => now);
  await kept.getOrLoad('a', async () => ({ value: 'v', tags: [], bytes: 1, maxAgeMs: 50 }));
  now = 49;
  expect(kept.get('a')).toBe('v');
  now = 50;
  expect(kept.get('a')).toBeUndefined();
});
