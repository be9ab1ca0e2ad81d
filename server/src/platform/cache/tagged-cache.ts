/** What a cache keeps: a value, what it was made from, and for how long it may be shown. */
export interface Filling<Value> {
  value: Value;
  /** Names of what the value was made from; a purge of any of them drops it. */
  tags: Iterable<string>;
  bytes: number;
  /** Milliseconds the value may be kept; infinite when only a purge ends it. */
  maxAgeMs?: number;
}

interface Entry<Value> {
  value: Value;
  tags: readonly string[];
  /** With those of its key and of what finds it by its tags. */
  bytes: number;
  expiresAtMs: number;
}

export interface TaggedCacheOptions {
  /** Bound on the sum of `bytes`; the least recently used go first. 0 keeps nothing. */
  maxBytes: number;
  now: () => number;
}

/**
 * A bounded store whose entries are dropped by tag. A value read from the database before a purge and stored after it
 * would stay stale for ever, so `fill` notes when it began and keeps nothing that a purge has overtaken.
 */
export class TaggedCache<Value> {
  readonly #options: TaggedCacheOptions;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #filling = new Map<string, { promise: Promise<Filling<Value>>; begunAt: number }>();
  readonly #purgedAt = new Map<string, number>();
  #purges = 0;
  #bytes = 0;

  constructor(options: TaggedCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs <= this.#options.now()) {
      this.#drop(key, entry);
      return undefined;
    }
    // Re-inserting keeps the Map in order of use, which is the order of eviction.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The value under `key`, made once however many ask at the same time. What `make` throws reaches all of them. */
  async fill(key: string, make: () => Promise<Filling<Value>>): Promise<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const running = this.#filling.get(key);
    // Somebody who asks after a purge must not be given what was begun before it.
    if (running && running.begunAt === this.#purges) return (await running.promise).value;
    const begunAt = this.#purges;
    const promise = make();
    this.#filling.set(key, { promise, begunAt });
    try {
      const filling = await promise;
      this.#store(key, filling, begunAt);
      return filling.value;
    } finally {
      if (this.#filling.get(key)?.promise === promise) this.#filling.delete(key);
    }
  }

  /** Drops everything made from any of `tags`; `*` drops everything. */
  purge(tags: Iterable<string>): void {
    this.#purges += 1;
    for (const tag of tags) {
      this.#purgedAt.set(tag, this.#purges);
      if (tag === '*') this.#clear();
      else for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#dropKey(key);
    }
    if (this.#filling.size === 0) this.#purgedAt.clear();
  }

  #clear(): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #store(key: string, filling: Filling<Value>, begunAt: number): void {
    const tags = [...filling.tags];
    const overtaken = [...tags, '*'].some((tag) => (this.#purgedAt.get(tag) ?? -1) > begunAt);
    const bytes = filling.bytes + bytesToFind(key, tags);
    if (overtaken || bytes > this.#options.maxBytes) return;
    this.#dropKey(key);
    const expiresAtMs = this.#options.now() + (filling.maxAgeMs ?? Number.POSITIVE_INFINITY);
    this.#entries.set(key, { value: filling.value, tags, bytes, expiresAtMs });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
    this.#evict();
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(key, entry);
    }
  }

  #dropKey(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#drop(key, entry);
  }

  #drop(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** What an entry takes beside its value: its key, at two bytes a letter, and its place in the maps. */
function bytesToFind(key: string, tags: readonly string[]): number {
  return 200 + key.length * 2 + tags.reduce((sum, tag) => sum + 50 + tag.length * 2, 0);
}
