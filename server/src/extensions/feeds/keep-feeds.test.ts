import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDownloads } from './count-downloads.ts';
import { createFeedBudget } from './feed-budget.ts';
import { createFeedKeeper, type MakeFeed } from './keep-feeds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-test-feeds-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function filesOf(): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).map(({ name }) => name);
}

function aKeeper(nowMs = 1_000) {
  const clock = { ms: nowMs };
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
  expect(await filesOf()).toHaveLength(1);
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
  expect(await filesOf()).toEqual([]);
  expect((await keeper.get('a', made)).digest).toBe('1');
  expect(counts.made).toBe(1);
  await keeper.close();
});

const DAY_MS = 86_400_000;

test('processes that share a folder leave each other’s feeds alone', async () => {
  const [one, another] = [aKeeper(Date.now()), aKeeper(Date.now())];
  const first = await one.keeper.get('a', one.made);
  const second = await another.keeper.get('a', another.made);
  expect(await readFile(first.file, 'utf8')).toBe('1');
  await another.keeper.close();
  expect(await filesOf()).toHaveLength(1);
  expect((await one.keeper.get('a', one.made)).file).toBe(first.file);
  expect(second.file).not.toBe(first.file);
  await one.keeper.close();
});

test('a process removes what lies for a day, and nothing younger', async () => {
  await mkdir(join(folder, 'of-a-predecessor'));
  await writeFile(join(folder, 'of-a-predecessor', 'feed'), 'old');
  await writeFile(join(folder, 'young'), 'young');
  const old = new Date(Date.now() - DAY_MS - 60_000);
  await utimes(join(folder, 'of-a-predecessor'), old, old);
  const { keeper, made } = aKeeper(Date.now());
  const { file } = await keeper.get('a', made);
  expect((await filesOf()).toSorted()).toEqual([basename(file), 'young'].toSorted());
  await keeper.close();
});

test('a feed whose file is gone is made again, though no time is left for it', async () => {
  const { keeper, made, clock } = aKeeper(Date.now());
  const slow: MakeFeed = async (file, changesAt) => {
    clock.ms += 90_000;
    return made(file, changesAt);
  };
  await keeper.get('a', slow);
  const other = aKeeper(Date.now() + 2 * DAY_MS);
  await other.keeper.get('a', other.made);
  const again = await keeper.get('a', made);
  expect([again.digest, await readFile(again.file, 'utf8')]).toEqual(['2', '2']);
  await Promise.all([keeper.close(), other.keeper.close()]);
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
