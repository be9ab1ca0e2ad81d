import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { defineList, MOST_LISTED, sql } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table jars (id integer primary key, weight integer, label text not null)`.execute(database.db);
  await sql`
    insert into jars select n, case when n % 5 = 0 then null else n / 2 end, case when n % 2 = 0 then 'honey' else 'ghee' end
    from generate_series(1, ${MOST_LISTED + 500}) as n
  `.execute(database.db);
});
afterAll(() => database.close());

const listJars = defineList({
  columns: { id: sql.int4, weight: sql.int4.orNull },
  select: sql`j.id, j.weight`,
  from: sql`jars j`,
  sorts: { id: sql`j.id`, weight: sql`j.weight` },
  sort: '-id',
  tie: sql`j.id`,
  filters: {
    label: (label: string) => sql`j.label = ${label}`,
    lightest: (weight: number) => sql`j.weight >= ${weight}`,
  },
});

const idsOf = async (query: Parameters<typeof listJars>[1]) =>
  (await listJars(database.db, query)).rows.map(({ id }) => id);

test('rows come sorted, either way, those without a value last, and none is on two pages', async () => {
  expect(await idsOf({ per_page: 3, label: 'honey', lightest: 0 })).toEqual([10_498, 10_496, 10_494]);
  expect(await idsOf({ per_page: 4, sort: 'weight' })).toEqual([1, 2, 3, 4]);
  expect(await idsOf({ per_page: 4, sort: '-weight' })).toEqual([10_499, 10_498, 10_497, 10_496]);
  const { rows } = await listJars(database.db, { sort: 'weight', page: 100, per_page: 100 });
  expect(rows.at(-1)?.weight).toBe(null);
  const pages = await Promise.all([1, 2, 3].map((page) => idsOf({ sort: 'weight', page, per_page: 7 })));
  expect(new Set(pages.flat()).size).toBe(21);
});

test('filters keep what all of them keep, and one that is not given keeps everything', async () => {
  const { rows, total, isTotalExact } = await listJars(database.db, { label: 'ghee', lightest: 5_240 });
  expect(rows.map(({ id }) => id)).toEqual([10_499, 10_497, 10_493, 10_491, 10_489, 10_487, 10_483, 10_481]);
  expect([total, isTotalExact]).toEqual([8, true]);
  expect(await listJars(database.db, { label: 'dates' })).toEqual({
    rows: [],
    page: 1,
    perPage: 20,
    total: 0,
    isTotalExact: true,
  });
});

test('it is counted and paged as far as the bound', async () => {
  const last = await listJars(database.db, { sort: 'id', page: 100, per_page: 100 });
  expect([last.rows.at(-1)?.id, last.total, last.isTotalExact]).toEqual([MOST_LISTED, MOST_LISTED, false]);
  expect(await idsOf({ sort: 'id', page: 101, per_page: 100 })).toEqual([]);
  // The page that crosses the limit of listed rows ends at it.
  expect(await idsOf({ sort: 'id', page: 334, per_page: 30 })).toHaveLength(MOST_LISTED - 333 * 30);
});

test('no value becomes SQL', async () => {
  expect(await idsOf({ label: "honey' or 'a' = 'a" })).toEqual([]);
});

test('where nothing is null, sorts are the same without saying where nulls stand', async () => {
  const listWeighed = defineList({
    columns: { id: sql.int4 },
    select: sql`j.id`,
    from: sql`(select id from jars where weight is not null) j`,
    sorts: { id: sql`j.id` },
    sort: '-id',
    tie: sql`j.id`,
    neverNull: ['id'],
    filters: {},
  });
  const ids = async (sort: 'id' | '-id') =>
    (await listWeighed(database.db, { sort, per_page: 3 })).rows.map(({ id }) => id);
  expect(await ids('id')).toEqual([1, 2, 3]);
  expect(await ids('-id')).toEqual([MOST_LISTED + 499, MOST_LISTED + 498, MOST_LISTED + 497]);
});
