import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeMember, makePost, type TestDatabase, untilLost } from '../../../testing/index.ts';
import { announceDailyMails } from './daily-mail.ts';
import { notifyMember } from './notify-member.ts';
import { claimDigests, writeSettings } from './settings.store.ts';

const AT_ONCE = 12;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function countOf(table: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from ${sql.ref(table)}`.execute(
    database.db,
  );
  return rows[0]?.count ?? -1;
}

/**
 * Twelve members like a post, each event delivered twice, all concurrently. Returns the notifications and the names in
 * them.
 */
async function likeTogether() {
  const me = await makeMember(database.db);
  const postId = await makePost(database.db, { memberId: me.memberId });
  const fans = await Promise.all(Array.from({ length: AT_ONCE }, () => makeMember(database.db)));
  const about = { memberId: me.memberId, kind: 'like', subject: `post:${postId}`, postId, at: new Date() } as const;
  await Promise.all([...fans, ...fans].map((fan) => notifyMember(database.db, { ...about, actorId: fan.memberId })));
  return [await countOf('member_notifications'), await countOf('member_notification_actors')];
}

test('many who like at once stand in one notification, each once', async () => {
  expect(await likeTogether()).toEqual([1, AT_ONCE]);
});

/** The job runs many times concurrently. Returns how many mails were announced for one member. */
async function announceTogether(announce = announceDailyMails): Promise<number> {
  await sql`delete from member_notification_settings`.execute(database.db);
  const me = await makeMember(database.db);
  await notifyMember(database.db, { memberId: me.memberId, kind: 'decision', subject: 'joined', at: new Date() });
  await sql`delete from events`.execute(database.db);
  await inTransaction(database.db, (tx) => writeSettings(tx, me.memberId, { off: [], daily_mail: true }));
  await Promise.all(Array.from({ length: AT_ONCE }, () => announce(database.db, new Date())));
  return countOf('events');
}

test('a daily mail is announced once, however many processes do the job', async () => {
  expect(await announceTogether()).toBe(1);
});

test('control: claimed without holding the row, it is announced several times', async () => {
  const carelessly: typeof announceDailyMails = async (db, at) => {
    const { rows } = await sql.rows({ member_id: sql.int4 })`
      select member_id from member_notification_settings where daily_mail and mailed_at is null
    `.execute(db);
    for (const { member_id: id } of rows) {
      await inTransaction(db, async (tx) => {
        await claimDigests(tx, { at, notSince: at, most: 1 });
        await sql`
          insert into events (name, payload)
          values ('notifications.mail-due', jsonb_build_object('memberId', ${id}::int))
        `.execute(tx);
      });
    }
  };
  expect(await untilLost(() => announceTogether(carelessly))).toBeGreaterThan(1);
});
