import pg from 'pg';
import { currentWorkClass } from '../bulkheads/index.ts';
import { type Connection, type ConnectOptions, connect } from './connections.ts';
import type { Database } from './database.ts';
import { noteLostWrite } from './lost-writes.ts';
import { createTypeParsers } from './parse-types.ts';
import { createSendQuery, createStatementNames, pipelineOptions } from './pipeline/index.ts';
import { type ConnectionQuotas, createPoolQuota, type PoolQuota } from './pool-quota.ts';
import { transactionOn } from './transactions.ts';

export type DatabaseTimeouts = {
  /** The longest wait for a connection of the pool. */
  acquireTimeoutMs: number;
  /** The longest wait of a caller for PostgreSQL to open a connection. */
  connectTimeoutMs: number;
  /** The longest wait for an answer; it also ends waits on a server that is stopped or unreachable. */
  queryTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
};

/** Timeouts for answering requests: a database that does not answer becomes a 503 within two seconds. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 1_500,
  connectTimeoutMs: 1_500,
  queryTimeoutMs: 1_900,
  statementTimeoutMs: 1_700,
  lockTimeoutMs: 1_200,
  idleInTransactionTimeoutMs: 10_000,
};

/** Timeouts for seeding, imports and jobs, which no request waits for. */
export const BACKGROUND_TIMEOUTS: DatabaseTimeouts = {
  acquireTimeoutMs: 10_000,
  connectTimeoutMs: 10_000,
  queryTimeoutMs: 130_000,
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 10_000,
  idleInTransactionTimeoutMs: 60_000,
};

/**
 * How long a server that was reached may take to open a connection, whether or not a caller still waits for it. A starved
 * machine took up to 13 s.
 */
const LATE_CONNECTION_MS = 20_000;

export type OpenDatabaseOptions = {
  url: string;
  poolSize: number;
  applicationName?: string;
  timeouts?: DatabaseTimeouts;
  /**
   * Quotas of work classes for a pool of `statedFor` connections; without them connections are first come, first
   * served.
   */
  quotas?: { statedFor: number; byWorkClass: ConnectionQuotas };
  /** True where sessions refuse to write, whatever server the address leads to. */
  isReadOnly?: boolean;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

/** The present state of the pool. */
export type PoolState = { open: number; used: number; byWorkClass: PoolQuota['states'] };

export type OpenDatabase = { db: Database; pool: pg.Pool; state(): PoolState; close(): Promise<void> };

/** The class of work that started without a class. */
const REST = 'rest';

/** Opens a pool on `url`. Connects on first use; `close` waits for queries under way. */
export function openDatabase(options: OpenDatabaseOptions): OpenDatabase {
  const pool = createPool(options);
  const timeouts = options.timeouts ?? REQUEST_TIMEOUTS;
  const sending = {
    send: createSendQuery(timeouts.queryTimeoutMs),
    names: createStatementNames(),
    waitMs: timeouts.connectTimeoutMs,
  };
  const poolQuota = poolQuotaOf(options);
  let closing: Promise<void> | undefined;
  // Without a handler the end of an idle connection would end the process. During `close` it is expected: a server that
  // stops at the same time still reports that to closing connections.
  pool.on('error', (error) => {
    if (!closing) options.onIdleError?.(error);
  });
  return {
    db: databaseOn(() => lend(pool, sending, poolQuota)),
    pool,
    state: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      byWorkClass: poolQuota.states,
    }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

function poolQuotaOf({ poolSize: size, quotas, timeouts = REQUEST_TIMEOUTS }: OpenDatabaseOptions): PoolQuota {
  const { statedFor, byWorkClass } = quotas ?? { statedFor: size, byWorkClass: {} };
  return createPoolQuota({ size, quotas: byWorkClass, statedFor, timeoutMs: timeouts.acquireTimeoutMs });
}

/** Lends a connection of the pool, within the quota of the current work class. */
async function lend(
  pool: pg.Pool,
  sending: Omit<ConnectOptions, 'onRelease'>,
  poolQuota: PoolQuota,
): Promise<Connection> {
  const workClass = currentWorkClass() ?? REST;
  const granted = poolQuota.acquire(workClass);
  if (granted) await granted;
  const onRelease = () => poolQuota.release(workClass);
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
      } catch (error) {
        noteLostWrite(error, text);
        throw error;
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
        await tx.commit().catch((error: unknown) => {
          noteLostWrite(error, 'commit');
          throw error;
        });
        return result;
      } catch (error) {
        // A connection that cannot roll back is closed; the original error is thrown.
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
 * A client that ignores error events. The pool handles those of idle connections only. A connection that breaks during
 * setup or between two statements of a transaction would otherwise end the process; with this class, its next statement
 * fails and reports the loss.
 */
class ErrorTolerantClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

function createPool(options: OpenDatabaseOptions): pg.Pool {
  const timeouts = options.timeouts ?? REQUEST_TIMEOUTS;
  return new pg.Pool({
    Client: ErrorTolerantClient,
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName ?? 'waha',
    connectionTimeoutMillis: Math.max(timeouts.connectTimeoutMs, LATE_CONNECTION_MS),
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: createTypeParsers(),
    ...pipelineOptions(timeouts.connectTimeoutMs),
    onConnect: (client) => applySessionSettings(client, timeouts, options.isReadOnly === true),
  });
}

/** Sent as a statement, not as startup parameters, which PgBouncer refuses. */
async function applySessionSettings(
  client: pg.ClientBase,
  timeouts: DatabaseTimeouts,
  isReadOnly: boolean,
): Promise<void> {
  const settings = `set statement_timeout = ${timeouts.statementTimeoutMs};
     set lock_timeout = ${timeouts.lockTimeoutMs};
     set idle_in_transaction_session_timeout = ${timeouts.idleInTransactionTimeoutMs};
     set jit = off${isReadOnly ? '; set default_transaction_read_only = on' : ''}`;
  const statement = { text: settings, query_timeout: timeouts.queryTimeoutMs };
  await client.query(statement);
}
