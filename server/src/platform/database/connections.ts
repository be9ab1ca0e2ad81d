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
  /** Called when the connection is returned. */
  onRelease: () => void;
}

/**
 * Lends connections of a pool that send statements as named prepared ones, so that PostgreSQL parses and plans frequent
 * statements once per connection.
 */
export async function connect(pool: pg.Pool, { send, names, onRelease }: ConnectOptions): Promise<Connection> {
  const client = await pool.connect();
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
