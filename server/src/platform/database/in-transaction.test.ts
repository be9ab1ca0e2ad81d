import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import type { Tx } from './database.ts';
import { isCheckViolation, isLockTimeout, isUniqueViolation } from './database-errors.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';
import { sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table jars (id int primary key, dates int not null constraint jars_not_negative check (dates >= 0))`.execute(
    database.db,
  );
});
beforeEach(async () => {
  await sql`truncate jars`.execute(database.db);
  await sql`insert into jars values (1, 10), (2, 10)`.execute(database.db);
});
afterAll(() => database.close());

const take = (tx: Tx, id: number) => sql`update jars set dates = dates - 1 where id = ${id}`.execute(tx);

async function datesLeft(): Promise<number[]> {
  const { rows } = await sql.rows({ dates: sql.int4 })`select dates from jars order by id`.execute(database.db);
  return rows.map((row) => row.dates);
}

it('runs a deadlocked transaction again, so that both happen once', async () => {
  let attempts = 0;
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const takeInOrder = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      attempts += 1;
      await take(tx, first);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await take(tx, second);
    });
  await Promise.all([takeInOrder(1, 2), takeInOrder(2, 1)]);
  // One of the two is the deadlock victim; on a busy machine they may deadlock again.
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(await datesLeft()).toEqual([8, 8]);
});

it('does not run a transaction again for any other error', async () => {
  let attempts = 0;
  const doomed = inTransaction(database.db, async (tx) => {
    attempts += 1;
    await take(tx, 1);
    throw new Error('changed my mind');
  });
  await expect(doomed).rejects.toThrow('changed my mind');
  expect(attempts).toBe(1);
  expect(await datesLeft()).toEqual([10, 10]);
});

it('calls hooks after the commit and never after a rollback', async () => {
  const seen: string[] = [];
  await inTransaction(database.db, async (tx) => {
    await take(tx, 1);
    afterCommit(tx, async () => {
      seen.push(`sees ${(await datesLeft())[0]}`);
    });
  });
  await inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => {
      seen.push('never');
    });
    throw new Error('rolled back');
  }).catch(() => undefined);
  expect(seen).toEqual(['sees 9']);
});

it('refuses a transaction inside a transaction', async () => {
  const nested = inTransaction(database.db, (tx) => inTransaction(tx, async () => undefined));
  await expect(nested).rejects.toThrow('inside a transaction');
});

it('refuses a statement that was not awaited: its connection may be somebody else’s by now', async () => {
  let late: Tx | undefined;
  await inTransaction(database.db, async (tx) => {
    late = tx;
  });
  await expect(take(late ?? expect.fail(), 1)).rejects.toThrow('The transaction is over');
});

it('tells a taken key, a broken check and a lock wait apart', async () => {
  const caught = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const duplicate = await caught(sql`insert into jars values (1, 1)`.execute(database.db));
  expect(isUniqueViolation(duplicate, 'jars_pkey')).toBe(true);
  expect(isUniqueViolation(duplicate, 'another')).toBe(false);
  const negative = await caught(sql`update jars set dates = -1`.execute(database.db));
  expect(isCheckViolation(negative, 'jars_not_negative')).toBe(true);
  const waiting = await inTransaction(database.db, async (tx) => {
    await take(tx, 1);
    return caught(
      inTransaction(database.db, async (other) => {
        await sql`set local lock_timeout = 50`.execute(other);
        await take(other, 1);
      }),
    );
  });
  expect(isLockTimeout(waiting)).toBe(true);
});
