import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Columns, sql, statementObserver } from '../../platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Noted, watchStatements } from './watch-statements.ts';

let database: TestDatabase;
const noted: Noted[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into categories (slug, name_ar, name_en, description_ar, description_en) values ('oud', 'عود', 'Oud', '', '')
  `.execute(database.db);
  // These declarations are wrong on purpose, and must not be reported.
  watchStatements(new Set(inject('postgres').nullable), (one) => noted.push(one));
});
afterAll(() => {
  delete statementObserver.to;
  return database.close();
});

const ask = (columns: Columns) => sql.rows(columns)`select id, slug, parent_id from categories`.execute(database.db);
const right = { id: sql.int4, slug: sql.text, parent_id: sql.int4.orNull };

test('a statement that says the truth gives its rows', async () => {
  const { rows } = await ask(right);
  expect(rows).toMatchObject([{ slug: 'oud', parent_id: null }]);
});

test.each<[string, Columns, string]>([
  ['misspelt', { id: sql.int4, slugg: sql.text, parent_id: sql.int4.orNull }, 'slugg is declared and not selected'],
  ['forgotten', { id: sql.int4, slug: sql.text }, 'parent_id is selected and not declared'],
  ['of another type', { ...right, id: sql.int8 }, 'id is declared int8 and PostgreSQL says int4'],
  [
    'null in its table',
    { ...right, parent_id: sql.int4 },
    'parent_id is declared without NULL, which its table allows',
  ],
  ['null in fact', { ...right, parent_id: sql.int4.neverNull }, 'parent_id is declared without NULL and held one'],
  ['another word', { ...right, slug: sql.text.oneOf('musk') }, 'slug holds what its declaration does not: "oud"'],
])('a column that is %s fails', async (_, columns, fault) => {
  await expect(ask(columns)).rejects.toThrow(fault);
});

test('the failure names the file of the statement', async () => {
  await expect(ask({})).rejects.toThrow('watch-statements.test.ts');
});

test('what an outer join leaves empty is NULL, whatever its table says', async () => {
  const joined = sql.rows({ slug: sql.text })`
    select above.slug from categories c left join categories above on above.id = c.parent_id`;
  await expect(joined.execute(database.db)).rejects.toThrow('slug is declared without NULL and held one');
});

test('a column that comes twice fails, for only one of the two arrives', async () => {
  const twice = sql.rows({ id: sql.int4 })`select c.id, c.id from categories c`;
  await expect(twice.execute(database.db)).rejects.toThrow('id is selected twice');
});

test('every template that ran is noted, those within others too', async () => {
  noted.length = 0;
  await sql`select 1 where ${sql`${1}::int = 1`}`.execute(database.db);
  await sql`select 1 where ${sql`${2}::int = 1`}`.execute(database.db);
  expect(noted).toEqual([{ run: 'select 1 where \0' }, { run: '\0::int = 1' }]);
});
