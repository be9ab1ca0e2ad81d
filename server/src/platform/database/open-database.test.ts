import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { isTuned } from '../tuning/index.ts';
import { isReachable } from './is-reachable.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, so that a statement prepared by one query is seen by the next.
  database = await createTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

describe('values', () => {
  it('reads int8 as a number, numeric as a string, date as text and timestamptz as a Date', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big, 1.10::numeric as exact, date '2026-02-28' as day,
             timestamptz '2026-02-28 21:00Z' as instant, array[1,null,3]::int8[] as many`.execute(database.db);
    expect(rows[0]).toEqual({
      big: 9_007_199_254_740_991,
      exact: '1.10',
      day: '2026-02-28',
      instant: new Date('2026-02-28T21:00:00Z'),
      many: [1, null, 3],
    });
  });

  it('throws rather than round an int8 that does not fit', async () => {
    await expect(sql`select 9007199254740992::int8 as big`.execute(database.db)).rejects.toThrow('does not fit');
  });
});

describe('prepared statements', () => {
  it.runIf(isTuned('prepared-statements'))('prepares a text from its second use on, whatever the values', async () => {
    for (const value of [1, 2, 3]) await sql`select ${value}::int as prepared_by_test`.execute(database.db);
    const { rows } = await sql.rows({ name: sql.text })`
      select name from pg_prepared_statements where statement like 'select $1::int as prepared_by_test'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ name: expect.stringMatching(/^w_[0-9a-f]{20}$/) }]);
  });

  it.runIf(isTuned('prepared-statements'))(
    'replaces a connection whose plan a change of the table made stale',
    async () => {
      await sql`create table drifting (a int)`.execute(database.db);
      for (let i = 0; i < 3; i += 1) await sql`select * from drifting`.execute(database.db);
      await sql`alter table drifting add column b text`.execute(database.db);
      await expect(sql`select * from drifting`.execute(database.db)).rejects.toThrow('cached plan');
      await expect(sql`select * from drifting`.execute(database.db)).resolves.toMatchObject({ rows: [] });
    },
  );
});

it('sets its timeouts on every connection', async () => {
  const { rows } = await sql.rows({ value: sql.text })`select current_setting('lock_timeout') as value`.execute(
    database.db,
  );
  expect(rows).toEqual([{ value: '10s' }]);
});

it('knows whether the server answers', async () => {
  expect(await isReachable(database.db)).toBe(true);
  const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
  expect(await isReachable(nobody.db)).toBe(false);
  await nobody.close();
});
