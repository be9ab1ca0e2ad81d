import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { type Fence, onPrimary } from '../read-pool/index.ts';
import { type ReadPosition, readInvalidations } from './invalidations.store.ts';

/** The pause between polls, for any number of notifications; invalidations of that time are read together. */
const PAUSE_MS = 20;
/** Rows are deleted after an hour: a process that has not polled for almost that long may have missed some. */
const ROWS_LAST_MS = 50 * 60_000;

export interface InvalidationReaderOptions {
  db: Database;
  /** Raised to the log position of what was read, before `onInvalidation`. */
  fence?: Fence | undefined;
  onInvalidation: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

export interface InvalidationReader {
  /** Polls now, or once more soon when a poll under way may have started too early. */
  poll(): void;
  /** Records that the invalidation of this id was applied locally at its commit. */
  markApplied(id: number): void;
  /** Resolves when the last poll under way has ended. */
  close(): Promise<void>;
}

/** Reads invalidations since `start`: those of other processes, and local ones whose commit was never confirmed. */
export function createInvalidationReader(
  { db, fence, onInvalidation, onError }: InvalidationReaderOptions,
  start: ReadPosition,
): InvalidationReader {
  let position = start;
  let readAtMs = Date.now();
  let appliedLocally = new Set<number>();
  let polling: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;

  async function read(): Promise<void> {
    const startedAtMs = Date.now();
    // These invalidations were committed before this poll starts, so this poll reads them at the latest; they are not
    // needed after it.
    const before = appliedLocally;
    appliedLocally = new Set();
    const reach = fence?.beginPoll();
    const reached = await readInvalidations(db, position).catch((error: unknown) => {
      for (const id of before) appliedLocally.add(id);
      throw error;
    });
    // After a failover or restart, transactions may be lost and their ids reused.
    const isGap = reached.position.server !== position.server || startedAtMs - readAtMs > ROWS_LAST_MS;
    position = reached.position;
    readAtMs = startedAtMs;
    const fresh = reached.invalidations.filter(({ id }) => !before.has(id) && !appliedLocally.has(id));
    if (isGap) {
      // The log of another server may be shorter.
      fence?.lose();
      fence?.beginPoll()(position);
      onInvalidation(['*']);
      return;
    }
    if (fresh.length > 0 || fence?.position === undefined) reach?.(position);
    if (fresh.length > 0) onInvalidation([...new Set(fresh.flatMap(({ tags }) => tags))]);
  }

  async function readWhileAsked(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      await read().catch(onError);
      await sleep(PAUSE_MS);
    }
    polling = undefined;
  }

  return {
    poll() {
      isAsked = true;
      polling ??= onPrimary(readWhileAsked);
    },
    markApplied(id) {
      appliedLocally.add(id);
    },
    async close() {
      isClosed = true;
      await polling;
    },
  };
}
