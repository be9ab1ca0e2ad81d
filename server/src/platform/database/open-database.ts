import pg from 'pg';
import { currentWork } from '../admission/index.ts';
import { createAsk } from './ask.ts';
import { type ConnectionShares, createTurnstile, type Turnstile } from './connection-shares.ts';
import { type Connection, type ConnectOptions, connect } from './connections.ts';
import type { Database } from './database.ts';
import { createTypeParsers } from './parse-types.ts';
import { createStatementNames } from './statement-names.ts';
import { TickSocket } from './tick-socket.ts';
import { transactionOn } from './transactions.ts';

export type DatabaseTimeouts = {
  /** How long to wait for one's turn at a connection. */
  acquireTimeoutMs: number;
  /** How long to wait for PostgreSQL to open one. */
  connectTimeoutMs: number;
  /** How long to wait for an answer: it also ends waits on a server that is stopped or unreachable. */
  queryTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
};

/** For answering requests: a database that does not answer becomes a 503 within two seconds. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 1_500,
  connectTimeoutMs: 1_500,
  queryTimeoutMs: 1_900,
  statementTimeoutMs: 1_700,
  lockTimeoutMs: 1_200,
  idleInTransactionTimeoutMs: 10_000,
};

/** For seeding, imports and jobs, where nobody waits for the answer. */
export const BACKGROUND_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 10_000,
  connectTimeoutMs: 10_000,
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
  /** Which connections are whose, reckoned for a pool of `of`; without it all are whoever's who asks first. */
  shares?: { of: number; byWork: ConnectionShares };
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

/** What the pool is doing at this moment. */
export type PoolState = { open: number; used: number; byWork: Turnstile['states'] };

export type OpenDatabase = { db: Database; pool: pg.Pool; state(): PoolState; close(): Promise<void> };

/** Work that nobody let in by its kind. */
const REST = 'rest';

/** Opens a pool on `url`. Connects on first use; `close` waits for queries under way. */
export function openDatabase(options: OpenDatabaseOptions): OpenDatabase {
  const pool = createPool(options);
  const timeouts = options.timeouts ?? REQUEST_TIMEOUTS;
  const sending = { ask: createAsk(timeouts.queryTimeoutMs), names: createStatementNames() };
  const turnstile = turnstileOf(options);
  let closing: Promise<void> | undefined;
  // Without a handler an idle connection's end would end the process. While closing it is expected: a server that
  // stops at the same time still says so to connections that are on their way out.
  pool.on('error', (error) => {
    if (!closing) options.onIdleError?.(error);
  });
  return {
    db: databaseOn(() => lend(pool, sending, turnstile)),
    pool,
    state: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      byWork: turnstile.states,
    }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

function turnstileOf({ poolSize: size, shares, timeouts = REQUEST_TIMEOUTS }: OpenDatabaseOptions): Turnstile {
  const { of, byWork } = shares ?? { of: size, byWork: {} };
  return createTurnstile({ size, shares: byWork, sharesOf: of, timeoutMs: timeouts.acquireTimeoutMs });
}

/** A connection of the pool, when it is the turn of the work that asks. */
async function lend(
  pool: pg.Pool,
  sending: Omit<ConnectOptions, 'onRelease'>,
  turnstile: Turnstile,
): Promise<Connection> {
  const work = currentWork() ?? REST;
  const turn = turnstile.enter(work);
  if (turn) await turn;
  const onRelease = () => turnstile.leave(work);
  try {
    return await connect(pool, { ...sending, onRelease });
  } catch (error) {
    onRelease();
    throw error;
  }
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
    async transaction(work, options) {
      const connection = await lend();
      const tx = transactionOn(connection);
      let isBroken = false;
      try {
        await tx.begin(options);
        const result = await work(tx);
        await tx.commit();
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
    async onOneConnection(work) {
      const connection = await lend();
      let isOver = false;
      const refuse = () => Promise.reject(new Error('A connection that was lent for reading: ask the database'));
      const one: Database = {
        isTransaction: false,
        async query(text, values) {
          if (isOver) throw new Error('The connection was given back: something on it was not awaited');
          return connection.query(text, values);
        },
        transaction: refuse,
        onOneConnection: (more) => more(one),
      };
      try {
        return await work(one);
      } finally {
        isOver = true;
        connection.release();
      }
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
    connectionTimeoutMillis: timeouts.connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: createTypeParsers(),
    // What is asked for at once is sent at once, and PostgreSQL answers in that order: one round trip for all of it.
    pipeline: true,
    stream: () => new TickSocket(),
    onConnect: (client) => applySessionSettings(client, timeouts),
  });
}

/** Sent as a statement, not as startup parameters, which PgBouncer refuses. */
async function applySessionSettings(client: pg.ClientBase, timeouts: DatabaseTimeouts): Promise<void> {
  const settings = `set statement_timeout = ${timeouts.statementTimeoutMs};
     set lock_timeout = ${timeouts.lockTimeoutMs};
     set idle_in_transaction_session_timeout = ${timeouts.idleInTransactionTimeoutMs};
     set jit = off`;
  const statement = { text: settings, query_timeout: timeouts.queryTimeoutMs };
  await client.query(statement);
}
