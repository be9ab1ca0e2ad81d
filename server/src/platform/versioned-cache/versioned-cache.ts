import { type Database, databaseOf, type Tx } from '../database/index.ts';
import { isReplica, onPrimary } from '../read-pool/index.ts';
import { isTuned } from '../tuning/index.ts';
import { readVersion } from './cache-version.store.ts';

/** The most cached values: the rates and names of as many places, and some more. The oldest is evicted beyond it. */
const MAX_VALUES = 2_000;

/** The cached values of one version: each was read while that version was current. */
interface Generation {
  version: string;
  values: Map<string, unknown>;
}

const generations = new WeakMap<Database, Generation>();

export interface VersionedCache {
  /**
   * The value of `read`, from the cache while the version is unchanged. `key` identifies the value and all its
   * parameters. The version is read on `on`, on the first call. The value is shared and frozen.
   */
  read<Value>(on: Database | Tx, key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * A cache validated by version, for data that is the same for every buyer and seldom changes (rates, places, offers,
 * settings). Triggers on its tables write a new version with every change, in the same transaction; a reader reads the
 * version once, in the transaction that relies on the values. Only tables with these triggers may be read through it
 * (`cached-cart-reads.test.ts` checks it).
 */
export function versionedCacheOf(db: Database | Tx): VersionedCache {
  const of = db.isTransaction ? databaseOf(db as Tx) : db;
  let asked: Promise<Generation> | undefined;
  return {
    async read(on, key, read) {
      // A replica's values are older than the versions that this cache compares.
      if (!isTuned('versioned-cache') || isReplica(on)) return frozen(await read());
      return onPrimary(() => readCurrent(on, key, read));
    },
  };

  async function readCurrent<Value>(on: Database | Tx, key: string, read: () => Promise<Value>): Promise<Value> {
    asked ??= readVersion(on).then((version) => generationAt(of, version));
    const { version, values } = await asked;
    const known = values.get(key);
    // All values under one key are read by the same function.
    if (known !== undefined) return known as Awaited<ReturnType<typeof read>>;
    const value = frozen(await read());
    // A transaction's own uncommitted changes must not be cached for others.
    const isCurrent = value !== undefined && (await readVersion(on)) === version;
    if (isCurrent) store(values, key, value);
    return value;
  }
}

const byTransaction = new WeakMap<Tx, VersionedCache>();

/** The versioned cache of a transaction that changes none of the cached tables: it reads the version once. */
export function versionedCacheWithin(tx: Tx): VersionedCache {
  const known = byTransaction.get(tx);
  if (known) return known;
  const cache = versionedCacheOf(tx);
  byTransaction.set(tx, cache);
  return cache;
}

/**
 * The cached values of a version; a new version gets an empty map. Readers of an older version still write to their own
 * map.
 */
function generationAt(db: Database, version: string): Generation {
  const found = generations.get(db);
  if (found?.version === version) return found;
  const generation = { version, values: new Map<string, unknown>() };
  generations.set(db, generation);
  return generation;
}

function store(values: Map<string, unknown>, key: string, value: unknown): void {
  const oldest = values.size >= MAX_VALUES ? values.keys().next() : undefined;
  if (oldest && !oldest.done) values.delete(oldest.value);
  values.set(key, value);
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
