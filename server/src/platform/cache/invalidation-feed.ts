import { randomUUID } from 'node:crypto';
import { afterCommit, type Database, databaseOf, type Listener, listen, type Tx } from '../database/index.ts';
import { type Fence, onPrimary, type WalPosition } from '../read-pool/index.ts';
import { createInvalidationReader } from './invalidation-reader.ts';
import { insertInvalidation, notifyInvalidations, readPosition, readWalPositionBehind } from './invalidations.store.ts';

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
  /** The fence of reads from replicas; undefined where all reads are the primary's. */
  fence?: Fence | undefined;
  onInvalidation: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/** The caches that one feed invalidates at a local commit. */
interface LocalCaches {
  /** True where it needs the log position of the commit. */
  isFenced: boolean;
  apply(id: number, tags: readonly string[], position: WalPosition | undefined): void;
}

/** The caches of this process by their database: local invalidations are applied at commit. */
const localCaches = new WeakMap<Database, Set<LocalCaches>>();

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
  const caches = localCaches.get(databaseOf(tx)) ?? new Set();
  let position: WalPosition | undefined;
  if ([...caches].some(({ isFenced }) => isFenced)) {
    readWalPositionBehind(tx, (its) => {
      position = its;
    });
  }
  afterCommit(tx, () => {
    for (const one of caches) one.apply(id, tags, position);
  });
}

function onLocalInvalidation(db: Database, caches: LocalCaches): () => void {
  const known = localCaches.get(db) ?? new Set();
  localCaches.set(db, known.add(caches));
  return () => void known.delete(caches);
}

/**
 * Opens the invalidation feed. Invalidations are rows, so that none is lost; NOTIFY only triggers a poll. It is sent
 * separately after the commit: inside the transaction it would make all commits of the database queue behind one lock.
 */
export async function openInvalidationFeed(options: InvalidationFeedOptions): Promise<InvalidationFeed> {
  const name = randomUUID();
  const { fence } = options;
  const start = await onPrimary(() => readPosition(options.db));
  // An empty cache must be filled with values as new as its first position.
  fence?.beginPoll()(start);
  const reader = createInvalidationReader(options, start);
  const notifier = createNotifier(options, name);
  const listener: Listener | undefined = options.listenUrl
    ? await listen(options.listenUrl, [CHANNEL], {
        onNotify: (_, from) => (from === name ? undefined : reader.poll()),
        onListening: reader.poll,
      })
    : undefined;
  const timer = setInterval(reader.poll, POLL_EVERY_MS);
  const stopListening = onLocalInvalidation(options.db, {
    isFenced: fence !== undefined,
    apply(id, tags, position) {
      // Before the caches: a load that starts now must be as new as this commit.
      if (position) fence?.raise(position);
      else fence?.lose();
      options.onInvalidation(tags);
      reader.markApplied(id);
      notifier.notifySoon();
    },
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
