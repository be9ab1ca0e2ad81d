import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { sql } from '../database/index.ts';
import { invalidationsSince, readInvalidations, readPosition } from './invalidations.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const insert = 'insert into cache_purges (tags) values ($1)';

/** A transaction on its own connection, so that several can end in any order. */
async function openTransaction() {
  const client = await database.pool.connect();
  await client.query('begin');
  return {
    invalidate: (tag: string) => client.query(insert, [[tag]]),
    async end(how: 'commit' | 'rollback') {
      await client.query(how);
      client.release();
    },
  };
}

/** The naive approach for comparison: reads in the order of ids. */
async function naiveReader() {
  const read = async (after: number) =>
    (
      await sql.rows({
        id: sql.int8,
        tags: sql.textArray,
      })`select id, tags from cache_purges where id > ${after}`.execute(database.db)
    ).rows;
  let last = Math.max(0, ...(await read(0)).map(({ id }) => id));
  return async () => {
    const invalidations = await read(last);
    last = Math.max(last, ...invalidations.map(({ id }) => id));
    return invalidations.flatMap(({ tags }) => tags);
  };
}

async function reader() {
  let position = await readPosition(database.db);
  return async () => {
    const read = await readInvalidations(database.db, position);
    position = read.position;
    return read.invalidations.flatMap(({ tags }) => tags);
  };
}

test('what is committed after something newer is read, once; a mark at the highest id would lose it', async () => {
  const [read, readNaively] = [await reader(), await naiveReader()];
  const [early, late] = [await openTransaction(), await openTransaction()];
  await early.invalidate('early');
  await late.invalidate('late');
  await late.end('commit');
  expect([await read(), await readNaively()]).toEqual([['late'], ['late']]);
  await early.end('commit');
  expect([await read(), await readNaively()]).toEqual([['early'], []]);
  expect(await read()).toEqual([]);
});

type Step = { of: number; do: 'invalidation' | 'commit' | 'rollback' | 'read' };
const step: fc.Arbitrary<Step> = fc.record({
  of: fc.nat({ max: 3 }),
  do: fc.constantFrom('invalidation', 'invalidation', 'commit', 'commit', 'rollback', 'read', 'read'),
});

test('in whatever order transactions write, commit and roll back: each committed invalidation is read once, no other ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const read = await reader();
      const open = new Map<number, { transaction: Awaited<ReturnType<typeof openTransaction>>; tags: string[] }>();
      const [committed, seen]: [string[], string[]] = [[], []];
      const end = async (of: number, how: 'commit' | 'rollback') => {
        const one = open.get(of);
        open.delete(of);
        await one?.transaction.end(how);
        if (one && how === 'commit') committed.push(...one.tags);
      };
      for (const [index, one] of steps.entries()) {
        if (one.do === 'read') seen.push(...(await read()));
        else if (one.do === 'invalidation') {
          const writer = open.get(one.of) ?? { transaction: await openTransaction(), tags: [] };
          open.set(one.of, writer);
          writer.tags.push(`tag ${index}`);
          await writer.transaction.invalidate(`tag ${index}`);
        } else await end(one.of, one.do);
      }
      for (const of of [...open.keys()]) await end(of, 'rollback');
      seen.push(...(await read()));
      expect(seen.toSorted()).toEqual(committed.toSorted());
    }),
    { numRuns: 60 },
  );
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The number of rows of the table the query touched, including those filtered out. */
function rowsTouched(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsTouched(plan), 0);
  if (node['Relation Name'] !== 'cache_purges') return below;
  const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + thrownAway) * node['Actual Loops'];
}

async function rowsReadSince(snapshot: string): Promise<number> {
  const explained = sql`explain (analyze, format json) ${invalidationsSince(snapshot)}`;
  const [row] = (await explained.execute(database.db)).rows;
  const plans: [{ Plan: PlanNode }] = Reflect.get(Object(row), 'QUERY PLAN');
  return rowsTouched(plans[0].Plan);
}

test('a look reads only what is new, however many invalidations lie there, and while a transaction stays open', async () => {
  const late = await openTransaction();
  await late.invalidate('late');
  // Rows of many transactions, as in reality: the planner's statistics decide the plan.
  await sql`
    insert into cache_purges (tags, xid)
    select array['old'], (3 + n % 500)::text::xid8 from generate_series(1, 20000) n
  `.execute(database.db);
  await sql`analyze cache_purges`.execute(database.db);
  const { snapshot } = await readPosition(database.db);
  expect(await rowsReadSince(snapshot)).toBe(0);
  for (const tag of ['one', 'two', 'three']) await database.pool.query(insert, [[tag]]);
  expect(await rowsReadSince(snapshot)).toBe(3);
  await late.end('commit');
  expect(await rowsReadSince(snapshot)).toBe(4);
});

test('rows of another server, whose transactions are numbered higher, are not read again and again', async () => {
  const read = await reader();
  await database.pool.query(`insert into cache_purges (xid, tags) values ('9000000000000000000', '{restored}')`);
  await database.pool.query(insert, [['new']]);
  expect(await read()).toEqual(['new']);
});
