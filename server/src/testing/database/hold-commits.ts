import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/index.ts';

/**
 * The delay of commits: as long as a slow machine needs to begin all racing calls. Where a guard is missing, no call
 * waits for these commits.
 */
const HELD_MS = 150;

/**
 * A database whose transactions are delayed before they commit, for negative controls: all racing calls read the state
 * before any of them commits. Otherwise one call might end before the next begins, and there is no race.
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
