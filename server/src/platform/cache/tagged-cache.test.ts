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
  expect(await Promise.all([kept.fill('k', make), kept.fill('k', make), kept.fill('k', make)])).toEqual([
    'v',
    'v',
    'v',
  ]);
  expect(made).toBe(1);
});

test('a purge drops what was made from the tag and nothing else', async () => {
  const kept = cache();
  await kept.fill('a', filling('1', ['product:1']));
  await kept.fill('b', filling('2', ['product:2']));
  kept.purge(['product:1']);
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

test('whoever asks after a purge of its tags is not given what was begun before, and it is made once more for all of them', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const before = kept.fill('a', make);
  kept.purge(['product:1']);
  const after = [kept.fill('a', make), kept.fill('a', make)];
  end('old');
  expect(await before).toBe('old');
  expect(kept.get('a')).toBeUndefined();
  await expect.poll(times).toBe(2);
  end('new');
  expect(await Promise.all(after)).toEqual(['new', 'new']);
  expect(kept.get('a')).toBe('new');
  expect(times()).toBe(2);
});

test('a hundred readers among five hundred purges of other things share one making', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const readers = Array.from({ length: 100 }, (_, reader) => {
    for (let purge = 0; purge < 5; purge += 1) kept.purge([`product:${2 + reader * 5 + purge}`]);
    return kept.fill('a', make);
  });
  end('made');
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['made']));
  expect(times()).toBe(1);
  expect(kept.get('a')).toBe('made');
});

test('a purge of its tags that comes after all who wait is none of theirs, but nothing is kept', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = kept.fill('a', make);
  kept.purge(['product:2']);
  const second = kept.fill('a', make);
  kept.purge(['product:1']);
  end('made');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  expect(kept.get('a')).toBeUndefined();
  expect(times()).toBe(1);
});

test('what began before more purges than are remembered is not kept', async () => {
  const kept = cache();
  const { make, end, times } = controlled(['product:1']);
  const first = kept.fill('a', make);
  for (let purge = 0; purge < 20_000; purge += 1) kept.purge([`other:${purge}`]);
  const second = kept.fill('a', make);
  end('old');
  expect(await first).toBe('old');
  await expect.poll(times).toBe(2);
  end('new');
  expect(await second).toBe('new');
});

test('what failed before a purge is tried again for whoever asked after it', async () => {
  const kept = cache();
  let fail = (_: Error): void => undefined;
  const failing = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  const before = kept.fill('a', failing);
  kept.purge(['product:1']);
  const after = kept.fill('a', filling('mended', ['product:1']));
  fail(new Error('no'));
  await expect(before).rejects.toThrow('no');
  expect(await after).toBe('mended');
});

test('evicts the least recently used beyond its bound', async () => {
  const kept = cache(2_500);
  await kept.fill('a', filling('1', [], 1_000));
  await kept.fill('b', filling('2', [], 1_000));
  kept.get('a');
  await kept.fill('c', filling('3', [], 1_000));
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['1', undefined, '3']);
  expect(kept.bytes).toBeLessThanOrEqual(2_500);
});

test('counts the letters of a key and of tags: neither is free', async () => {
  const kept = cache();
  await kept.fill('a', filling('1'));
  const plain = kept.bytes;
  await kept.fill(`a${'&'.repeat(1_000)}`, filling('1'));
  expect(kept.bytes - 2 * plain).toBe(2_000);
  const before = kept.bytes;
  await kept.fill('b', filling('1', ['x'.repeat(1_000)]));
  expect(kept.bytes - before).toBeGreaterThan(2_000);
  kept.purge(['*']);
  expect(kept.bytes).toBe(0);
});

test('what failed is tried again', async () => {
  const kept = cache();
  await expect(kept.fill('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const atOnce = () => {
    throw new Error('no');
  };
  await expect(kept.fill('a', atOnce)).rejects.toThrow('no');
  expect(await kept.fill('a', filling('yes'))).toBe('yes');
});

test('an entry ends with its age', async () => {
  let now = 0;
  const kept = cache(1_000, () => now);
  await kept.fill('a', async () => ({ value: 'v', tags: [], bytes: 1, maxAgeMs: 50 }));
  now = 49;
  expect(kept.get('a')).toBe('v');
  now = 50;
  expect(kept.get('a')).toBeUndefined();
});
