import { afterAll, beforeAll, expect, it } from 'vitest';
import { leftBehind } from '../../../testing/database/left-behind.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { openDatabase, REQUEST_TIMEOUTS } from '../open-database.ts';
import { sql } from '../sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
});
afterAll(() => database.close());

const ROWS = 500;
/** A row is an object with a text of fifty letters. */
const BROUGHT_BYTES = ROWS * 100;
const many = () => sql`select repeat('x', 50) as text from generate_series(1, ${ROWS}::int)`.execute(database.db);

it('leaves nothing of an answer that was read', async () => {
  expect((await leftBehind(many)).heap).toBeLessThan(BROUGHT_BYTES / 10);
});

it('leaves nothing of answers that came together, or of a transaction', async () => {
  const together = () => Promise.all([many(), many()]);
  expect((await leftBehind(together)).heap).toBeLessThan(BROUGHT_BYTES / 5);
  const inOne = () => database.db.transaction(async (tx) => void (await sql`select ${1}::int as one`.execute(tx)));
  expect((await leftBehind(inOne)).heap).toBeLessThan(BROUGHT_BYTES / 10);
});

it('waits for each statement as long as for any other, also behind ones that are answered', async () => {
  const limited = openDatabase({
    url: database.url,
    poolSize: 1,
    timeouts: { ...REQUEST_TIMEOUTS, queryTimeoutMs: 400, statementTimeoutMs: 60_000 },
  });
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`.execute(limited.db);
  for (let turn = 0; turn < 4; turn += 1) await sleep(0.2);
  await expect(sleep(30)).rejects.toThrow('Query read timeout');
  // Runs on another connection: the late answer of the first may still arrive there.
  await expect(sleep(0)).resolves.toBeDefined();
  await limited.close();
});

it('fails all that waits on a connection with its oldest', async () => {
  const limited = openDatabase({
    url: database.url,
    poolSize: 1,
    timeouts: { ...REQUEST_TIMEOUTS, queryTimeoutMs: 300, statementTimeoutMs: 60_000 },
  });
  const outcomes = await limited.db
    .transaction((tx) =>
      Promise.allSettled([sql`select pg_sleep(30)`.execute(tx), sql`select 1`.execute(tx), sql`select 2`.execute(tx)]),
    )
    .catch((error: unknown) => error);
  // The commit is among the statements that wait.
  expect(String(outcomes)).toMatch(/not queryable|Query read timeout|Connection terminated/);
  await expect(sql`select 3`.execute(limited.db)).resolves.toBeDefined();
  await limited.close();
});
