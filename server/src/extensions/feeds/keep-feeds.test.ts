import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDownloads } from './count-downloads.ts';
import { createFeedBudget } from './feed-budget.ts';
import { createFeedKeeper, type MakeFeed } from './keep-feeds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-test-feeds-'));
});
afterEach(() => rm(folder, { recursive: true }));

function aKeeper() {
  const clock = { ms: 1_000 };
  const counts = { made: 0, running: 0, most: 0 };
  const made: MakeFeed = async (file) => {
    counts.made += 1;
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await writeFile(file, String(counts.made));
    counts.running -= 1;
    return { digest: String(counts.made), products: 1, leftOut: {} };
  };
  return { clock, counts, made, keeper: createFeedKeeper({ now: () => clock.ms, folder }) };
}

test('a feed is made once for all who wait, and again when something it shows changed', async () => {
  const { keeper, made, counts } = aKeeper();
  const all = await Promise.all(Array.from({ length: 20 }, () => keeper.get('a', made)));
  expect([counts.made, new Set(all.map(({ digest }) => digest)).size]).toEqual([1, 1]);
  keeper.invalidate(['reviews:1', 'blog', 'lotto']);
  expect((await keeper.get('a', made)).digest).toBe('1');
  keeper.invalidate(['product:7']);
  expect((await keeper.get('a', made)).digest).toBe('2');
  // The former file is gone.
  expect(await readdir(folder)).toHaveLength(1);
  await keeper.close();
  expect(await readdir(folder)).toEqual([]);
});

test('feeds are made one after the other', async () => {
  const { keeper, made, counts } = aKeeper();
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => keeper.get(key, made)));
  expect([counts.made, counts.most]).toEqual([4, 1]);
  await keeper.close();
});

test('a change while it is made is in the feed of who asks after the change', async () => {
  const { keeper, made } = aKeeper();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = keeper.get('a', async (file, changesAt) => {
    begin();
    await held;
    return made(file, changesAt);
  });
  await begun;
  keeper.invalidate(['products']);
  const second = keeper.get('a', made);
  release();
  expect((await first).digest).toBe('1');
  expect((await second).digest).toBe('2');
  await keeper.close();
});

test('a feed is wrong from the moment at which something in it begins or ends', async () => {
  const { keeper, made, clock } = aKeeper();
  const untilThen: MakeFeed = (file, changesAt) => {
    changesAt(5_000);
    changesAt(9_000);
    return made(file, changesAt);
  };
  expect((await keeper.get('a', untilThen)).digest).toBe('1');
  clock.ms = 4_999;
  expect((await keeper.get('a', made)).digest).toBe('1');
  clock.ms = 5_000;
  expect((await keeper.get('a', made)).digest).toBe('2');
  await keeper.close();
});

test('beyond its time the last feed is given as it is, and a first one is made all the same', async () => {
  const { keeper, made, clock, counts } = aKeeper();
  const slow: MakeFeed = async (file, changesAt) => {
    clock.ms += 90_000;
    return made(file, changesAt);
  };
  await keeper.get('a', slow);
  for (let asked = 0; asked < 50; asked += 1) {
    keeper.invalidate(['products']);
    expect((await keeper.get('a', slow)).digest).toBe('1');
  }
  expect((await keeper.get('b', made)).digest).toBe('2');
  // The debt of a minute is paid by ten.
  clock.ms += 600_010;
  expect((await keeper.get('a', made)).digest).toBe('3');
  expect(counts.made).toBe(3);
  await keeper.close();
});

test('a writer that fails is asked again while there is time for it, and leaves no file', async () => {
  const { keeper, made, counts } = aKeeper();
  const failing: MakeFeed = async (file) => {
    await writeFile(file, 'half');
    throw new Error('it cannot');
  };
  await expect(keeper.get('a', failing)).rejects.toThrow('it cannot');
  expect(await readdir(folder)).toEqual([]);
  expect((await keeper.get('a', made)).digest).toBe('1');
  expect(counts.made).toBe(1);
  await keeper.close();
});

test('a process removes what one that is gone has left', async () => {
  await writeFile(join(folder, `${process.pid}-of-a-predecessor`), 'old');
  await writeFile(join(folder, '999999999-of-another'), 'old');
  const { keeper, made } = aKeeper();
  await keeper.get('a', made);
  expect(await readdir(folder)).toHaveLength(1);
  await keeper.close();
});

test('a tenth of the time may be spent on feeds, and half a minute at once', () => {
  const clock = { ms: 0 };
  const budget = createFeedBudget(() => clock.ms);
  budget.spend(29_999);
  expect(budget.isLeft()).toBe(true);
  budget.spend(100_000);
  expect(budget.isLeft()).toBe(false);
  clock.ms = 999_000;
  expect(budget.isLeft()).toBe(false);
  clock.ms = 1_000_020;
  expect(budget.isLeft()).toBe(true);
  // A rest of a day is worth half a minute.
  clock.ms += 86_400_000;
  budget.spend(30_000);
  expect(budget.isLeft()).toBe(false);
});

test('twelve feeds are on their way at once, and three to one network', () => {
  const downloads = createDownloads();
  const own = [1, 2, 3].map(() => downloads.begin('a'));
  expect(downloads.begin('a')).toBeUndefined();
  own[0]?.();
  expect(downloads.begin('a')).toBeDefined();
  const others = ['b', 'c', 'd', 'e'].flatMap((visitor) => [1, 2, 3].map(() => downloads.begin(visitor)));
  expect(others.filter(Boolean)).toHaveLength(9);
  for (const end of others) end?.();
  expect(downloads.begin('f')).toBeDefined();
});
