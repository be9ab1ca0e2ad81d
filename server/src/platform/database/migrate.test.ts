import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 2 });
  await sql`drop table schema_migrations`.execute(database.db);
  directory = await mkdtemp(join(tmpdir(), 'waha-migrations-'));
  await write('0001_first.sql', 'create table first (a int);');
  await write('0002_second.sql', 'create table second (a int); select pg_sleep(0.1);');
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(directory, name), text);
const run = () => migrate({ url: database.url, directory });

it('runs each file once, in order', async () => {
  expect(await run()).toEqual({ applied: ['0001_first.sql', '0002_second.sql'], unknown: [] });
  expect(await run()).toEqual({ applied: [], unknown: [] });
  await write('0003_third.sql', 'create table third (a int)');
  expect((await run()).applied).toEqual(['0003_third.sql']);
});

it('is safe when several start at once', async () => {
  const results = await Promise.all([run(), run(), run(), run()]);
  const applied = results.flatMap((result) => result.applied);
  expect(applied.sort()).toEqual(['0001_first.sql', '0002_second.sql']);
});

it('refuses a file that was changed after it ran', async () => {
  await run();
  await write('0001_first.sql', 'create table first (a bigint);');
  await expect(run()).rejects.toThrow('0001_first.sql was changed after it ran');
});

it('takes line ends of Windows for no change', async () => {
  await write('0001_first.sql', 'create table first (\n  a int\n);');
  await run();
  await write('0001_first.sql', 'create table first (\r\n  a int\r\n);');
  expect((await run()).applied).toEqual([]);
});

it('rolls a failing file back whole and says which it was', async () => {
  await write('0003_broken.sql', 'create table third (a int); select 1/0;');
  await expect(run()).rejects.toThrow('0003_broken.sql failed and was rolled back: division by zero');
  const { rows } = await sql.rows({ found: sql.bool })`select to_regclass('third') is not null as found`.execute(
    database.db,
  );
  expect(rows).toEqual([{ found: false }]);
});

it('refuses a number that is used twice and one that comes too late', async () => {
  await run();
  await write('0002_again.sql', 'select 1');
  await expect(run()).rejects.toThrow('the same number');
  await rm(join(directory, '0002_again.sql'));
  await rm(join(directory, '0001_first.sql'));
  await write('0001_other.sql', 'select 1');
  await expect(run()).rejects.toThrow('give it a later number');
});

it('names migrations of a newer version and goes on', async () => {
  await run();
  await rm(join(directory, '0002_second.sql'));
  expect(await run()).toEqual({ applied: [], unknown: ['0002_second.sql'] });
});

describe('beside a shop that is open', () => {
  it('waits for a reader without making others wait behind it', async () => {
    await run();
    const reading = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const read = inTransaction(database.db, async (tx) => {
      await sql`select from first`.execute(tx);
      begun.resolve();
      await reading.promise;
    });
    await begun.promise;
    await write('0003_column.sql', 'alter table first add column b int;');
    const waits: number[] = [];
    const waited = Promise.withResolvers<void>();
    const migrating = migrate({
      url: database.url,
      directory,
      onWait(_, attempt) {
        waits.push(attempt);
        waited.resolve();
      },
    });
    await waited.promise;
    // Served between two attempts, while the reader still holds the table.
    await sql`insert into first (a) values (1)`.execute(database.db);
    reading.resolve();
    await read;
    expect((await migrating).applied).toEqual(['0003_column.sql']);
    expect(waits[0]).toBe(1);
  });

  it('builds an index concurrently, and again where an earlier build failed', async () => {
    await run();
    await sql`insert into first (a) values (1), (1)`.execute(database.db);
    const build = '-- without transaction\ncreate unique index concurrently if not exists first_a on first (a);\n';
    await write('0003_index.sql', build);
    await expect(run()).rejects.toThrow('0003_index.sql failed and will start again from its beginning');
    await sql`delete from first`.execute(database.db);
    expect((await run()).applied).toEqual(['0003_index.sql']);
    const { rows } = await sql.rows({ valid: sql.bool })`
      select indisvalid as valid from pg_index where indexrelid = 'first_a'::regclass
    `.execute(database.db);
    expect(rows).toEqual([{ valid: true }]);
  });

  it('repeats a backfill until no row is left, and says how far it is', async () => {
    await run();
    await sql`insert into first (a) select null from generate_series(1, 25)`.execute(database.db);
    await write(
      '0003_fill.sql',
      `-- in batches
       update first set a = 1 where ctid = any(array(select ctid from first where a is null limit 10));`,
    );
    const progress: number[] = [];
    const onProgress = (_: string, rows: number) => void progress.push(rows);
    expect((await migrate({ url: database.url, directory, onProgress })).applied).toEqual(['0003_fill.sql']);
    expect(progress).toEqual([10, 20, 25]);
  });
});
