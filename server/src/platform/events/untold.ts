import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../database/index.ts';
import type { Untold } from './outcome.ts';

const AGAIN_MS = 1_000;

/**
 * Outcomes that this process knows and the database does not. Without them the next reader takes the claims for attempts
 * that a crash interrupted, and staff must decide on each.
 */
export interface UntoldOutcomes {
  /**
   * Stores the outcome of a claimed attempt, again and again while the database is away and `isLeading`. After that it is
   * noted here for the next term.
   */
  tell(one: Untold, isLeading: () => boolean, store: () => Promise<void>): Promise<void>;
  /** The noted outcomes. They count only where no other process has led meanwhile. */
  list(): readonly Untold[];
  clear(): void;
}

export function createUntoldOutcomes(): UntoldOutcomes {
  let noted: Untold[] = [];
  return {
    async tell(one, isLeading, store) {
      for (;;) {
        try {
          return await store();
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          if (!isLeading()) {
            noted.push(one);
            return;
          }
        }
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
    },
    list: () => noted,
    clear() {
      noted = [];
    },
  };
}
