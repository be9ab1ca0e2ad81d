import { rm } from 'node:fs/promises';
import { refuse } from '../../platform/errors/index.ts';
import { createFeedBudget } from './feed-budget.ts';
import { createFeedFolder } from './feed-folder.ts';
import type { WrittenFeed } from './write-feed.ts';

/** A feed that lies on disk. */
export interface KeptFeed extends WrittenFeed {
  file: string;
  madeAt: Date;
}

interface Kept extends KeptFeed {
  version: number;
  /** The moment at which it is wrong by itself, as a promotion ends. */
  holdsUntilMs: number;
}

/** Makes a feed in a file; `changesAt` is told when it will be wrong by itself. */
export type MakeFeed = (file: string, changesAt: (atMs: number) => void) => Promise<WrittenFeed>;

export interface FeedKeeper {
  /** The feed as the shop is now, made where it changed. Refuses `server.unavailable` while a long one is made. */
  get(key: string, make: MakeFeed): Promise<KeptFeed>;
  invalidate(tags: readonly string[]): void;
  close(): Promise<void>;
}

/** Tags of what feeds show: products with their stock and prices, categories, delivery, the shop's name and languages. */
const SHOWN = /^(?:products$|product:|categories$|category-names$|promotions$|shipping$|settings$|extensions$)/;

const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 60;

interface KeeperOptions {
  now: () => number;
  /** Folder of this machine; several processes may share it, each in a folder of its own. */
  folder: string;
}

/**
 * Keeps the feeds that were made on disk, until something they show changes. One is made at a time, for all who wait for it. Beyond the
 * budget of time the last one is given as it is.
 */
export function createFeedKeeper({ now, folder }: KeeperOptions): FeedKeeper {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const budget = createFeedBudget(now);
  let version = 0;
  let last: Promise<void> = Promise.resolve();
  const files = createFeedFolder({ shared: folder, now });

  async function makeNow(key: string, make: MakeFeed): Promise<void> {
    const startedMs = now();
    let holdsUntilMs = Number.POSITIVE_INFINITY;
    const madeAt = new Date(now());
    // A change from here on may be missing in it.
    const of = version;
    const file = await files.newFile();
    try {
      const written = await make(file, (atMs) => {
        holdsUntilMs = Math.min(holdsUntilMs, atMs);
      });
      const before = kept.get(key);
      kept.set(key, { ...written, file, madeAt, version: of, holdsUntilMs });
      failed.delete(key);
      if (before) await rm(before.file, { force: true });
    } catch (error) {
      failed.add(key);
      await rm(file, { force: true });
      throw error;
    } finally {
      budget.spend(now() - startedMs);
    }
  }

  function fly(key: string, make: MakeFeed): Promise<void> {
    const flight = last.catch(() => undefined).then(() => makeNow(key, make));
    last = flight;
    flights.set(key, flight);
    const land = () => void flights.delete(key);
    flight.then(land, land);
    return flight;
  }

  const isRight = (one: Kept, wanted: number) => one.version >= wanted && now() < one.holdsUntilMs;

  /** The kept feed of a key; forgotten where its file was removed, as another process does with what is old. */
  async function readable(key: string): Promise<Kept | undefined> {
    const one = kept.get(key);
    if (!one || (await files.has(one.file))) return one;
    if (kept.get(key) === one) kept.delete(key);
    return kept.get(key);
  }

  async function newest(key: string, make: MakeFeed): Promise<Kept> {
    const wanted = version;
    for (;;) {
      const one = await readable(key);
      if (one && isRight(one, wanted)) return one;
      const mayMake = budget.isLeft() || (!one && !failed.has(key));
      if (!flights.has(key) && !mayMake) return one ?? unavailable();
      await (flights.get(key) ?? fly(key, make));
    }
  }

  return {
    async get(key, make) {
      const coming = newest(key, make);
      const slow = Symbol('slow');
      const first = await Promise.race([coming, after(LONGEST_WAIT_MS, slow)]);
      if (first !== slow && typeof first !== 'symbol') return first;
      coming.catch(() => undefined);
      return (await readable(key)) ?? unavailable();
    },
    invalidate(tags) {
      if (tags.some((tag) => SHOWN.test(tag))) version += 1;
    },
    async close() {
      await last.catch(() => undefined);
      await files.close();
    },
  };
}

const unavailable = () => refuse('server.unavailable', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
}
