import { InvalidationLog } from './invalidation-log.ts';
import { createStaleValues, type StaleOptions, type StaleValues } from './stale-values.ts';

/** A value to cache, the tags that invalidate it, and how long it may be served. */
export interface CacheEntry<Value> {
  value: Value;
  /** The names of the data the value depends on; an invalidation of any of them drops it. */
  tags: Iterable<string>;
  bytes: number;
  /** Milliseconds the value may be cached; infinite when only an invalidation ends it. */
  maxAgeMs?: number;
}

interface StoredEntry<Value> {
  /** The string the entry was stored under: later callers bring a copy of their own. */
  key: string;
  value: Value;
  tags: readonly string[];
  /** The size of the entry, including the key and its places in the index by tags. */
  bytes: number;
  expiresAtMs: number;
}

/** The end of a load: its value or error, and the first invalidation of its tags after it started. */
interface LoadResult<Value> {
  give: () => Value;
  invalidatedAt: number;
}

interface Load<Value> {
  startedAt: number;
  result: Promise<LoadResult<Value>>;
}

export interface TaggedCacheOptions {
  /** Bound on the sum of `bytes`; the least recently used entries are evicted first. 0 caches nothing. */
  maxBytes: number;
  now: () => number;
  /** Keeps invalidated values for a while, for loads that fail (RFC 5861, stale-if-error); by default none. */
  staleIfError?: StaleOptions;
}

/**
 * A tagged cache: LRU eviction, bounded in bytes, with invalidation by tag and single flight: concurrent callers share
 * one load. Two rules hold during invalidations. A caller that arrives after an invalidation never receives a load of
 * those tags that started before it. A load is repeated only after an invalidation of its own tags.
 */
export class TaggedCache<Value> {
  readonly #options: TaggedCacheOptions;
  readonly #entries = new Map<string, StoredEntry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Loads under way, in the order they started. */
  readonly #loads = new Map<string, Load<Value>>();
  readonly #invalidations = new InvalidationLog();
  readonly #stale: StaleValues<Value> | undefined;
  #bytes = 0;
  #loadCount = 0;

  constructor(options: TaggedCacheOptions) {
    this.#options = options;
    this.#stale = options.staleIfError && createStaleValues(options.staleIfError, options.now);
  }

  /** The size of all values, stale ones included. */
  get bytes(): number {
    return this.#bytes + (this.#stale?.bytes() ?? 0);
  }

  /** True where a caller would wait for a load that is under way. */
  isLoading(key: string): boolean {
    return this.#loads.has(key);
  }

  /** The number of loads started. */
  get loads(): number {
    return this.#loadCount;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs <= this.#options.now()) {
      this.#invalidate(key, entry);
      return undefined;
    }
    // Re-inserting keeps the Map in order of use, which is the order of eviction. The stored key string is reused: V8
    // would have to promote each new copy of it to the old generation.
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
    return entry.value;
  }

  /**
   * The value under `key`, loaded once for all concurrent callers (single flight). Tags are known when a load ends, so
   * a caller that arrived after an invalidation waits to see whether it matched; if it did, all such callers start one
   * new load together. An error of `load` rejects all that wait for it.
   */
  async getOrLoad(key: string, load: () => Promise<CacheEntry<Value>>): Promise<Value> {
    const askedAt = this.#invalidations.now;
    // At most two rounds: a load that starts after the first wait has started after this call.
    for (;;) {
      const cached = this.get(key);
      if (cached !== undefined) return cached;
      const { give, invalidatedAt } = await (this.#loads.get(key) ?? this.#start(key, load)).result;
      if (askedAt < invalidatedAt) return give();
    }
  }

  /**
   * The value that may be served although it was invalidated, because `error` kept it from being loaded; undefined where
   * there is none.
   */
  standIn(key: string, error: unknown): Value | undefined {
    return this.#stale?.standIn(key, error)?.value;
  }

  /** Drops all entries with any of `tags`; `*` drops everything. A stale value may still stand in for a failed load. */
  invalidate(tags: Iterable<string>): void {
    const invalidated = new Set(tags);
    this.#invalidations.add(invalidated);
    this.#trimInvalidations();
    const keys = invalidated.has('*')
      ? [...this.#entries.keys()]
      : [...invalidated].flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry) this.#invalidate(key, entry);
    }
  }

  #start(key: string, load: () => Promise<CacheEntry<Value>>): Load<Value> {
    this.#loadCount += 1;
    const startedAt = this.#invalidations.now;
    // Async, so that a synchronous error of `load` is also reported after the load is registered.
    const loading = (async () => load())();
    const started = { startedAt, result: this.#finish(key, loading, startedAt) };
    this.#loads.set(key, started);
    return started;
  }

  /** Stores the loaded value unless it was invalidated meanwhile. */
  async #finish(key: string, loading: Promise<CacheEntry<Value>>, startedAt: number): Promise<LoadResult<Value>> {
    try {
      const entry = await loading;
      const tags = [...entry.tags];
      const invalidatedAt = this.#invalidations.firstMatch(tags, startedAt);
      if (invalidatedAt === Number.POSITIVE_INFINITY) this.#store(key, entry, tags);
      return { give: () => entry.value, invalidatedAt };
    } catch (error) {
      const stale = this.#stale?.standIn(key, error);
      const give = () => {
        if (stale) return stale.value;
        throw error;
      };
      // A failed load has no tags: any invalidation may have affected it.
      return { give, invalidatedAt: startedAt + 1 };
    } finally {
      this.#loads.delete(key);
      this.#trimInvalidations();
    }
  }

  /** Drops invalidations from before the oldest load under way: no load can match them. */
  #trimInvalidations(): void {
    const [oldest] = this.#loads.values();
    this.#invalidations.trim(oldest?.startedAt ?? this.#invalidations.now);
  }

  #store(key: string, entry: CacheEntry<Value>, tags: readonly string[]): void {
    const bytes = entry.bytes + indexBytes(key, tags);
    if (bytes > this.#options.maxBytes) return;
    this.#dropKey(key);
    this.#stale?.drop(key);
    const expiresAtMs = this.#options.now() + (entry.maxAgeMs ?? Number.POSITIVE_INFINITY);
    this.#entries.set(key, { key, value: entry.value, tags, bytes, expiresAtMs });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
    this.#evict();
  }

  /** Stale values go first: they are needed only while loads fail. */
  #evict(): void {
    this.#stale?.evict(this.#options.maxBytes - this.#bytes);
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(key, entry);
    }
  }

  #dropKey(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#drop(key, entry);
  }

  #invalidate(key: string, entry: StoredEntry<Value>): void {
    this.#drop(key, entry);
    this.#stale?.add(entry.key, entry);
  }

  #drop(key: string, entry: StoredEntry<Value>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Bytes of an entry besides its value: the key at two bytes a character, and its places in the maps. */
function indexBytes(key: string, tags: readonly string[]): number {
  return 200 + key.length * 2 + tags.reduce((sum, tag) => sum + 50 + tag.length * 2, 0);
}
