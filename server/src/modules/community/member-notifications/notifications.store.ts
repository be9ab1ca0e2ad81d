import { type MemberNotificationKind, memberNotificationKinds } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { isFollowerOf, isShownTo } from '../members/index.ts';
import { isSubjectShownTo } from '../posts/index.ts';

export interface NewNotification {
  memberId: number;
  kind: MemberNotificationKind;
  /** The subject: there is one notification of a kind for each subject. */
  subject: string;
  /** The outcome, for kinds with several. */
  outcome?: string | null;
  postId?: number | null;
  commentId?: number | null;
  contestId?: number | null;
  at: Date;
}

/**
 * Stores a notification, one of each kind for each subject; a changed outcome moves it up, unread. Its row is locked
 * until the transaction ends. Undefined where the member disabled the kind.
 */
export async function upsertNotification(tx: Tx, told: NewNotification): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into member_notifications as n (member_id, kind, subject, outcome, post_id, comment_id, contest_id, at)
    select ${told.memberId}, ${told.kind}, ${told.subject}, ${told.outcome ?? null}, ${told.postId ?? null}::int,
      ${told.commentId ?? null}::int, ${told.contestId ?? null}::int, ${told.at}
    where not exists (
      select from member_notification_settings s where s.member_id = ${told.memberId} and ${told.kind} = any(s.off)
    )
    on conflict on constraint member_notifications_once do update set
      outcome = excluded.outcome,
      at = case when n.outcome is distinct from excluded.outcome then excluded.at else n.at end,
      turn = case when n.outcome is distinct from excluded.outcome then excluded.turn else n.turn end,
      read_at = case when n.outcome is distinct from excluded.outcome then null else n.read_at end
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Adds an actor, once each; the notification then moves up, unread. */
export async function addActor(tx: Tx, id: number, memberId: number, at: Date): Promise<void> {
  await sql`
    with added as (
      insert into member_notification_actors (notification_id, member_id, at) values (${id}, ${memberId}, ${at})
      on conflict do nothing returning notification_id
    )
    update member_notifications n set at = ${at}, turn = nextval('member_notification_turns'), read_at = null
    from added where n.id = added.notification_id
  `.execute(tx);
}

/**
 * Removes an actor from a kind's notification of one subject, or from all others of that kind of one recipient; a
 * notification without actors is deleted.
 */
export async function removeActor(
  tx: Tx,
  {
    kind,
    memberId,
    of,
  }: {
    kind: MemberNotificationKind;
    memberId: number;
    of: { subject: string } | { recipientId: number; except: string };
  },
): Promise<void> {
  const those =
    'subject' in of
      ? sql`n.subject = ${of.subject}`
      : sql`n.member_id = ${of.recipientId} and n.subject <> ${of.except}`;
  const { rows } = await sql.rows({ id: sql.int8 })`
    select n.id from member_notifications n join member_notification_actors a on a.notification_id = n.id
    where a.member_id = ${memberId} and n.kind = ${kind} and ${those} order by n.id for update of n
  `.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await sql`
    delete from member_notification_actors where notification_id = any(${ids}::bigint[]) and member_id = ${memberId}
  `.execute(tx);
  await sql`
    delete from member_notifications n where n.id = any(${ids}::bigint[])
      and not exists (select from member_notification_actors a where a.notification_id = n.id)
  `.execute(tx);
}

/** True where a member has an unread notification of this kind about this subject. */
export async function isUnread(
  tx: Tx,
  { memberId, kind, subject }: Pick<NewNotification, 'memberId' | 'kind' | 'subject'>,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select id from member_notifications
    where member_id = ${memberId} and kind = ${kind} and subject = ${subject} and read_at is null
  `.execute(tx);
  return rows.length > 0;
}

/** True where a member was notified of this before, with any outcome. */
export async function wasNotified(
  tx: Tx,
  { memberId, kind, subject }: Pick<NewNotification, 'memberId' | 'kind' | 'subject'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from member_notifications where member_id = ${memberId} and kind = ${kind} and subject = ${subject}
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes the notifications of a hidden post, except for moderation decisions. */
export async function deleteOfPost(tx: Tx, postId: number): Promise<void> {
  await sql`delete from member_notifications where post_id = ${postId} and kind <> 'decision'`.execute(tx);
}

const notificationRow = {
  id: sql.int8,
  kind: sql.text.oneOf(...memberNotificationKinds),
  subject: sql.text,
  outcome: sql.text.orNull,
  post_id: sql.int4.orNull,
  comment_id: sql.int4.orNull,
  contest_id: sql.int4.orNull,
  turn: sql.int8,
  at: sql.timestamptz,
  read_at: sql.timestamptz.orNull,
  actor_ids: sql.int4Array,
  actor_count: sql.int4,
};
export type NotificationRow = Row<typeof notificationRow>;

export interface NotificationWindow {
  memberId: number;
  before: number | null;
  limit: number;
  isUnread?: boolean;
  /** This one alone. */
  id?: number;
}

/** Kinds with actors: a notification without any visible actor is not shown. */
const BY_SOMEBODY = ['like', 'comment', 'reply', 'mention', 'follow'];

const shownActors = (readerId: number) => sql`
  from member_notification_actors k where k.notification_id = n.id and ${isShownTo('k.member_id', readerId)}
    and (n.kind <> 'follow' or ${isFollowerOf('k.member_id', readerId)})`;

/** SQL that is true for a notification `n` whose subject and at least one actor are visible to its reader. */
const isNotified = (readerId: number) => sql`${isSubjectShownTo(readerId)}
  and (n.kind <> all(${BY_SOMEBODY}::text[]) or exists (select ${shownActors(readerId)}))`;

/** A member's notifications, the latest first, each with its latest three actors. Hidden subjects are left out. */
export async function listNotifications(db: Database, window: NotificationWindow): Promise<NotificationRow[]> {
  const { rows } = await sql.rows(notificationRow)`
    select n.id, n.kind, n.subject, n.outcome, n.post_id, n.comment_id, n.contest_id, n.turn, n.at, n.read_at,
      array(
        select k.member_id ${shownActors(window.memberId)} order by k.at desc, k.member_id limit 3
      ) as actor_ids,
      (select count(*)::int ${shownActors(window.memberId)}) as actor_count
    from member_notifications n
    where n.member_id = ${window.memberId} and (${window.before}::bigint is null or n.turn < ${window.before})
      and (not ${window.isUnread ?? false}::boolean or n.read_at is null)
      and (${window.id ?? null}::bigint is null or n.id = ${window.id ?? null}) and ${isNotified(window.memberId)}
    order by n.turn desc limit ${window.limit}
  `.execute(db);
  return rows;
}

export async function countUnread(db: Database | Tx, memberId: number, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from member_notifications n
      where n.member_id = ${memberId} and n.read_at is null and ${isNotified(memberId)} limit ${most}
    ) as unread
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks these notifications as read, or all where none are named. */
export async function markRead(tx: Tx, memberId: number, ids: readonly number[] | null, at: Date): Promise<void> {
  await sql`
    update member_notifications set read_at = ${at}
    where member_id = ${memberId} and read_at is null and (${ids === null} or id = any(${[...(ids ?? [])]}::bigint[]))
  `.execute(tx);
}

/** Deletes notifications older than a moment, and those beyond a member's maximum count. */
export async function trimNotifications(db: Database, { before, most }: { before: Date; most: number }): Promise<void> {
  await sql`delete from member_notifications where at < ${before}`.execute(db);
  await sql`
    delete from member_notifications n using (
      select id, row_number() over (partition by member_id order by turn desc) as place from member_notifications
      where member_id in (select member_id from member_notifications group by member_id having count(*) > ${most})
    ) as listed
    where n.id = listed.id and listed.place > ${most}
  `.execute(db);
}

/** Deletes a member's notifications, and the member as an actor of others' notifications. */
export async function eraseNotifications(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from member_notifications where member_id = ${memberId}`.execute(tx);
  await sql`
    with gone as (delete from member_notification_actors where member_id = ${memberId} returning notification_id)
    delete from member_notifications n using gone
    where n.id = gone.notification_id and not exists (
      select from member_notification_actors a where a.notification_id = n.id and a.member_id <> ${memberId}
    )
  `.execute(tx);
  await sql`delete from member_notification_settings where member_id = ${memberId}`.execute(tx);
}

export async function listNotificationsOf(db: Database, memberId: number, limit: number, offset: number) {
  const { rows } = await sql.rows({
    kind: sql.text,
    outcome: sql.text.orNull,
    at: sql.timestamptz,
    read_at: sql.timestamptz.orNull,
  })`
    select kind, outcome, at, read_at from member_notifications where member_id = ${memberId}
    order by turn limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}
