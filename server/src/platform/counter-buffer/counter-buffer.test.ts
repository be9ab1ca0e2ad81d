import { expect, test } from 'vitest';
import { createCounterBuffer } from './counter-buffer.ts';

function written(most = 10) {
  const batches: Record<string, number>[] = [];
  const write = async (counts: ReadonlyMap<string, number>) => void batches.push(Object.fromEntries(counts));
  return { batches, counterBuffer: createCounterBuffer({ most, waitMs: 60_000, write }) };
}

test('what is counted is written at once, and once', async () => {
  const { batches, counterBuffer } = written();
  for (const key of ['a', 'b', 'a']) counterBuffer.add(key);
  await Promise.all([counterBuffer.flush(), counterBuffer.flush()]);
  counterBuffer.add('b');
  await counterBuffer.flush();
  expect(batches).toEqual([{ a: 2, b: 1 }, { b: 1 }]);
});

test('a flood of different keys holds no more than may be held, and those that are held are still counted', async () => {
  const { batches, counterBuffer } = written(2);
  for (const key of ['a', 'b', 'c', 'd', 'a']) counterBuffer.add(key);
  await counterBuffer.flush();
  expect(batches).toEqual([{ a: 2, b: 1 }]);
});

test('what is dropped is not written', async () => {
  const { batches, counterBuffer } = written();
  for (const key of ['a', 'b']) counterBuffer.add(key);
  counterBuffer.drop((key) => key === 'a');
  await counterBuffer.flush();
  expect(batches).toEqual([{ b: 1 }]);
});

test('a write that fails loses its counts and nothing else', async () => {
  const seen: string[] = [];
  let fails = true;
  const counterBuffer = createCounterBuffer({
    most: 10,
    waitMs: 1,
    write: async (counts) => {
      if (fails) throw new Error('the database is gone');
      seen.push(...counts.keys());
    },
  });
  counterBuffer.add('lost');
  await counterBuffer.flush();
  fails = false;
  counterBuffer.add('kept');
  await expect.poll(() => seen).toEqual(['kept']);
});
