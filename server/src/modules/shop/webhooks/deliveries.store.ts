import { type WebhookProblem, webhookProblems } from '@waha/contract/vocabulary';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** Queues an event for every active webhook that wants it, once each. Returns how many there are. */
export async function insertDeliveries(
  tx: Tx,
  of: { eventId: number; event: string; messageId: string; body: string; at: Date },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into webhook_deliveries (webhook_id, message_id, event_id, event, body, state, next_at, created_at)
    select id, ${of.messageId}, ${of.eventId}::bigint, ${of.event}, ${of.body}, 'pending', ${of.at}::timestamptz, ${of.at}::timestamptz
    from webhooks where state = 'active' and (events = '{}' or ${of.event} = any(events))
    on conflict (webhook_id, event_id) do nothing returning id
  `.execute(tx);
  return rows.length;
}

/** Queues a test message, whatever the state of the webhook. Returns its id. */
export async function insertTest(
  tx: Tx,
  of: { webhookId: string; event: string; messageId: string; body: string; at: Date },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into webhook_deliveries (webhook_id, message_id, event, body, state, next_at, created_at, is_by_hand)
    values (${of.webhookId}, ${of.messageId}, ${of.event}, ${of.body}, 'pending', ${of.at}, ${of.at}, true) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

const dueRow = {
  id: sql.int8,
  webhook_id: sql.uuid,
  message_id: sql.text,
  event_id: sql.int8.orNull,
  body: sql.text,
  attempts: sql.int4,
  is_by_hand: sql.bool,
  /** The lease: only who holds it records the outcome. */
  next_at: sql.timestamptz.neverNull,
};
/** A message whose attempt this process has claimed. */
export type DueRow = Row<typeof dueRow>;

/** Messages under way to each webhook by this process. */
type Busy = ReadonlyMap<string, number>;
const busyRows = (busy: Busy) =>
  sql`unnest(${[...busy.keys()]}::uuid[], ${[...busy.values()]}::int[]) as b (id, messages)`;

/** Messages that staff asked for are claimed in such pieces. */
const MOST_BY_HAND = 20;

/**
 * Claims messages that are due, at most `each` under way to one webhook, those in `busy` counted: a receiver that is slow
 * holds up its own messages alone. Those that staff asked for go first, also to a webhook that is held or off. Should this process
 * die, another makes the attempt at `until`.
 */
export async function claimDue(
  db: Database | Tx,
  { at, until, each, busy }: { at: Date; until: Date; each: number; busy: Busy },
): Promise<DueRow[]> {
  const { rows } = await sql.rows(dueRow)`
    with by_hand as (
      select m.id from webhook_deliveries m where m.state = 'pending' and m.is_by_hand and m.next_at <= ${at}
      order by m.next_at limit ${MOST_BY_HAND} for update skip locked
    ), due as (
      select d.id from webhooks w
      left join ${busyRows(busy)} on b.id = w.id
      cross join lateral (
        select m.id from webhook_deliveries m
        where m.webhook_id = w.id and m.state = 'pending' and m.next_at <= ${at} order by m.next_at, m.id
        limit greatest(0, ${each}::int - coalesce(b.messages, 0)) for update skip locked
      ) d where w.state = 'active' and (w.held_until is null or w.held_until <= ${at})
    )
    update webhook_deliveries m set next_at = ${until}, attempts = m.attempts + 1
    -- An array: of a join the planner expects so many rows that it reads the whole table.
    where m.id = any(array(select id from by_hand union select id from due))
    returning m.id, m.webhook_id, m.message_id, m.event_id, m.body, m.attempts, m.is_by_hand, m.next_at
  `.execute(db);
  return rows;
}

/** The time at which a message can be claimed next, of webhooks with room for one; undefined where none waits. */
export async function nextAttemptAt(
  db: Database,
  { each, busy }: { each: number; busy: Busy },
): Promise<Date | undefined> {
  const { rows } = await sql.rows({ next_at: sql.timestamptz.orNull })`
    select min(greatest(d.next_at, w.held_until)) as next_at from webhooks w
    left join ${busyRows(busy)} on b.id = w.id
    cross join lateral (
      select m.next_at from webhook_deliveries m where m.webhook_id = w.id and m.state = 'pending' order by m.next_at limit 1
    ) d where w.state = 'active' and coalesce(b.messages, 0) < ${each}::int
  `.execute(db);
  return rows[0]?.next_at ?? undefined;
}

export interface Outcome {
  isDelivered: boolean;
  status: number | null;
  problem: WebhookProblem | null;
  answer: string | null;
  /** Null ends the message. */
  nextAt: Date | null;
  at: Date;
}

/** Records the outcome of a claimed attempt; false where the lease was lost: another process or staff took the message over. */
export async function recordAttempt(db: Database, due: Pick<DueRow, 'id' | 'next_at'>, of: Outcome): Promise<boolean> {
  const state = of.isDelivered ? 'delivered' : of.nextAt ? 'pending' : 'failed';
  const { rows } = await sql.rows({ id: sql.int8 })`
    update webhook_deliveries set state = ${state}, status = ${of.status}, problem = ${of.problem}, answer = ${of.answer},
      next_at = ${of.isDelivered ? null : of.nextAt}, delivered_at = ${of.isDelivered ? of.at : null}, is_by_hand = false
    where id = ${due.id} and state = 'pending' and next_at = ${due.next_at} returning id
  `.execute(db);
  return rows.length > 0;
}

const deliveryRow = {
  id: sql.int8,
  message_id: sql.text,
  event: sql.text,
  body: sql.text,
  state: sql.text.oneOf('pending', 'delivered', 'failed'),
  attempts: sql.int4,
  next_at: sql.timestamptz.orNull,
  status: sql.int4.orNull,
  problem: sql.text.oneOf(...webhookProblems).orNull,
  answer: sql.text.orNull,
  created_at: sql.timestamptz,
  delivered_at: sql.timestamptz.orNull,
};
export type DeliveryRow = Row<typeof deliveryRow>;

const columns = sql.raw(
  'id, message_id, event, body, state, attempts, next_at, status, problem, answer, created_at, delivered_at',
);

export async function readDelivery(where: Database | Tx, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql.rows(deliveryRow)`select ${columns} from webhook_deliveries where id = ${id}`.execute(
    where,
  );
  return rows[0];
}

/** The log of a webhook, the latest message first. */
export const listDeliveries = defineList({
  columns: deliveryRow,
  select: columns,
  from: sql`webhook_deliveries`,
  sorts: { id: sql`id` },
  neverNull: ['id'],
  sort: '-id',
  tie: sql`id`,
  filters: {
    webhook_id: (id: string) => sql`webhook_id = ${id}`,
    state: (state: string) => sql`state = ${state}`,
    event: (event: string) => sql`event = ${event}`,
  },
});

/** Makes a message due now, with all its attempts before it. */
export async function requeueDelivery(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'pending', next_at = ${at}, attempts = 0, delivered_at = null, is_by_hand = true
    where id = ${id}
  `.execute(tx);
}

/** Gives up what is pending for a webhook that was switched off. */
export async function failPending(tx: Tx, webhookId: string): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'failed', next_at = null, is_by_hand = false where webhook_id = ${webhookId} and state = 'pending'
  `.execute(tx);
}

/** Deletes messages older than 30 days, those of a webhook that stays paused too. */
export async function deleteOldDeliveries(db: Database, at: Date): Promise<void> {
  await sql`delete from webhook_deliveries where created_at < ${at}::timestamptz - interval '30 days'`.execute(db);
}
