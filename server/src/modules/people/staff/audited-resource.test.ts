import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffContext } from '../../../platform/bind/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../platform/errors/index.ts';
import { createTestDatabase, makeStaff, type TestDatabase } from '../../../testing/index.ts';
import { listAuditEntries } from './audit.store.ts';
import { auditedResource } from './index.ts';

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table shelves (id integer primary key, name text not null, version integer not null)`.execute(
    database.db,
  );
  const { id: staffId } = await makeStaff(database.db, 'owner');
  const actor = { kind: 'staff', staffId, sessionId: '', role: 'owner' } as const;
  const nothing = () => undefined;
  context = {
    actor,
    requestId: 'a-request',
    language: 'en',
    visitor: '',
    network: '',
    isUnasked: false,
    device: '',
    tag: nothing,
    cacheUntil: nothing,
  };
});
afterAll(() => database.close());

const row = { id: sql.int4, name: sql.text, version: sql.int4 };

const shelves = auditedResource({
  async read(where, id: number) {
    const { rows } = await sql.rows(row)`select id, name, version from shelves where id = ${id}`.execute(where);
    return rows[0] ?? refuse('request.not_found');
  },
  subject: ({ id }) => ({ kind: 'shelf', id }),
  audited: ({ name }) => ({ name }),
  present: (_, { name, version }) => ({ name, version }),
});

const rename = (id: number, name: string, version: number) =>
  shelves.change(database.db, context, { id, action: 'rewards.changed' }, async (tx) => {
    const { rows } = await sql.rows({ id: sql.int4 })`
      update shelves set name = ${name}, version = version + 1 where id = ${id} and version = ${version} returning id
    `.execute(tx);
    if (rows.length === 0) refuse('conflict.changed');
  });

async function make(id: number): Promise<number> {
  await shelves.create(database.db, context, 'rewards.created', async (tx) => {
    await sql`insert into shelves values (${id}, 'first', 1)`.execute(tx);
    return id;
  });
  return id;
}

const written = async (id: number) =>
  (
    await listAuditEntries(database.db, {
      before: null,
      limit: 100,
      actorId: context.actor.staffId,
      action: null,
      subjectId: String(id),
    })
  ).map(({ action, before, after }) => ({ action, before, after }));

test('what was made and changed is replied as it is, and written down as it was and is', async () => {
  const id = await make(1);
  expect(await rename(id, 'second', 1)).toEqual({ name: 'second', version: 2 });
  expect(await shelves.show(database.db, context, id)).toEqual({ name: 'second', version: 2 });
  expect(await written(id)).toEqual([
    { action: 'rewards.changed', before: { name: 'first' }, after: { name: 'second' } },
    { action: 'rewards.created', before: null, after: { name: 'first' } },
  ]);
});

test('who saves what another has changed is told what it is now, and nothing is written', async () => {
  const id = await make(2);
  await rename(id, 'theirs', 1);
  const refusal = await rename(id, 'mine', 1).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    code: 'conflict.changed',
    status: 409,
    extras: { details: { name: 'theirs', version: 2 } },
  });
  expect(await written(id)).toHaveLength(2);
});

test('an act that fails leaves neither the change nor the entry, and the entry is in the transaction it is given', async () => {
  const id = await make(3);
  const failing = shelves.change(database.db, context, { id, action: 'rewards.changed' }, async (tx) => {
    await sql`update shelves set name = 'half done' where id = ${id}`.execute(tx);
    throw new Error('a bug');
  });
  await expect(failing).rejects.toThrow('a bug');
  const undone = inTransaction(database.db, async (tx) => {
    await shelves.change(tx, context, { id, action: 'rewards.changed' }, () => Promise.resolve());
    throw new Error('the call around it fails');
  });
  await expect(undone).rejects.toThrow('around');
  expect(await shelves.show(database.db, context, id)).toEqual({ name: 'first', version: 1 });
  expect(await written(id)).toHaveLength(1);
});

test('nothing is done to what is not there', async () => {
  let isDone = false;
  const work = async () => {
    isDone = true;
  };
  await expect(shelves.change(database.db, context, { id: 9, action: 'rewards.changed' }, work)).rejects.toMatchObject({
    code: 'request.not_found',
  });
  expect(isDone).toBe(false);
});

test('what is removed is written down as it was', async () => {
  const id = await make(4);
  await shelves.remove(database.db, context, { id, action: 'content.faq_removed' }, async (tx) => {
    await sql`delete from shelves where id = ${id}`.execute(tx);
  });
  expect((await written(id))[0]).toEqual({ action: 'content.faq_removed', before: { name: 'first' }, after: null });
});
