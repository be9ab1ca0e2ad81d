import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeMember,
  makePost,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { deleteSave, putSave } from '../reactions.store.ts';
import { beginCollection, file, MOST_COLLECTIONS } from './change-collection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const fill = (memberId: number, count: number) =>
  sql`
    insert into save_collections (member_id, name, name_key) select ${memberId}, n::text, n::text from generate_series(1, ${count}::int) n
  `.execute(database.db);

/** A member with all but one of their collections begins twelve more at once; returns how many there are then. */
async function beginTogether(db = database.db): Promise<number> {
  const { memberId } = await makeMember(database.db);
  await fill(memberId, MOST_COLLECTIONS - 1);
  await Promise.allSettled(
    Array.from({ length: 12 }, (_, turn) =>
      inTransaction(db, (tx) => beginCollection(tx, memberId, { name: `جديدة ${turn}`, postId: undefined })),
    ),
  );
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from save_collections where member_id = ${memberId}
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('of many collections begun at once no more than 50 are made', async () => {
  expect(await beginTogether()).toBe(MOST_COLLECTIONS);
});

test('control: without the lock of the member, more are', async () => {
  const { db } = withoutGuardOf(database.db, /for update$/, '');
  expect(await untilLost(() => beginTogether(db), MOST_COLLECTIONS)).toBeGreaterThan(MOST_COLLECTIONS);
});

/** Files a post eight times while its save is deleted and made again; returns what filing answered that is no refusal. */
async function fileWhileUnsaving(db = database.db): Promise<number> {
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const { memberId } = reader;
  const postId = await makePost(database.db, { memberId: author.memberId });
  await inTransaction(database.db, (tx) => putSave(tx, postId, memberId));
  const collectionId = await inTransaction(database.db, (tx) =>
    beginCollection(tx, memberId, { name: 'قهوة', postId: undefined }),
  );
  const filed = Array.from({ length: 8 }, () =>
    inTransaction(db, (tx) => file(tx, { collectionId, memberId, postId })),
  );
  const [settled] = await Promise.all([
    Promise.allSettled(filed),
    inTransaction(db, (tx) => deleteSave(tx, postId, memberId)),
  ]);
  return settled.filter((one) => one.status === 'rejected' && one.reason?.code !== 'posts.not_saved').length;
}

test('a post that is unsaved while it is filed is refused or taken out, and never a defect', async () => {
  for (let turn = 0; turn < 4; turn += 1) expect(await fileWhileUnsaving()).toBe(0);
});

test('control: without holding the save, filing fails', async () => {
  const { db } = withoutGuardOf(
    database.db,
    /(select from post_saves where member_id = \$1 and post_id = \$2) for key share/,
    '$1',
  );
  expect(await untilLost(() => fileWhileUnsaving(db), 0)).toBeGreaterThan(0);
});
