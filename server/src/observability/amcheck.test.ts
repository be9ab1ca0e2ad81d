import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const FILE = readFileSync(join(import.meta.dirname, '../../../deploy/patroni/amcheck.sql'), 'utf8');
/** psql sends each statement alone; its block commits, which it may only do so. */
const BLOCK = FILE.slice(FILE.indexOf('do $$'));

let database: TestDatabase;
let client: pg.Client;
let notices: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  client.on('notice', ({ message = '' }) => notices.push(message));
  await client.connect();
  await client.query('create extension amcheck');
});
afterAll(async () => {
  await client.end();
  await database.close();
});

async function look(): Promise<{ problem: string | undefined; notices: string[] }> {
  notices = [];
  const problem = await client.query(BLOCK).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { problem, notices };
}

test('a sound database of the shop is called sound', async () => {
  const { problem, notices: told } = await look();
  expect(problem).toBeUndefined();
  expect(told.at(-1)).toMatch(/^\d{3,} are sound, 0 could not be looked at$/);
});

test('an index that lacks rows of its table is named, and the night fails', async () => {
  await client.query('create table leaves (n int)');
  await client.query('insert into leaves select generate_series(1, 100)');
  await client.query("create function seen(int) returns int immutable language sql as 'select $1'");
  await client.query('create index leaves_seen on leaves (seen(n))');
  // The index was built with other values than the table has now.
  await client.query("create or replace function seen(int) returns int immutable language sql as 'select $1 + 1'");
  const { problem, notices: told } = await look();
  expect(problem).toMatch(/^1 of \d+ are damaged$/);
  expect(told.find((line) => line.includes('damaged'))).toMatch(/^leaves_seen is damaged/);
});
