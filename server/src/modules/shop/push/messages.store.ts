import { type Database, type Row, sql } from '../../../platform/database/index.ts';

export interface NewMessage {
  deviceId: string;
  tag: string;
  payload: string;
  urgency: 'normal' | 'high';
  at: Date;
  expiresAt: Date;
}

/** Queues a message for a device that is still there; it takes the place of one with the same tag that was not sent yet. */
export async function insertMessage(db: Database, one: NewMessage): Promise<void> {
  await sql`
    insert into push_messages (device_id, tag, payload, urgency, expires_at, next_at)
    select id, ${one.tag}, ${one.payload}, ${one.urgency}, ${one.expiresAt}::timestamptz, ${one.at}::timestamptz
    from push_devices where id = ${one.deviceId}
    on conflict (device_id, tag) do update set payload = excluded.payload, urgency = excluded.urgency,
      expires_at = excluded.expires_at, next_at = excluded.next_at, attempts = 0
  `.execute(db);
}

const dueRow = {
  id: sql.int8,
  device_id: sql.uuid,
  tag: sql.text,
  payload: sql.text,
  urgency: sql.text.oneOf('normal', 'high'),
  expires_at: sql.timestamptz,
  /** The lease: only who holds it records the outcome. */
  next_at: sql.timestamptz,
  attempts: sql.int4,
  endpoint: sql.text,
  /** The share of what is under way that it counts to: its service, or the one of all that never took a message. */
  share: sql.text,
  owner: sql.text,
  p256dh: sql.bytea,
  auth: sql.bytea,
};
/** A message whose attempt this process has claimed, with the subscription of its device. */
export type DueRow = Row<typeof dueRow>;

/** Messages under way, by share and by owner. */
export interface UnderWay {
  shares: ReadonlyMap<string, number>;
  owners: ReadonlyMap<string, number>;
}

/** The most messages under way of one share, and of one owner. */
export interface Limits {
  share: number;
  owner: number;
}

const full = (messages: ReadonlyMap<string, number>, most: number) =>
  [...messages].filter(([, count]) => count >= most).map(([name]) => name);

/**
 * Claims messages that are due, up to the limits: a slow service holds up its own messages alone, and an account the services that
 * it names. Should this process die, another makes the attempt at `until`.
 */
export async function claimDue(
  db: Database,
  of: { at: Date; until: Date; most: number; limits: Limits; underWay: UnderWay },
): Promise<DueRow[]> {
  const { at, until, most, limits, underWay } = of;
  const { shares, owners } = underWay;
  const { rows } = await sql.rows(dueRow)`
    with due as (
      select m.id, m.next_at, s.share, s.owner from push_messages m join push_devices d on d.id = m.device_id
      cross join lateral (
        select coalesce(d.customer_id, d.staff_id, d.id)::text as owner, case when exists (
          select from push_devices k where k.service = d.service and k.taken_at is not null
        ) then d.service else '' end as share
      ) s
      where m.next_at <= ${at} and m.expires_at > ${at} and s.share <> all(${full(shares, limits.share)}::text[])
        and s.owner <> all(${full(owners, limits.owner)}::text[])
      order by m.next_at, m.id limit ${most} for update of m skip locked
    ), placed as (
      select id, share, owner,
        row_number() over (partition by share order by next_at, id) as in_share,
        row_number() over (partition by owner order by next_at, id) as of_owner
      from due
    ), claimed as (
      select p.id, p.share, p.owner from placed p
      left join unnest(${[...shares.keys()]}::text[], ${[...shares.values()]}::int[]) s (share, busy) on s.share = p.share
      left join unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::int[]) o (owner, busy) on o.owner = p.owner
      where p.in_share + coalesce(s.busy, 0) <= ${limits.share} and p.of_owner + coalesce(o.busy, 0) <= ${limits.owner}
    )
    update push_messages m set next_at = ${until}, attempts = m.attempts + 1 from claimed c, push_devices d
    where m.id = c.id and d.id = m.device_id
    returning m.id, m.device_id, m.tag, m.payload, m.urgency, m.expires_at, m.next_at, m.attempts, d.endpoint, c.share,
      c.owner, d.p256dh, d.auth
  `.execute(db);
  return rows;
}

/** The time at which a message can be claimed next; undefined where none waits. */
export async function nextAttemptAt(
  db: Database,
  { at, limits, underWay }: { at: Date; limits: Limits; underWay: UnderWay },
): Promise<Date | undefined> {
  const { rows } = await sql.rows({ next_at: sql.timestamptz })`
    select m.next_at from push_messages m join push_devices d on d.id = m.device_id
    where m.expires_at > ${at}
      and case when exists (select from push_devices k where k.service = d.service and k.taken_at is not null)
        then d.service else '' end <> all(${full(underWay.shares, limits.share)}::text[])
      and coalesce(d.customer_id, d.staff_id, d.id)::text <> all(${full(underWay.owners, limits.owner)}::text[])
    order by m.next_at limit 1
  `.execute(db);
  return rows[0]?.next_at;
}

/** The use of a device is exact to so many hours, so that a message does not always write its row. */
const EXACT_HOURS = 12;

/** Ends a claimed message. One that was taken says that its device is in use. */
export async function endMessage(
  db: Database,
  due: Pick<DueRow, 'id' | 'next_at' | 'device_id'>,
  takenAt: Date | null,
): Promise<void> {
  await sql`delete from push_messages where id = ${due.id} and next_at = ${due.next_at}`.execute(db);
  if (takenAt === null) return;
  await sql`
    update push_devices set used_at = ${takenAt}, taken_at = coalesce(taken_at, ${takenAt}) where id = ${due.device_id}
      and (taken_at is null or used_at < ${takenAt}::timestamptz - ${EXACT_HOURS} * interval '1 hour')
  `.execute(db);
}

/** Puts a claimed message off, unless a newer one has taken its place. */
export async function postpone(db: Database, due: Pick<DueRow, 'id' | 'next_at'>, until: Date): Promise<void> {
  await sql`update push_messages set next_at = ${until} where id = ${due.id} and next_at = ${due.next_at}`.execute(db);
}

export async function deleteExpired(db: Database, at: Date): Promise<void> {
  await sql`delete from push_messages where expires_at < ${at}`.execute(db);
}
