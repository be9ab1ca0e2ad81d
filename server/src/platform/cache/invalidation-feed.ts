import { randomUUID } from 'node:crypto';
import {
  afterCommit,
  type Database,
  databaseOf,
  type Listener,
  listen,
  notifyBehind,
  type Tx,
} from '../database/index.ts';
import { type Fence, onPrimary, type WalPosition } from '../read-pool/index.ts';
import { createInvalidationReader } from './invalidation-reader.ts';
import { insertInvalidation, notifyInvalidations, readPosition, readWalPositionBehind } from './invalidations.store.ts';

const CHANNEL = 'waha_cache_purge';
/**
 * Finds invalidations whose notification was lost, with its process or its connection, and those of programs that send
 * none: no page may stay stale for a second.
 */
const POLL_EVERY_MS = 800;
/** The shortest time between two notifications of a process: those of a rush are sent once for all. */
const NOTIFY_EVERY_MS = 5;

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

const observers = new WeakMap<Database, Set<(tags: readonly string[]) => void>>();

/** Calls `observe` with the tags of each invalidation, of this process and of others, until the returned function is called. */
export function onInvalidation(db: Database, observe: (tags: readonly string[]) => void): () => void {
  const known = observers.get(db) ?? new Set();
  observers.set(db, known.add(observe));
  return () => void known.delete(observe);
}

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
  // A program without caches has no notifier either.
  if (caches.size === 0) notifyBehind(tx, CHANNEL, '');
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
  const { db, fence, listenUrl } = options;
  const start = await onPrimary(() => readPosition(db));
  // An empty cache must be filled with values as new as its first position.
  fence?.beginPoll()(start);
  const apply = (tags: readonly string[]) => {
    options.onInvalidation(tags);
    for (const observe of observers.get(db) ?? []) observe(tags);
  };
  const reader = createInvalidationReader({ ...options, onInvalidation: apply }, start);
  const notify = () => onPrimary(() => notifyInvalidations(db, CHANNEL, name));
  const notifier = createNotifier(() => notify().catch(options.onError));
  const listener: Listener | undefined = listenUrl
    ? await listen(listenUrl, [CHANNEL], {
        onNotify: (_, from) => (from === name ? undefined : reader.poll()),
        onListening: reader.poll,
      })
    : undefined;
  const timer = setInterval(reader.poll, POLL_EVERY_MS);
  const stopListening = onLocalInvalidation(db, {
    isFenced: fence !== undefined,
    apply(id, tags, position) {
      // Before the caches: a load that starts now must be as new as this commit.
      if (position) fence?.raise(position);
      else if (fence) {
        fence.lose();
        reader.poll();
      }
      apply(tags);
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

/**
 * Notifies the other processes: at once, so that a process that dies has told what it committed, and again for what
 * follows within some milliseconds.
 */
function createNotifier(notify: () => void) {
  let due: NodeJS.Timeout | undefined;
  let notifiedAtMs = Number.NEGATIVE_INFINITY;
  function now(): void {
    due = undefined;
    notifiedAtMs = performance.now();
    notify();
  }
  return {
    notifySoon() {
      if (due) return;
      const waitMs = notifiedAtMs + NOTIFY_EVERY_MS - performance.now();
      if (waitMs <= 0) now();
      else due = setTimeout(now, waitMs);
    },
    close: () => clearTimeout(due),
  };
}
