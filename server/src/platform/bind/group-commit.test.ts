import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../database/index.ts';
import { refuse } from '../errors/index.ts';
import { isTuned } from '../tuning/index.ts';
import { createGroupCommit } from './group-commit.ts';
import type { CallContext } from './handler.ts';
import { type CallKey, keyOf } from './idempotent.ts';

/** Work in a table of its own: adds a name to the existing ones, once. */
interface Work {
  name: string;
  /** The step in which it fails. */
  fails?: 'prepare' | 'statement' | 'write';
  isAlone?: boolean;
  /** A row that it locks. */
  wants?: number;
  /** The visitor that sends the call; a new one for each call unless set. */
  visitor?: string;
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table names (name text not null, xid text not null default pg_current_xact_id()::text)`.execute(
    database.db,
  );
  await sql`create table wanted (id int primary key, times int not null default 0)`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate names, wanted`.execute(database.db);
  await sql`insert into wanted select generate_series(1, 40)`.execute(database.db);
});

function open(db: Database = database.db) {
  const sizes: number[] = [];
  const execute = createGroupCommit<Work, string>(db, {
    async prepare(input, _context, tx) {
      // The input is the work that the test passes in.
      const work = input as Work;
      if (work.fails === 'prepare') refuse('request.invalid');
      await sql.raw(work.fails === 'statement' ? 'select 1 / 0' : 'select 1').execute(tx);
      return work;
    },
    canJoin: (work) => work.isAlone !== true,
    async write(tx, works) {
      sizes.push(works.length);
      if (works.some((one) => one.fails === 'write')) refuse('request.invalid');
      const wanted = works.flatMap((one) => one.wants ?? []).toSorted((a, b) => a - b);
      await sql`select id from wanted where id = any(${wanted}::int[]) order by id for update`.execute(tx);
      await sql`update wanted set times = times + 1 where id = any(${wanted}::int[])`.execute(tx);
      await sql`insert into names (name) select * from unnest(${works.map((one) => one.name)}::text[])`.execute(tx);
      return works.map((one) => `${one.name} is written`);
    },
  });
  const call = (work: Work, key?: CallKey) =>
    execute({ key, input: work, context: { visitor: work.visitor ?? randomUUID() } as CallContext });
  return { call, sizes };
}

const keyOfCall = (key: string, request: unknown = {}) =>
  keyOf({ endpoint: 'POST /names', owner: '', key, request, visitor: 'somebody', secrets: [] });

const works = (count: number, more: (index: number) => Partial<Work> = () => ({})): Work[] =>
  Array.from({ length: count }, (_, index) => ({ name: `n${index}`, ...more(index) }));

async function written(): Promise<{ names: string[]; transactions: number }> {
  const { rows } = await sql.rows({ name: sql.text, xid: sql.text })`select name, xid from names order by name`.execute(
    database.db,
  );
  return { names: rows.map((row) => row.name), transactions: new Set(rows.map((row) => row.xid)).size };
}

test.runIf(isTuned('group-commit'))(
  'whoever comes first is not kept waiting; those who come meanwhile are written in one transaction',
  async () => {
    const { call, sizes } = open();
    const all = works(9);
    expect(await Promise.all(all.map((one) => call(one)))).toEqual(all.map((one) => `${one.name} is written`));
    // Groups behind the first one may have been written earlier.
    expect(sizes).toContain(1);
    const { names, transactions } = await written();
    expect(names).toHaveLength(9);
    expect(transactions).toBe(sizes.length);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(4);
  },
);

test.runIf(isTuned('group-commit'))(
  'a refusal is one call’s own, and what came with it is written together all the same',
  async () => {
    const { call, sizes } = open();
    const answers = await Promise.allSettled(
      works(8, (index) => (index % 3 === 1 ? { fails: 'prepare' } : {})).map((one) => call(one)),
    );
    expect(answers.map((answer) => answer.status === 'fulfilled')).toEqual(works(8).map((_, index) => index % 3 !== 1));
    expect((await written()).names).toHaveLength(5);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
  },
);

test.each(['statement', 'write'] as const)(
  'where a %s of one fails, the others are written all the same',
  async (fails) => {
    const { call } = open();
    const answers = await Promise.allSettled(
      works(8, (index) => (index === 5 ? { fails } : {})).map((one) => call(one)),
    );
    expect(answers.flatMap((answer, index) => (answer.status === 'rejected' ? index : []))).toEqual([5]);
    expect((await written()).names).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n6', 'n7']);
  },
);

test('what may not be written along with others is written by itself', async () => {
  const { call, sizes } = open();
  await Promise.all(works(8, (index) => ({ isAlone: index === 3 || index === 4 })).map((one) => call(one)));
  expect((await written()).names).toHaveLength(8);
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThanOrEqual(3);
});

test('who has made others go twice goes alone', async () => {
  const { call, sizes } = open();
  const spoilt = { fails: 'write', visitor: 'somebody who may not' } as const;
  const round = (name: string) =>
    Promise.allSettled(
      works(6, (index) => (index === 3 ? spoilt : {})).map((one) => call({ ...one, name: name + one.name })),
    );
  await round('first');
  sizes.length = 0;
  await round('second');
  expect((await written()).names).toHaveLength(10);
  // Each call was written once: the refused one shared no batch with the others.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(6);
});

test('a call that is repeated at once is carried out once, and told again', async () => {
  const { call } = open();
  const key = keyOfCall('again');
  const answers = await Promise.allSettled([
    ...works(3).map((one) => call(one)),
    ...Array.from({ length: 5 }, () => call({ name: 'once' }, key)),
  ]);
  expect((await written()).names).toEqual(['n0', 'n1', 'n2', 'once']);
  for (const answer of answers.slice(3)) {
    // The repeat either came while the first call was under way, or received its reply.
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'request.idempotency_in_flight' });
    else expect(answer.value).toBe('once is written');
  }
  expect(await call({ name: 'once' }, key)).toBe('once is written');
  await expect(call({ name: 'once' }, keyOfCall('again', 'another request'))).rejects.toMatchObject({
    code: 'request.idempotency_key_reused',
  });
});

test('each answer is kept under its own key, and a refused one leaves its key free', async () => {
  const { call } = open();
  const name = randomUUID();
  const keys = works(8).map((one) => keyOfCall(`${name} ${one.name}`));
  await Promise.allSettled(
    works(8, (index) => (index === 6 ? { fails: 'prepare' } : {})).map((one, index) => call(one, keys[index])),
  );
  const again = await Promise.all(
    works(8).map((one, index) => call({ ...one, name: `${one.name} again` }, keys[index])),
  );
  expect(again).toEqual(works(8).map((one, index) => (index === 6 ? 'n6 again is written' : `${one.name} is written`)));
});

test('who wants what somebody has locked waits for it, and keeps nobody waiting who came with them', async () => {
  const { call } = open();
  const isLocked = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const somebody = inTransaction(database.db, async (tx) => {
    await sql`select id from wanted where id = 7 for update`.execute(tx);
    isLocked.resolve();
    await mayGo.promise;
  });
  await isLocked.promise;
  const all = works(10, (index) => ({ wants: index + 1 })).map((one) => call(one));
  await Promise.all(all.filter((_, index) => index !== 6));
  expect((await written()).names).not.toContain('n6');
  // A call that arrives now does not wait either, though a group is under way.
  await call({ name: 'later' });
  mayGo.resolve();
  await Promise.all([somebody, all[6]]);
  expect((await written()).names).toHaveLength(11);
});

test('where nobody knows whether it was committed, nobody is carried out again', async () => {
  let begun = 0;
  const cut: Database = {
    ...database.db,
    async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      begun += 1;
      // The first transaction has one call, the later ones several.
      const isAlone = begun === 1;
      const result = await database.db.transaction(work);
      if (!isAlone) throw new Error('Connection terminated unexpectedly');
      return result;
    },
  };
  const { call } = open(cut);
  const answers = await Promise.allSettled(works(4).map((one) => call(one)));
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect((await written()).names).toEqual(['n0', 'n1', 'n2', 'n3']);
});
