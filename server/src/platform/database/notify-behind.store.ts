import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/**
 * Notifies right behind the commit of `tx`, in a transaction of its own: a notification inside would make all commits of
 * the database queue behind one lock.
 */
export function notifyBehind(tx: Tx, channel: string, payload: string): void {
  tx.sendBehindCommit({ statement: sql`select pg_notify(${channel}, ${payload})`, onRows: undefined });
}
