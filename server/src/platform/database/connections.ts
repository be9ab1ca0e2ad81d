import type pg from 'pg';
import { isReadTimeout, isStalePlan } from './database-errors.ts';
import type { Answer, Recipient } from './sql.ts';
import type { StatementNames } from './statement-names.ts';

/** One connection, lent out for a statement or a transaction. */
export interface Connection extends Recipient {
  /** Gives it back; one whose state nobody knows is closed instead. */
  release(isBroken?: boolean): void;
}

/**
 * Lends connections of a pool that send statements as named prepared ones, so PostgreSQL parses and plans hot
 * statements once a connection. `onRelease` hears when it is given back.
 */
export async function connect(pool: pg.Pool, names: StatementNames, onRelease: () => void): Promise<Connection> {
  const client = await pool.connect();
  let broken = false;
  let silent = false;
  return {
    async query(text, values = []): Promise<Answer> {
      // A rollback would wait as long again behind the answer that never came.
      if (silent) throw new Error('Connection terminated: an earlier query on it got no answer');
      const name = names.nameOf(text);
      try {
        if (name === undefined && values.length === 0) return await client.query(text);
        return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
      } catch (error) {
        silent = isReadTimeout(error);
        if (silent || isStalePlan(error)) broken = true;
        throw error;
      }
    },
    release(isBroken) {
      client.release(isBroken === true || broken);
      onRelease();
    },
  };
}
