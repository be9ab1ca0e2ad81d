import type { Recipient, Sql } from './sql.ts';

/** The target of statements: the database itself or a transaction on it. */
export interface Database extends Recipient {
  readonly isTransaction: boolean;
  /** One transaction on one connection; use `inTransaction`, which also retries conflicts. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /**
   * Lends one connection for `work`, without a transaction: concurrent statements (`Promise.all`) cost one round trip
   * and one connection. On a transaction it is the transaction's own connection.
   */
  onOneConnection<Result>(work: (one: Database) => Promise<Result>): Promise<Result>;
}

export interface Tx extends Database {
  readonly isTransaction: true;
  /** Defers a statement: it is sent along with the commit. Use `sendWithCommit`. */
  deferToCommit(last: LastStatement): void;
  /**
   * Sends a statement right behind the commit, outside the transaction and without a round trip of its own. Its failure is
   * ignored: `onRows` is not called then.
   */
  sendBehindCommit(next: LastStatement): void;
}

export interface TransactionOptions {
  /**
   * The statements sent before the first answer only read, so they may be sent along with `begin`: if that fails, they
   * run outside a transaction and change nothing.
   */
  startsReading?: boolean;
  /** The lock timeout of this transaction, where shorter than the connection's. */
  lockTimeoutMs?: number;
}

export interface LastStatement {
  statement: Sql<unknown>;
  /** Called with the rows of the statement, before the outcome of the commit is known. */
  onRows: ((rows: unknown[]) => void) | undefined;
}
