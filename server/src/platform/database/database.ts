import type { Recipient, Sql } from './sql.ts';

/** What statements are sent to: the database itself or a transaction on it. */
export interface Database extends Recipient {
  readonly isTransaction: boolean;
  /** One transaction on one connection; use `inTransaction`, which also knows what to try again. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /**
   * Lends one connection for `work`, which is no transaction: what it asks for at once (`Promise.all`) is one round trip
   * there, and takes no other connection from anybody. On a transaction it is that one's own.
   */
  onOneConnection<Result>(work: (one: Database) => Promise<Result>): Promise<Result>;
}

export interface Tx extends Database {
  readonly isTransaction: true;
  /** Keeps a statement for the end: it is sent along with the commit. Use `sendWithCommit`. */
  deferToCommit(last: LastStatement): void;
}

export interface TransactionOptions {
  /**
   * What is asked before anything is answered only reads, so that it may be sent along with `begin`: did that fail, and it has
   * happened outside a transaction, nothing was done.
   */
  startsReading?: boolean;
  /** How long it waits for what others have locked, where that is to be less than elsewhere. */
  lockTimeoutMs?: number;
}

export interface LastStatement {
  statement: Sql<unknown>;
  /** Is given its rows as they come, before it is known whether the commit went well. */
  hear: ((rows: unknown[]) => void) | undefined;
}
