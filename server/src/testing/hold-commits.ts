import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database/index.ts';

/** Without guards nothing waits for the others' commits: they can be held as long as a slow machine needs to begin them all. */
const HELD_MS = { guarded: 25, unguarded: 150 };

/**
 * A database whose transactions wait before they commit, so that those of a race see what was before any of them: on a machine
 * that is slow, or quick, one may otherwise be over before the next begins, and the race is none.
 */
export const holdCommits = (db: Database, race: keyof typeof HELD_MS): Database => ({
  ...db,
  transaction: (work, options) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      await sleep(HELD_MS[race]);
      return result;
    }, options),
});
