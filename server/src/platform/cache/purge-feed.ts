import { randomUUID } from 'node:crypto';
import { afterCommit, type Database, type Listener, listen, type Tx } from '../database/index.ts';
import { createPurgeReader } from './purge-reader.ts';
import { insertPurge, notifyPurges, readPosition } from './purges.store.ts';

const CHANNEL = 'waha_cache_purge';
const POLL_EVERY_MS = 400;
const NOTIFY_DELAY_MS = 5;

/** Carries purges to every process on the database, within a second even when a notification is lost. */
export interface PurgeFeed {
  /** Announces tags touched by `tx`: purged here at commit, elsewhere right after; never when it rolls back. */
  publish(tx: Tx, tags: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface PurgeFeedOptions {
  db: Database;
  /** Where to LISTEN; without it only polling carries purges. */
  listenUrl?: string;
  onPurge: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/**
 * Announces tags touched by `tx` to every process, for a script that keeps nothing itself: who does reads the row within
 * half a second.
 */
export async function announcePurge(tx: Tx, tags: readonly string[]): Promise<void> {
  await insertPurge(tx, tags);
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
  return {
    async publish(tx, tags) {
      if (tags.length === 0) return;
      const id = await insertPurge(tx, tags);
      afterCommit(tx, () => {
        options.onPurge(tags);
        reader.passOver(id);
        notifier.tellSoon();
      });
    },
    async close() {
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
