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

test('keeps nothing that a purge has overtaken while it was being made', async () => {
  const kept = cache();
  let finish = (): void => undefined;
  const slow = kept.fill('a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { value: 'old', tags: ['product:1'], bytes: 1 };
  });
  kept.purge(['product:1']);
  const fresh = await kept.fill('a', filling('new', ['product:1']));
  finish();
  expect(await slow).toBe('old');
  expect(fresh).toBe('new');
  expect(kept.get('a')).toBe('new');
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
