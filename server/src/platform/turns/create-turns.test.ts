import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

/** Work that ends when told, and how much of it runs at once. */
function createWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}

const settled = () => new Promise(setImmediate);

test('lets only so much run at once, and everything in the end', async () => {
  const turns = createTurns({ atOnce: 2, mostWaiting: 10, retryAfterSeconds: 5 });
  const { work, ends, most } = createWork();
  const all = Promise.all(Array.from({ length: 7 }, () => turns.take(work)));
  for (let done = 0; done < 7; done += 1) {
    await settled();
    ends.shift()?.();
  }
  await all;
  expect(most()).toBe(2);
});

test('refuses whoever would wait behind too many, and takes work again afterwards', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 5 });
  const { work, ends } = createWork();
  const first = turns.take(work);
  const second = turns.take(work);
  await expect(turns.take(work)).rejects.toMatchObject({ code: 'server.unavailable' });
  ends.shift()?.();
  await first;
  await settled();
  ends.shift()?.();
  await second;
  await expect(turns.take(async () => 'done')).resolves.toBe('done');
});

test('work that fails gives its place back', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 0, retryAfterSeconds: 5 });
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turns.take(async () => 'done')).resolves.toBe('done');
});
