import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { isUnavailable } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

test('a server that only reads is unavailable for a write, and its connection is not used again', async () => {
  const pid = async () => {
    const { rows } = await sql.rows({ pid: sql.int4 })`select pg_backend_pid() as pid`.execute(database.db);
    return rows[0]?.pid;
  };
  const before = await pid();
  // Simulates a standby: the session of this connection is read-only.
  await sql`set default_transaction_read_only = on`.execute(database.db);
  const write = () => inTransaction(database.db, (tx) => sql`create table written (a int)`.execute(tx));
  const error = await write().catch((cause: unknown) => cause);
  expect(Reflect.get(Object(error), 'code')).toBe('25006');
  expect(isUnavailable(error)).toBe(true);
  await write();
  expect(await pid()).not.toBe(before);
});

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ECONNREFUSED'])(
  '%s is a database that cannot be reached',
  (code) => {
    expect(isUnavailable(Object.assign(new Error(`connect ${code}`), { code }))).toBe(true);
  },
);
