import { PurgeLog } from './purge-log.ts';

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
  /** The same text, as it was first given: what asks later brings its own. */
  key: string;
  value: Value;
  tags: readonly string[];
  /** With those of its key and of what finds it by its tags. */
  bytes: number;
  expiresAtMs: number;
}

/** A making that ended: what it gave, and the first purge after its beginning that touched what it was made from. */
interface Made<Value> {
  give: () => Value;
  overtakenAt: number;
}

interface Making<Value> {
  begunAt: number;
  made: Promise<Made<Value>>;
}

export interface TaggedCacheOptions {
  /** Bound on the sum of `bytes`; the least recently used go first. 0 keeps nothing. */
  maxBytes: number;
  now: () => number;
}

/**
 * A bounded store whose entries are dropped by tag, and in which a value is made once however many ask for it. Two rules
 * hold whatever is purged meanwhile: nobody is given what was begun before a purge of its tags that they asked after,
 * and only such a purge makes a value be made again.
 */
export class TaggedCache<Value> {
  readonly #options: TaggedCacheOptions;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** In the order they began. */
  readonly #makings = new Map<string, Making<Value>>();
  readonly #purges = new PurgeLog();
  #bytes = 0;
  #made = 0;

  constructor(options: TaggedCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether whoever asks for it now waits for somebody else's making. */
  isMaking(key: string): boolean {
    return this.#makings.has(key);
  }

  /** How many values were begun to be made. */
  get makings(): number {
    return this.#made;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs <= this.#options.now()) {
      this.#drop(key, entry);
      return undefined;
    }
    // Re-inserting keeps the Map in order of use, which is the order of eviction. By the key that is old already: each
    // new one would have to grow old in its place.
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
    return entry.value;
  }

  /**
   * The value under `key`, made once however many ask at the same time. Its tags are known when it is made, so whoever
   * asks while it is being made after some purge waits to see whether that one mattered; if it did, all who waited so
   * begin anew together. What `make` throws reaches all who wait for it.
   */
  async fill(key: string, make: () => Promise<Filling<Value>>): Promise<Value> {
    const askedAt = this.#purges.now;
    // Twice at most: what begins after the first wait began after the question.
    for (;;) {
      const kept = this.get(key);
      if (kept !== undefined) return kept;
      const { give, overtakenAt } = await (this.#makings.get(key) ?? this.#begin(key, make)).made;
      if (askedAt < overtakenAt) return give();
    }
  }

  /** Drops everything made from any of `tags`; `*` drops everything. */
  purge(tags: Iterable<string>): void {
    const purged = new Set(tags);
    this.#purges.add(purged);
    this.#forgetPurges();
    if (purged.has('*')) this.#clear();
    for (const tag of purged) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#dropKey(key);
  }

  #begin(key: string, make: () => Promise<Filling<Value>>): Making<Value> {
    this.#made += 1;
    const begunAt = this.#purges.now;
    // Whatever `make` throws at once comes later too: the making must be known before it ends.
    const filling = (async () => make())();
    const making = { begunAt, made: this.#finish(key, filling, begunAt) };
    this.#makings.set(key, making);
    return making;
  }

  /** Keeps what was made unless a purge overtook it. */
  async #finish(key: string, making: Promise<Filling<Value>>, begunAt: number): Promise<Made<Value>> {
    try {
      const filling = await making;
      const tags = [...filling.tags];
      const overtakenAt = this.#purges.firstTouching(tags, begunAt);
      if (overtakenAt === Number.POSITIVE_INFINITY) this.#store(key, filling, tags);
      return { give: () => filling.value, overtakenAt };
    } catch (error) {
      const give = () => {
        throw error;
      };
      // What failed tells no tags: any purge may have been of what it lacked.
      return { give, overtakenAt: begunAt + 1 };
    } finally {
      this.#makings.delete(key);
      this.#forgetPurges();
    }
  }

  /** What was purged before the oldest making began overtakes nothing any more. */
  #forgetPurges(): void {
    const [oldest] = this.#makings.values();
    this.#purges.forgetUntil(oldest?.begunAt ?? this.#purges.now);
  }

  #clear(): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #store(key: string, filling: Filling<Value>, tags: readonly string[]): void {
    const bytes = filling.bytes + bytesToFind(key, tags);
    if (bytes > this.#options.maxBytes) return;
    this.#dropKey(key);
    const expiresAtMs = this.#options.now() + (filling.maxAgeMs ?? Number.POSITIVE_INFINITY);
    this.#entries.set(key, { key, value: filling.value, tags, bytes, expiresAtMs });
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
