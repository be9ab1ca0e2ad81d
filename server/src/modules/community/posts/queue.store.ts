import { postHoldReasons, postStatuses, type WrittenKind, writtenKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { stopPoll } from './polls/polls.store.ts';

const writtenRow = {
  kind: sql.text.oneOf(...writtenKinds),
  id: sql.int4,
  post_id: sql.int4,
  member_id: sql.int4,
  body: sql.text,
  status: sql.text.oneOf(...postStatuses),
  held_for: sql.textArray.of(z.array(z.enum(postHoldReasons))),
  status_reason: sql.text.orNull,
  uploads: sql.textArray,
  film: sql.text.orNull,
  is_pinned: sql.bool,
  is_reported: sql.bool,
  created_at: sql.timestamptz,
};
/** A post or a comment for review by staff. */
export type WrittenRow = Row<typeof writtenRow>;

const columns = sql`w.kind, w.id, w.post_id, w.member_id, w.body, w.status, w.held_for, w.status_reason,
  array(select i.upload_id::text from post_images i where w.kind = 'post' and i.post_id = w.id order by i.position) as uploads,
  (select v.upload_id::text from post_videos v where w.kind = 'post' and v.post_id = w.id) as film,
  w.is_pinned, w.is_reported, w.created_at`;

const written = sql`(
  select 'post' as kind, p.id, p.id as post_id, p.member_id, p.body || coalesce((
      select string_agg(E'\n○ ' || o.text, '' order by o.position) from post_poll_options o where o.post_id = p.id), '') as body, p.status, p.held_for, p.status_reason,
    p.pinned_at is not null as is_pinned, p.is_reported, p.created_at
  from posts p where p.is_ready
  union all
  select 'comment', c.id, c.post_id, c.member_id, c.body, c.status, c.held_for, null, false, c.is_reported, c.created_at
  from comments c
) as w`;

/** SQL that is true for subjects in the queue: held, or reported while visible. */
const needsLook = sql`(w.status = 'pending' or (w.status = 'published' and w.is_reported))`;

/** The moderation queue: held or reported posts. */
export const listWaiting = defineList({
  columns: writtenRow,
  select: columns,
  from: sql`(select * from ${written} where ${needsLook}) as w`,
  sorts: { created_at: sql`w.created_at` },
  sort: 'created_at',
  tie: sql`(w.kind, w.id)`,
  filters: { kind: (kind: WrittenKind) => sql`w.kind = ${kind}` },
});

/** A post or comment in any status but removed. */
export async function readWritten(db: Database | Tx, kind: WrittenKind, id: number): Promise<WrittenRow | undefined> {
  const { rows } = await sql.rows(writtenRow)`
    select ${columns} from ${written} where w.kind = ${kind} and w.id = ${id} and w.status <> 'removed'
  `.execute(db);
  return rows[0];
}

/**
 * Locks a post or comment until the end of the transaction, so that one of two concurrent decisions waits for the
 * other.
 */
export async function lockWritten(tx: Tx, kind: WrittenKind, id: number): Promise<void> {
  if (kind === 'post') await sql`select from posts where id = ${id} for update`.execute(tx);
  else await sql`select from comments where id = ${id} for update`.execute(tx);
}

/** Records that a subject has open reports, or that they are settled. */
export async function markReported(
  tx: Tx,
  kind: WrittenKind,
  ids: readonly number[],
  isReported: boolean,
): Promise<void> {
  const among = sql`id = any(${[...ids]}::int[]) and is_reported <> ${isReported}`;
  if (kind === 'post') await sql`update posts set is_reported = ${isReported} where ${among}`.execute(tx);
  else await sql`update comments set is_reported = ${isReported} where ${among}`.execute(tx);
}

/** Pins a visible post above all others, or unpins it; false where there is none. */
export async function pinPost(tx: Tx, id: number, isPinned: boolean): Promise<boolean> {
  const { rows } = await sql`
    update posts set pinned_at = case when ${isPinned} then coalesce(pinned_at, now()) end
    where id = ${id} and status = 'published' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Hides a post; false when it was neither visible nor waiting. */
export async function markPostHidden(tx: Tx, id: number, reason: string): Promise<boolean> {
  const { rows } = await sql`
    update posts set status = 'hidden', status_reason = ${reason}, held_for = '{}', pinned_at = null
    where id = ${id} and status in ('pending', 'published') returning id
  `.execute(tx);
  if (rows.length > 0) await stopPoll(tx, id);
  return rows.length > 0;
}

/** Changes the status of a comment and returns the previous one; undefined when the change is not possible. */
export async function changeCommentStatus(
  tx: Tx,
  id: number,
  to: 'published' | 'pending' | 'hidden',
): Promise<{ post_id: number; was: string } | undefined> {
  const { rows } = await sql.rows({ post_id: sql.int4, was: sql.text })`
    with before as (select id, status from comments where id = ${id} and status <> 'removed' for update)
    update comments c set status = ${to}, held_for = case when ${to} = 'pending' then '{reports}'::text[] else '{}' end
    from before where c.id = before.id and before.status <> ${to} returning c.post_id, before.status as was
  `.execute(tx);
  return rows[0];
}

/** The number of a member's posts that staff hid. */
export async function countHidden(db: Database | Tx, memberIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ member_id: sql.int4, count: sql.int4 })`
    select w.member_id, count(*)::int as count from ${written}
    where w.member_id = any(${[...memberIds]}::int[]) and w.status = 'hidden' group by w.member_id
  `.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.count]));
}
