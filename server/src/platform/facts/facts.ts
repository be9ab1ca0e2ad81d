import { type Database, databaseOf, type Tx } from '../database/index.ts';
import { readVersion } from './facts.store.ts';

/** Of a shop: the rates and names of as many places, and a few more. Beyond that the oldest is forgotten. */
const MOST = 2_000;

/** What is remembered of one version: it was read after that was seen, and before another was. */
interface Memory {
  version: string;
  values: Map<string, unknown>;
}

const memories = new WeakMap<Database, Memory>();

export interface Facts {
  /**
   * What `read` gives: from memory, where that still holds. `key` names it with all it depends on; `on` is where it is asked
   * whether it holds, the first time. The value is everybody's and cannot be changed.
   */
  read<Value>(on: Database | Tx, key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * What is the same for every buyer and seldom changes (rates, places, offers, settings), kept in memory and proved: triggers on its
 * tables write another version with every change, in its transaction, and whoever uses what is remembered reads the version
 * first, once, in the transaction that relies on it. Only what is read from tables with these triggers may be asked for
 * (`facts.test.ts` holds it).
 */
export function factsOf(db: Database | Tx): Facts {
  const of = db.isTransaction ? databaseOf(db as Tx) : db;
  let asked: Promise<Memory> | undefined;
  return {
    async read(on, key, read) {
      asked ??= readVersion(on).then((version) => memoryAt(of, version));
      const { version, values } = await asked;
      const known = values.get(key);
      // Whoever stored it under this key read it by this function.
      if (known !== undefined) return known as Awaited<ReturnType<typeof read>>;
      const value = frozen(await read());
      // Of what a transaction changes itself nobody else may hear before it commits.
      const holds = value !== undefined && (await readVersion(on)) === version;
      if (holds) remember(values, key, value);
      return value;
    },
  };
}

const within = new WeakMap<Tx, Facts>();

/** The same for all who ask in one transaction, so that the version is read once: for one that changes no fact itself. */
export function factsWithin(tx: Tx): Facts {
  const known = within.get(tx);
  if (known) return known;
  const facts = factsOf(tx);
  within.set(tx, facts);
  return facts;
}

/** The memory of a version: an empty one where another was remembered. Who still reads for that one writes into its own. */
function memoryAt(db: Database, version: string): Memory {
  const found = memories.get(db);
  if (found?.version === version) return found;
  const memory = { version, values: new Map<string, unknown>() };
  memories.set(db, memory);
  return memory;
}

function remember(values: Map<string, unknown>, key: string, value: unknown): void {
  const oldest = values.size >= MOST ? values.keys().next() : undefined;
  if (oldest && !oldest.done) values.delete(oldest.value);
  values.set(key, value);
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
