import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { type ReadPosition, readPurges } from './purges.store.ts';

/** However many notifications come, each process looks this seldom; what came meanwhile is read together. */
const REST_MS = 20;
/** Rows are removed after an hour: whoever has not looked for nearly so long may have missed some. */
const ROWS_LAST_MS = 50 * 60_000;

export interface PurgeReaderOptions {
  db: Database;
  onPurge: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

export interface PurgeReader {
  /** Looks now, or once more soon when a look under way may have come too early. */
  look(): void;
  /** The purge of this id was carried out here already, at its commit. */
  passOver(id: number): void;
  /** Resolves when nothing is read any more. */
  close(): Promise<void>;
}

/** Reads what others published since `start`, and what this process did without learning that it was committed. */
export function createPurgeReader({ db, onPurge, onError }: PurgeReaderOptions, start: ReadPosition): PurgeReader {
  let position = start;
  let readAtMs = Date.now();
  let carriedOut = new Set<number>();
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;

  async function read(): Promise<void> {
    const startedAtMs = Date.now();
    // Committed before this look begins, so read in it if not before: by its end they are done with.
    const before = carriedOut;
    carriedOut = new Set();
    const reached = await readPurges(db, position).catch((error: unknown) => {
      for (const id of before) carriedOut.add(id);
      throw error;
    });
    // Another server, or the same started again, may have lost transactions and given their numbers to others.
    const isGap = reached.position.server !== position.server || startedAtMs - readAtMs > ROWS_LAST_MS;
    position = reached.position;
    readAtMs = startedAtMs;
    const fresh = reached.purges.filter(({ id }) => !before.has(id) && !carriedOut.has(id));
    if (isGap) onPurge(['*']);
    else if (fresh.length > 0) onPurge([...new Set(fresh.flatMap(({ tags }) => tags))]);
  }

  async function readWhileAsked(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      await read().catch(onError);
      await sleep(REST_MS);
    }
    looking = undefined;
  }

  return {
    look() {
      isAsked = true;
      looking ??= readWhileAsked();
    },
    passOver(id) {
      carriedOut.add(id);
    },
    async close() {
      isClosed = true;
      await looking;
    },
  };
}
