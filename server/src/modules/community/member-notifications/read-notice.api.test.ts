import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeMember, makePost, type TestDatabase } from '../../../testing/index.ts';
import { markRead } from './notifications.store.ts';
import { notifyMember } from './notify-member.ts';
import { readNotice } from './read-notice.ts';
import { writeSettings } from './settings.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const payload = z.object({ memberId: z.number(), notificationId: z.number() });

const news = async () => {
  const { rows } = await sql.rows({ payload: sql.jsonb.of(payload) })`
    with taken as (delete from events where name = 'member.notified' returning id, payload) select payload from taken order by id
  `.execute(database.db);
  return rows.map(({ payload }) => payload);
};

test('news of a notification are told once, until it was read; and nothing of a kind that is off', async () => {
  const { db } = database;
  const [me, sara, reem] = await Promise.all(['نورة', 'سارة', 'ريم'].map((name) => makeMember(db, { name })));
  if (!me || !sara || !reem) throw new Error('three members were made');
  const { memberId } = me;
  const postId = await makePost(db, { memberId });
  const like = (actorId: number) =>
    notifyMember(db, { memberId, kind: 'like', subject: `post:${postId}`, postId, actorId, at: new Date() });
  await like(sara.memberId);
  const [first] = await news();
  expect(first).toMatchObject({ memberId });
  const id = first?.notificationId ?? 0;
  expect(await readNotice(db, { memberId, id, language: 'en' })).toEqual({
    text: expect.stringContaining('liked your post'),
    isDecision: false,
  });
  await like(sara.memberId);
  await like(reem.memberId);
  expect(await news(), 'it is unread still').toEqual([]);
  await inTransaction(db, (tx) => markRead(tx, memberId, null, new Date()));
  expect(await readNotice(db, { memberId, id, language: 'en' })).toBeUndefined();
  await like(reem.memberId);
  expect(await news(), 'she liked it before').toEqual([]);
  const hind = await makeMember(db, { name: 'هند' });
  await like(hind.memberId);
  expect(await news()).toHaveLength(1);
  await inTransaction(db, (tx) => writeSettings(tx, memberId, { off: ['rank'], daily_mail: false }));
  await notifyMember(db, { memberId, kind: 'rank', subject: 'rank:gold', outcome: 'gold', at: new Date() });
  expect(await news()).toEqual([]);
});
