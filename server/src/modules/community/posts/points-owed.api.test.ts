import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeMember,
  makeMember,
  makePost,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { postTransfer } from '../../selling/ledger/index.ts';
import { earn, takeBack } from '../points/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** A post that earned its author five points, and one for another member's like. */
async function writtenBy(author: MadeMember): Promise<number> {
  const id = await makePost(database.db, { memberId: author.memberId });
  await inTransaction(database.db, async (tx) => {
    const at = new Date();
    await earn(tx, { customerId: author.id, kind: 'post', cause: `post:${id}`, at });
    await earn(tx, { customerId: author.id, kind: 'like', cause: `post:${id} like:1`, at });
  });
  return id;
}

const spend = (who: MadeMember, amount: number) =>
  inTransaction(database.db, (tx) =>
    postTransfer(tx, {
      unit: 'loyalty_points',
      from: { customerId: who.id },
      to: { house: 'spent' },
      amount,
      cause: { kind: 'test', id: who.id },
      key: randomUUID(),
    }),
  );

async function pointsOf({ headers }: MadeMember) {
  const { balance, owed } = (await shop.call('GET /user/points', { headers })).body.data;
  return { balance, owed };
}

test('points that were spent before their post is deleted are owed, and what is earned next pays them', async () => {
  const author = await makeMember(database.db);
  const id = await writtenBy(author);
  expect(await spend(author, 6)).toHaveProperty('id');
  const removed = await shop.call(`DELETE /community/posts/${id}`, { headers: author.headers });
  expect(removed.status).toBe(200);
  expect(await pointsOf(author)).toEqual({ balance: 0, owed: 6 });
  expect(await spend(author, 1), 'nothing is spent by who owes').toEqual({ isShort: true });
  await writtenBy(author);
  expect(await pointsOf(author)).toEqual({ balance: 0, owed: 0 });
  await writtenBy(author);
  expect(await pointsOf(author)).toEqual({ balance: 6, owed: 0 });
  expect(await checkLedger(database.db)).toEqual([]);
});

test('what moderators hide is owed as well', async () => {
  const author = await makeMember(database.db);
  const id = await writtenBy(author);
  await spend(author, 4);
  const { headers } = await makeStaff(database.db, 'moderator');
  const body = { reason: 'إعلان' };
  expect((await shop.call(`PUT /admin/community/queue/post/${id}/hide`, { headers, body })).status).toBe(200);
  expect(await pointsOf(author)).toEqual({ balance: 0, owed: 4 });
});

test('nobody owes for what somebody else takes back', async () => {
  const author = await makeMember(database.db);
  const id = await writtenBy(author);
  await spend(author, 6);
  await inTransaction(database.db, (tx) => takeBack(tx, `post:${id} like:1`, new Date()));
  expect(await pointsOf(author)).toEqual({ balance: 0, owed: 0 });
});
