import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
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
