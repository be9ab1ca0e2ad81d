import { randomUUID } from 'node:crypto';
import { afterCommit, type Database, databaseOf, type Listener, listen, type Tx } from '../database/index.ts';
import { createInvalidationReader } from './invalidation-reader.ts';
import { insertInvalidation, notifyInvalidations, readPosition } from './invalidations.store.ts';

const CHANNEL = 'waha_cache_purge';
/** Finds invalidations whose notification was lost: with the process that had to send it, or with the connection. */
const POLL_EVERY_MS = 600;
const NOTIFY_DELAY_MS = 5;

/** Cache invalidation across processes: carries tags to every process on the database, within a second even when a notification is lost. */
export interface InvalidationFeed {
  close(): Promise<void>;
}

export interface InvalidationFeedOptions {
  db: Database;
  /** The database to LISTEN on; without it only polling carries invalidations. */
  listenUrl?: string;
  onInvalidation: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/** The caches of this process by their database: local invalidations are applied at commit. */
const localCaches = new WeakMap<Database, Set<(id: number, tags: readonly string[]) => void>>();

/**
 * Publishes the cache tags of the data that `tx` changed: invalidated in this process at commit and in others right after,
 * never when it rolls back. Every function that writes cached data calls it itself, so that no caller can forget it.
 */
export async function publishInvalidation(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  let id = 0;
  await insertInvalidation(tx, tags, (its) => {
    id = its;
  });
  const db = databaseOf(tx);
  afterCommit(tx, () => {
    for (const apply of localCaches.get(db) ?? []) apply(id, tags);
  });
}

function onLocalInvalidation(db: Database, apply: (id: number, tags: readonly string[]) => void): () => void {
  const listeners = localCaches.get(db) ?? new Set();
  localCaches.set(db, listeners.add(apply));
  return () => void listeners.delete(apply);
}

/**
 * Opens the invalidation feed. Invalidations are rows, so that none is lost; NOTIFY only triggers a poll. It is sent
 * separately after the commit: inside the transaction it would make all commits of the database queue behind one lock.
 */
export async function openInvalidationFeed(options: InvalidationFeedOptions): Promise<InvalidationFeed> {
  const name = randomUUID();
  const reader = createInvalidationReader(options, await readPosition(options.db));
  const notifier = createNotifier(options, name);
  const listener: Listener | undefined = options.listenUrl
    ? await listen(options.listenUrl, [CHANNEL], {
        onNotify: (_, from) => (from === name ? undefined : reader.poll()),
        onListening: reader.poll,
      })
    : undefined;
  const timer = setInterval(reader.poll, POLL_EVERY_MS);
  const stopListening = onLocalInvalidation(options.db, (id, tags) => {
    options.onInvalidation(tags);
    reader.markApplied(id);
    notifier.notifySoon();
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

/** Notifies the other processes, once for all invalidations of some milliseconds. */
function createNotifier({ db, onError }: InvalidationFeedOptions, name: string) {
  let due: NodeJS.Timeout | undefined;
  return {
    notifySoon() {
      due ??= setTimeout(() => {
        due = undefined;
        notifyInvalidations(db, CHANNEL, name).catch(onError);
      }, NOTIFY_DELAY_MS);
    },
    close: () => clearTimeout(due),
  };
}
