import pg from 'pg';
import { type Connection, connect } from './connections.ts';
import { createTypeParsers } from './parse-types.ts';
import type { Recipient } from './sql.ts';
import { createStatementNames } from './statement-names.ts';

/** What statements are sent to: the database itself or a transaction on it. */
export interface Database extends Recipient {
  readonly isTransaction: boolean;
  /** One transaction on one connection; use `inTransaction`, which also knows what to try again. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}

export interface Tx extends Database {
  readonly isTransaction: true;
}

export type DatabaseTimeouts = {
  /** How long to wait for a free connection. */
  acquireTimeoutMs: number;
  /** How long to wait for an answer: it also ends waits on a server that is stopped or unreachable. */
  queryTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
};

/** For answering requests: a database that does not answer becomes a 503 within two seconds. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 1_500,
  queryTimeoutMs: 1_900,
  statementTimeoutMs: 1_700,
  lockTimeoutMs: 1_200,
  idleInTransactionTimeoutMs: 10_000,
};

/** For seeding, imports and jobs, where nobody waits for the answer. */
export const BACKGROUND_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 10_000,
  queryTimeoutMs: 130_000,
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 10_000,
  idleInTransactionTimeoutMs: 60_000,
};

export type OpenDatabaseOptions = {
  url: string;
  poolSize: number;
  applicationName?: string;
  timeouts?: DatabaseTimeouts;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool on `url`. Connects on first use; `close` waits for queries under way. */
export function openDatabase(options: OpenDatabaseOptions): OpenDatabase {
  const pool = createPool(options);
  const names = createStatementNames();
  let closing: Promise<void> | undefined;
  // Without a handler an idle connection's end would end the process. While closing it is expected: a server that
  // stops at the same time still says so to connections that are on their way out.
  pool.on('error', (error) => {
    if (!closing) options.onIdleError?.(error);
  });
  return {
    db: databaseOn(() => connect(pool, names)),
    pool,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

function databaseOn(lend: () => Promise<Connection>): Database {
  return {
    isTransaction: false,
    async query(text, values) {
      const connection = await lend();
      try {
        return await connection.query(text, values);
      } finally {
        connection.release();
      }
    },
    async transaction(work) {
      const connection = await lend();
      const tx = transactionOn(connection);
      let isBroken = false;
      try {
        await connection.query('begin');
        const result = await work(tx);
        await connection.query('commit');
        return result;
      } catch (error) {
        // What cannot be rolled back goes with its connection; why it had to be is what matters.
        await connection.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        tx.end();
        connection.release(isBroken);
      }
    },
  };
}

function transactionOn(connection: Connection): Tx & { end(): void } {
  let isOver = false;
  return {
    isTransaction: true,
    async query(text, values) {
      // Its connection may be somebody else's by now.
      if (isOver) throw new Error('The transaction is over: something in it was not awaited');
      return connection.query(text, values);
    },
    transaction: () => Promise.reject(new Error('A transaction inside a transaction: pass it on instead')),
    end() {
      isOver = true;
    },
  };
}

/**
 * The pool hears the errors of idle connections only. One that breaks while it is being set up, or between two statements
 * of a transaction, would otherwise end the process; its next statement fails, and that is where the loss is handled.
 */
class HeardClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

function createPool(options: OpenDatabaseOptions): pg.Pool {
  const timeouts = options.timeouts ?? REQUEST_TIMEOUTS;
  return new pg.Pool({
    Client: HeardClient,
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName ?? 'waha',
    connectionTimeoutMillis: timeouts.acquireTimeoutMs,
    query_timeout: timeouts.queryTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: createTypeParsers(),
    onConnect: (client) => applySessionSettings(client, timeouts),
  });
}

/** Sent as a statement, not as startup parameters, which PgBouncer refuses. */
async function applySessionSettings(client: pg.ClientBase, timeouts: DatabaseTimeouts): Promise<void> {
  await client.query(
    `set statement_timeout = ${timeouts.statementTimeoutMs};
     set lock_timeout = ${timeouts.lockTimeoutMs};
     set idle_in_transaction_session_timeout = ${timeouts.idleInTransactionTimeoutMs};
     set jit = off`,
  );
}
