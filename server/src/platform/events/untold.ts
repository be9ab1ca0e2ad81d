import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout, isStatementTimeout, isTransactionConflict, isUnavailable } from '../database/index.ts';
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

/** True where the same statement may succeed a moment later. */
const isTransient = (error: unknown) =>
  isUnavailable(error) || isStatementTimeout(error) || isLockTimeout(error) || isTransactionConflict(error);

/**
 * Stores an outcome again and again while transient errors are met and `isLeading`; false where the lead was lost first.
 * Without a repetition the entries in memory would differ from those of the database until the next term.
 */
export async function storeSurely(isLeading: () => boolean, store: () => Promise<void>): Promise<boolean> {
  for (;;) {
    try {
      await store();
      return true;
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (!isLeading()) return false;
    }
    await sleep(AGAIN_MS, undefined, { ref: false });
  }
}

export function createUntoldOutcomes(): UntoldOutcomes {
  let noted: Untold[] = [];
  return {
    async tell(one, isLeading, store) {
      if (!(await storeSurely(isLeading, store))) noted.push(one);
    },
    list: () => noted,
    clear() {
      noted = [];
    },
  };
}
