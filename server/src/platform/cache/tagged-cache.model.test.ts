import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CacheEntry, TaggedCache } from './tagged-cache.ts';

const TAGS = ['a', 'b', 'c', '*'] as const;
const KEYS = ['one', 'two'] as const;

type Step =
  | { do: 'ask'; key: string; tags: readonly string[] }
  | { do: 'invalidation'; tags: readonly string[] }
  | { do: 'end'; key: string; fails: boolean };

const tags = fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 2 });
const ownTags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 });
const key = fc.constantFrom(...KEYS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), key, tags: ownTags }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('invalidation' as const), tags }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), key, fails: fc.boolean() }) },
);

/** One load in the model: when it started, the state it read, and how it ended. */
interface Load {
  key: string;
  startedAt: number;
  tags: readonly string[];
  hasFailed: boolean;
}

/** A cache with a record of all its loads and invalidations, from which its answers are checked. */
function observe() {
  const cache = new TaggedCache<Load>({ maxBytes: 1_000_000, now: () => 0 });
  const invalidations: (readonly string[])[] = [];
  const loads: Load[] = [];
  const running = new Map<string, (fails: boolean) => void>();
  const asks: Promise<void>[] = [];
  const faults: string[] = [];

  /** True where the tags of a load were invalidated after it started and before `until`. */
  const isOvertaken = (making: Load, until: number) =>
    invalidations
      .slice(making.startedAt, until)
      .some((invalidation) => invalidation.includes('*') || invalidation.some((tag) => making.tags.includes(tag)));

  function begin(making: Load): Promise<CacheEntry<Load>> {
    if (running.has(making.key)) faults.push(`${making.key} is made twice at once`);
    const last = loads.findLast((one) => one.key === making.key);
    if (last && !last.hasFailed && !isOvertaken(last, making.startedAt))
      faults.push(`${making.key} is made again for nothing`);
    loads.push(making);
    return new Promise((resolve, reject) => {
      running.set(making.key, (fails) => {
        running.delete(making.key);
        making.hasFailed = fails;
        if (fails) reject(making);
        else resolve({ value: making, tags: making.tags, bytes: 1 });
      });
    });
  }

  function ask(name: string, from: readonly string[]): void {
    const askedAt = invalidations.length;
    const judge = (given: Load) => {
      const isStale = given.hasFailed ? given.startedAt < askedAt : isOvertaken(given, askedAt);
      if (isStale) faults.push(`${name}, begun at ${given.startedAt}, was given to whoever asked at ${askedAt}`);
    };
    const make = () => begin({ key: name, startedAt: invalidations.length, tags: from, hasFailed: false });
    asks.push(cache.getOrLoad(name, make).then(judge, judge));
  }

  async function take(one: Step): Promise<void> {
    if (one.do === 'ask') ask(one.key, one.tags);
    else if (one.do === 'end') running.get(one.key)?.(one.fails);
    else {
      invalidations.push(one.tags);
      cache.invalidate(one.tags);
    }
    // Lets all callers that wait for this step continue.
    await new Promise(setImmediate);
  }

  /** Finishes all loads; returns the faults found. */
  async function settle(): Promise<string[]> {
    while (running.size > 0) for (const name of [...running.keys()]) await take({ do: 'end', key: name, fails: false });
    await Promise.all(asks);
    return faults;
  }

  return { take, settle };
}

test('whatever is asked, made and invalidated in between: nothing stale is given, and nothing is made again without an invalidation of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const observed = observe();
      for (const one of steps) await observed.take(one);
      expect(await observed.settle()).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
