import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/index.ts';

/** As long as a slow machine needs to begin all that races. Where nothing guards, nothing waits for these commits. */
const HELD_MS = 150;

/**
 * A database whose transactions wait before they commit, for negative controls: all of a race read the state before any
 * of it. Otherwise one may be over before the next begins, and there is no race.
 */
export const holdCommits = (db: Database): Database => ({
  ...db,
  transaction: (work, options) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      await sleep(HELD_MS);
      return result;
    }, options),
});
