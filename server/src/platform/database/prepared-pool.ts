import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isReadTimeout, isStalePlan } from './database-errors.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * A pool for Kysely's dialect that sends each query as a named prepared statement, so PostgreSQL parses and plans
 * hot queries once a connection. Kysely itself offers no place to name a query.
 */
export function preparedPool(pool: pg.Pool, names: StatementNames): PostgresPool {
  // Kysely keys its connections by client: the same client must always come in the same wrapping.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const fresh = wrap(client, names);
      wrapped.set(client, fresh);
      return fresh;
    },
  };
}

function wrap(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let broken = false;
  let silent = false;
  async function query(sql: unknown, values: readonly unknown[] = []): Promise<unknown> {
    if (typeof sql !== 'string') throw new TypeError('Streaming through a cursor is not set up');
    // A rollback would wait as long again behind the answer that never came.
    if (silent) throw new Error('Connection terminated: an earlier query on it got no answer');
    const name = names.nameOf(sql);
    try {
      if (name === undefined && values.length === 0) return await client.query(sql);
      return await client.query({ ...(name !== undefined && { name }), text: sql, values: [...values] });
    } catch (error) {
      silent = isReadTimeout(error);
      if (silent || isStalePlan(error)) broken = true;
      throw error;
    }
  }
  return {
    // Kysely's overloads describe the result of a string and of a cursor; only the first exists here.
    query: query as <R>(
      sql: unknown,
      values?: readonly unknown[],
    ) => Promise<PostgresQueryResult<R>> as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || broken),
  };
}
