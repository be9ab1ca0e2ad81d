import { randomUUID } from 'node:crypto';
import { afterCommit, type Database, databaseOf, type Listener, listen, type Tx } from '../database/index.ts';
import { createPurgeReader } from './purge-reader.ts';
import { insertPurge, notifyPurges, readPosition } from './purges.store.ts';

const CHANNEL = 'waha_cache_purge';
const POLL_EVERY_MS = 400;
const NOTIFY_DELAY_MS = 5;

/** Carries purges to every process on the database, within a second even when a notification is lost. */
export interface PurgeFeed {
  close(): Promise<void>;
}

export interface PurgeFeedOptions {
  db: Database;
  /** Where to LISTEN; without it only polling carries purges. */
  listenUrl?: string;
  onPurge: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/** What this process keeps, by the database it was made from: told of its own purges at their commit. */
const keptHere = new WeakMap<Database, Set<(id: number, tags: readonly string[]) => void>>();

/**
 * Announces tags touched by `tx`: purged in this process at commit, where it keeps anything, and elsewhere right after; never
 * when it rolls back. Whatever writes what kept answers are made from calls it itself, so that nobody has to remember.
 */
export async function publishPurge(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  let id = 0;
  await insertPurge(tx, tags, (its) => {
    id = its;
  });
  const db = databaseOf(tx);
  afterCommit(tx, () => {
    for (const carryOut of keptHere.get(db) ?? []) carryOut(id, tags);
  });
}

function listenHere(db: Database, carryOut: (id: number, tags: readonly string[]) => void): () => void {
  const listeners = keptHere.get(db) ?? new Set();
  keptHere.set(db, listeners.add(carryOut));
  return () => void listeners.delete(carryOut);
}

/**
 * Purges are rows, so that none is lost; NOTIFY only says "look now". It is sent after the commit, on its own: inside
 * the transaction it would make all commits of the database queue behind one lock.
 */
export async function openPurgeFeed(options: PurgeFeedOptions): Promise<PurgeFeed> {
  const name = randomUUID();
  const reader = createPurgeReader(options, await readPosition(options.db));
  const notifier = createNotifier(options, name);
  const listener: Listener | undefined = options.listenUrl
    ? await listen(options.listenUrl, [CHANNEL], {
        onNotify: (_, from) => (from === name ? undefined : reader.look()),
        onListening: reader.look,
      })
    : undefined;
  const timer = setInterval(reader.look, POLL_EVERY_MS);
  const stopListening = listenHere(options.db, (id, tags) => {
    options.onPurge(tags);
    reader.passOver(id);
    notifier.tellSoon();
  });
  return {
    async close() {
      stopListening();
      clearInterval(timer);
      notifier.close();
      await listener?.close();
      await reader.close();
    },
  };
}

/** Tells the other processes to look, once for all that is published within some milliseconds. */
function createNotifier({ db, onError }: PurgeFeedOptions, name: string) {
  let due: NodeJS.Timeout | undefined;
  return {
    tellSoon() {
      due ??= setTimeout(() => {
        due = undefined;
        notifyPurges(db, CHANNEL, name).catch(onError);
      }, NOTIFY_DELAY_MS);
    },
    close: () => clearTimeout(due),
  };
}
