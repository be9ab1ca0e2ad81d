import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, TransactionOptions, Tx } from './database.ts';
import { isTransactionConflict } from './database-errors.ts';

const MAX_ATTEMPTS = 4;
const RETRY_PAUSE_MS = 15;

type CommitHook = () => void | Promise<void>;

const known = new WeakMap<Tx, { db: Database; hooks: CommitHook[] }>();

/**
 * Runs `work` in one READ COMMITTED transaction: committed when it returns, rolled back when it throws.
 * A deadlock or serialization failure runs it again, up to four times in all, so `work` must have no outside effect.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (db.isTransaction) throw new Error('inTransaction inside a transaction: pass the transaction on instead');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work, options);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isTransactionConflict(error)) throw error;
      // Two transactions that deadlocked must not meet again at the same pace.
      await sleep(RETRY_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

/**
 * Calls `hook` once the transaction has committed, never when it rolled back. For hints that may be lost in a crash;
 * work that must happen is an event. An error of a hook becomes a process warning: the commit is
 * unaffected.
 */
export function afterCommit(tx: Tx, hook: CommitHook): void {
  knownOf(tx).hooks.push(hook);
}

/** The database a transaction is on. */
export function databaseOf(tx: Tx): Database {
  return knownOf(tx).db;
}

function knownOf(tx: Tx) {
  const found = known.get(tx);
  if (!found) throw new Error('This needs the transaction that inTransaction passed');
  return found;
}

async function runOnce<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions | undefined,
): Promise<Result> {
  const hooks: CommitHook[] = [];
  const result = await db.transaction((tx) => {
    known.set(tx, { db, hooks });
    return work(tx);
  }, options);
  for (const hook of hooks) await runHook(hook);
  return result;
}

async function runHook(hook: CommitHook): Promise<void> {
  try {
    await hook();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : new Error(String(error)), { code: 'WAHA_AFTER_COMMIT' });
  }
}
