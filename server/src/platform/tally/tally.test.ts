import { expect, test } from 'vitest';
import { createTally } from './tally.ts';

function written(most = 10) {
  const batches: Record<string, number>[] = [];
  const write = async (counts: ReadonlyMap<string, number>) => void batches.push(Object.fromEntries(counts));
  return { batches, tally: createTally({ most, waitMs: 60_000, write }) };
}

test('what is counted is written at once, and once', async () => {
  const { batches, tally } = written();
  for (const key of ['a', 'b', 'a']) tally.add(key);
  await Promise.all([tally.flush(), tally.flush()]);
  tally.add('b');
  await tally.flush();
  expect(batches).toEqual([{ a: 2, b: 1 }, { b: 1 }]);
});

test('a flood of different keys holds no more than may be held, and those that are held are still counted', async () => {
  const { batches, tally } = written(2);
  for (const key of ['a', 'b', 'c', 'd', 'a']) tally.add(key);
  await tally.flush();
  expect(batches).toEqual([{ a: 2, b: 1 }]);
});

test('what is dropped is not written', async () => {
  const { batches, tally } = written();
  for (const key of ['a', 'b']) tally.add(key);
  tally.drop((key) => key === 'a');
  await tally.flush();
  expect(batches).toEqual([{ b: 1 }]);
});

test('a write that fails loses its counts and nothing else', async () => {
  const seen: string[] = [];
  let fails = true;
  const tally = createTally({
    most: 10,
    waitMs: 1,
    write: async (counts) => {
      if (fails) throw new Error('the database is gone');
      seen.push(...counts.keys());
    },
  });
  tally.add('lost');
  await tally.flush();
  fails = false;
  tally.add('kept');
  await expect.poll(() => seen).toEqual(['kept']);
});
