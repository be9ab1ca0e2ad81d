import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { isShownTo } from './blocks.store.ts';

const followRow = { other_id: sql.int4, created_at: sql.timestamptz };
export type FollowRow = Row<typeof followRow>;

/** Follows a member; `full` when `most` are followed already. Both members are locked (`lockBoth`). */
export async function insertFollow(
  tx: Tx,
  { memberId, otherId }: { memberId: number; otherId: number },
  most: number,
): Promise<'new' | 'known' | 'full'> {
  const { rows } = await sql.rows({ is_known: sql.bool, is_new: sql.bool })`
    with added as (
      insert into member_follows (member_id, other_id)
      select ${memberId}, ${otherId}
      where (select count(*) from member_follows where member_id = ${memberId} and other_id <> ${otherId}) < ${most}
      on conflict do nothing returning other_id
    )
    select exists (select from member_follows where member_id = ${memberId} and other_id = ${otherId}) as is_known,
      exists (select from added) as is_new
  `.execute(tx);
  const [row] = rows;
  if (row?.is_new) return 'new';
  return row?.is_known ? 'known' : 'full';
}

/** False when there was nothing to end. */
export async function deleteFollow(
  tx: Tx,
  { memberId, otherId }: { memberId: number; otherId: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from member_follows where member_id = ${memberId} and other_id = ${otherId} returning member_id
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes what a member follows and who follows them. */
export async function deleteFollowsOf(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from member_follows where member_id = ${memberId} or other_id = ${memberId}`.execute(tx);
}

/** The members that a member follows, the latest first. */
export async function listFollows(db: Database, memberId: number, most: number): Promise<FollowRow[]> {
  const { rows } = await sql.rows(followRow)`
    select other_id, created_at from member_follows where member_id = ${memberId}
    order by created_at desc, other_id limit ${most}
  `.execute(db);
  return rows;
}

/** The number of a member's followers in good standing, and whether the reader is one of them. */
export async function readFollowing(db: Database, memberId: number, readerId: number) {
  const { rows } = await sql.rows({ followers: sql.int4, is_followed: sql.bool })`
    select (select count(*)::int from member_follows f join members m on m.id = f.member_id
        where f.other_id = ${memberId} and m.status = 'active') as followers,
      exists (select from member_follows where member_id = ${readerId} and other_id = ${memberId}) as is_followed
  `.execute(db);
  return rows[0] ?? { followers: 0, is_followed: false };
}

/** Whether a member follows another. */
export async function isFollower(db: Database, { memberId, otherId }: { memberId: number; otherId: number }) {
  const { rows } = await sql`
    select from member_follows where member_id = ${memberId} and other_id = ${otherId}
  `.execute(db);
  return rows.length > 0;
}

/** SQL that is true where a member follows `author` (a column of member numbers). */
export const isFollowedBy = (author: string, readerId: number) => sql`exists (
  select from member_follows f where f.member_id = ${readerId} and f.other_id = ${sql.ref(author)})`;

/** SQL that is true where `follower` (a column of member numbers) follows a member. */
export const isFollowerOf = (follower: string, memberId: number) => sql`exists (
  select from member_follows f where f.member_id = ${sql.ref(follower)} and f.other_id = ${memberId})`;

/** SQL of the followed members of a reader whose content is visible to them: one column, `other_id`. */
export const followedBy = (readerId: number) => sql`
  select f.other_id from member_follows f where f.member_id = ${readerId} and ${isShownTo('f.other_id', readerId)}`;
