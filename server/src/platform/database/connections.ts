import type pg from 'pg';
import { isReadOnly, isReadTimeout, isStalePlan } from './database-errors.ts';
import type { SendQuery, StatementNames } from './pipeline/index.ts';
import type { Answer, Recipient } from './sql.ts';

/** One connection, on loan for a statement or a transaction. */
export interface Connection extends Recipient {
  /** Returns it to the pool; a connection in an unknown state is closed instead. */
  release(isBroken?: boolean): void;
}

export interface ConnectOptions {
  send: SendQuery;
  names: StatementNames;
  /** The longest wait for a connection, in milliseconds. */
  waitMs: number;
  /** Called when the connection is returned. */
  onRelease: () => void;
}

/**
 * Lends connections of a pool that send statements as named prepared ones, so that PostgreSQL parses and plans frequent
 * statements once per connection.
 */
export async function connect(pool: pg.Pool, { send, names, waitMs, onRelease }: ConnectOptions): Promise<Connection> {
  const client = pool.idleCount > 0 ? await pool.connect() : await connectWithin(pool, waitMs);
  let broken = false;
  return {
    async query(text, values = []): Promise<Answer> {
      const name = names.nameOf(text);
      try {
        if (name === undefined && values.length === 0) return await send(client, { text });
        return await send(client, { ...(name !== undefined && { name }), text, values: [...values] });
      } catch (error) {
        // A new connection may reach the server that now accepts writes.
        if (isReadTimeout(error) || isStalePlan(error) || isReadOnly(error)) broken = true;
        throw error;
      }
    },
    release(isBroken) {
      client.release(isBroken === true || broken);
      onRelease();
    },
  };
}

/**
 * A client of the pool, or an error after `waitMs`. A connection that arrives later stays in the pool: on a machine that
 * is starved, one that is thrown away costs another as much again, and no request would ever be served.
 */
function connectWithin(pool: pg.Pool, waitMs: number): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('timeout exceeded when trying to connect'));
    }, waitMs);
    const settle = (settleNow: () => void, settleLate?: () => void) => {
      clearTimeout(timer);
      if (isLate) settleLate?.();
      else settleNow();
    };
    pool.connect().then(
      (client) =>
        settle(
          () => resolve(client),
          () => client.release(),
        ),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}
