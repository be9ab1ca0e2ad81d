import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

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

/** Queues a test message. Returns its id. */
export async function insertTest(
  tx: Tx,
  of: { webhookId: string; event: string; messageId: string; body: string; at: Date },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into webhook_deliveries (webhook_id, message_id, event, body, state, next_at, created_at)
    values (${of.webhookId}, ${of.messageId}, ${of.event}, ${of.body}, 'pending', ${of.at}, ${of.at}) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

const dueRow = {
  id: sql.int8,
  webhook_id: sql.uuid,
  message_id: sql.text,
  body: sql.text,
  attempts: sql.int4,
};
/** A message whose attempt this process has claimed. */
export type DueRow = Row<typeof dueRow>;

/**
 * Claims messages that are due, at most `each` under way to one webhook, those in `busy` counted: a receiver that is slow
 * holds up its own messages alone. Should this process die, another makes the attempt at `until`.
 */
export async function claimDue(
  db: Database,
  { at, until, each, busy }: { at: Date; until: Date; each: number; busy: ReadonlyMap<string, number> },
): Promise<DueRow[]> {
  const { rows } = await sql.rows(dueRow)`
    with due as (
      select d.id from webhooks w
      left join unnest(${[...busy.keys()]}::uuid[], ${[...busy.values()]}::int[]) as b (id, messages) on b.id = w.id
      cross join lateral (
        select m.id from webhook_deliveries m
        where m.webhook_id = w.id and m.state = 'pending' and m.next_at <= ${at} order by m.next_at, m.id
        limit greatest(0, ${each}::int - coalesce(b.messages, 0)) for update skip locked
      ) d where w.state = 'active'
    )
    update webhook_deliveries m set next_at = ${until}, attempts = m.attempts + 1 from due where m.id = due.id
    returning m.id, m.webhook_id, m.message_id, m.body, m.attempts
  `.execute(db);
  return rows;
}

/** The time of the next attempt of all; undefined where none is due. */
export async function nextAttemptAt(db: Database): Promise<Date | undefined> {
  const { rows } = await sql.rows({ next_at: sql.timestamptz.orNull })`
    select min(m.next_at) as next_at from webhooks w
    join webhook_deliveries m on m.webhook_id = w.id and m.state = 'pending' where w.state = 'active'
  `.execute(db);
  return rows[0]?.next_at ?? undefined;
}

/** Records the outcome of an attempt; `nextAt` null ends the message. */
export async function recordAttempt(
  db: Database,
  id: number,
  of: { isDelivered: boolean; status: number | null; answer: string; nextAt: Date | null; at: Date },
): Promise<void> {
  const state = of.isDelivered ? 'delivered' : of.nextAt ? 'pending' : 'failed';
  await sql`
    update webhook_deliveries set state = ${state}, status = ${of.status}, answer = ${of.answer},
      next_at = ${of.isDelivered ? null : of.nextAt}, delivered_at = ${of.isDelivered ? of.at : null}
    where id = ${id}
  `.execute(db);
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
  answer: sql.text.orNull,
  created_at: sql.timestamptz,
  delivered_at: sql.timestamptz.orNull,
};
export type DeliveryRow = Row<typeof deliveryRow>;

const columns = sql.raw(
  'id, message_id, event, body, state, attempts, next_at, status, answer, created_at, delivered_at',
);

export async function readDelivery(where: Database | Tx, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql.rows(deliveryRow)`select ${columns} from webhook_deliveries where id = ${id}`.execute(
    where,
  );
  return rows[0];
}

/** A page of the log of a webhook, the latest first, and how many there are. */
export async function listDeliveries(
  db: Database,
  of: { webhookId: string; state: string | null; limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const filter = sql`webhook_id = ${of.webhookId} and (${of.state}::text is null or state = ${of.state})`;
  const { rows } = await sql.rows(deliveryRow)`
    select ${columns} from webhook_deliveries where ${filter} order by id desc limit ${of.limit} offset ${of.offset}
  `.execute(db);
  const { rows: counted } = await sql.rows({ total: sql.int4 })`
    select count(*)::int as total from webhook_deliveries where ${filter}
  `.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Makes a message due now, with all its attempts before it. */
export async function requeueDelivery(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'pending', next_at = ${at}, attempts = 0, delivered_at = null where id = ${id}
  `.execute(tx);
}

/** Gives up what is pending for a webhook that was switched off. */
export async function failPending(tx: Tx, webhookId: string): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'failed', next_at = null where webhook_id = ${webhookId} and state = 'pending'
  `.execute(tx);
}

/** Deletes messages older than 30 days. */
export async function deleteOldDeliveries(db: Database, at: Date): Promise<void> {
  await sql`
    delete from webhook_deliveries where created_at < ${at}::timestamptz - interval '30 days' and state <> 'pending'
  `.execute(db);
}
