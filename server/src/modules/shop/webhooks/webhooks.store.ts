import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const webhookRow = {
  id: sql.uuid,
  version: sql.int4,
  url: sql.text,
  description: sql.text,
  events: sql.textArray,
  state: sql.text.oneOf('active', 'paused', 'failing', 'gone'),
  secret: sql.bytea,
  former_secret: sql.bytea.orNull,
  former_secret_until: sql.timestamptz.orNull,
  failing_since: sql.timestamptz.orNull,
  held_until: sql.timestamptz.orNull,
  last_delivered_at: sql.timestamptz.orNull,
  last_failed_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
};
export type WebhookRow = Row<typeof webhookRow>;

const columns = sql.raw(
  `id, version, url, description, events, state, secret, former_secret, former_secret_until, failing_since, held_until,
    last_delivered_at, last_failed_at, created_at`,
);

const listedRow = { ...webhookRow, waiting: sql.int4.neverNull };
/** A webhook with the number of messages that wait for an attempt. */
export type ListedWebhook = Row<typeof listedRow>;
const waiting = sql.raw(
  `(select count(*)::int from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'pending') as waiting`,
);

export async function listWebhooks(where: Database | Tx): Promise<ListedWebhook[]> {
  const { rows } = await sql.rows(listedRow)`
    select ${columns}, ${waiting} from webhooks order by created_at, id
  `.execute(where);
  return rows;
}

export async function readListedWebhook(where: Database | Tx, id: string): Promise<ListedWebhook | undefined> {
  const { rows } = await sql.rows(listedRow)`
    select ${columns}, ${waiting} from webhooks where id = ${id}
  `.execute(where);
  return rows[0];
}

export async function readWebhook(where: Database | Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql.rows(webhookRow)`select ${columns} from webhooks where id = ${id}`.execute(where);
  return rows[0];
}

/** Reads a webhook and locks it until the transaction ends. */
export async function lockWebhook(tx: Tx, id: string): Promise<ListedWebhook | undefined> {
  const { rows } = await sql.rows(listedRow)`
    select ${columns}, ${waiting} from webhooks where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export interface NewWebhook {
  id: string;
  url: string;
  description: string;
  events: readonly string[];
  secret: Buffer;
  at: Date;
}

/** Stores a webhook; false where there are `most` already. */
export async function insertWebhook(tx: Tx, one: NewWebhook, most: number): Promise<boolean> {
  // Two owners who add the last one at once take turns.
  await sql`lock table webhooks in share row exclusive mode`.execute(tx);
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into webhooks (id, url, description, events, state, secret, created_at)
    select ${one.id}::uuid, ${one.url}, ${one.description}, ${[...one.events]}::text[], 'active', ${one.secret}::bytea,
      ${one.at}::timestamptz
    where (select count(*) from webhooks) < ${most} returning id
  `.execute(tx);
  return rows.length > 0;
}

export interface WebhookUpdate {
  id: string;
  version: number;
  url: string;
  description: string;
  events: readonly string[];
  isActive: boolean;
}

/**
 * Changes a webhook of this version; false where somebody else was faster. An active one begins anew, without the failures
 * before. One that was switched off stays so until it is active again.
 */
export async function updateWebhook(tx: Tx, to: WebhookUpdate): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update webhooks set url = ${to.url}, description = ${to.description}, events = ${[...to.events]}::text[],
      state = case when ${to.isActive} then 'active' when state = 'active' then 'paused' else state end,
      failing_since = case when ${to.isActive} then null else failing_since end,
      failures = case when ${to.isActive} then 0 else failures end,
      held_until = case when ${to.isActive} then null else held_until end, version = version + 1
    where id = ${to.id} and version = ${to.version} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await sql`delete from webhooks where id = ${id}`.execute(tx);
}

/** Secret rotation: puts a new secret in force; the former one signs beside it until then. */
export async function rotateSecret(tx: Tx, id: string, to: { secret: Buffer; formerUntil: Date }): Promise<void> {
  await sql`
    update webhooks set former_secret = secret, former_secret_until = ${to.formerUntil}, secret = ${to.secret}, version = version + 1
    where id = ${id}
  `.execute(tx);
}

/** Forgets former secrets that sign no more. */
export async function forgetFormerSecrets(db: Database, at: Date): Promise<void> {
  await sql`
    update webhooks set former_secret = null, former_secret_until = null where former_secret_until < ${at}
  `.execute(db);
}

/** The time of the last success is exact to so many seconds, so that a busy webhook's row is not written with each message. */
const EXACT_SECONDS = 10;

/** Records that a message arrived: the webhook is not failing. One that staff sent ends a pause, too. */
export async function markWorking(db: Database, id: string, of: { at: Date; isByHand: boolean }): Promise<void> {
  await sql`
    update webhooks set failing_since = null, failures = 0, last_delivered_at = ${of.at}::timestamptz,
      held_until = case when ${of.isByHand} then null else held_until end
    where id = ${id} and (failures > 0 or failing_since is not null or (${of.isByHand} and held_until is not null)
      or last_delivered_at is null or last_delivered_at < ${of.at}::timestamptz - ${EXACT_SECONDS} * interval '1 second')
  `.execute(db);
}

/** After so many failures in a row a receiver is left alone, for longer with each further one. */
const FREE_FAILURES = 10;
const FIRST_HOLD_SECONDS = 5;
const LONGEST_HOLD_SECONDS = 300;

/**
 * Records a failed attempt, and when the next may be made to this receiver: exponential backoff over all its messages, so that a dead
 * receiver with thousands of them costs an attempt in five minutes. Returns since when every attempt has failed.
 */
export async function markFailing(
  db: Database,
  id: string,
  of: { at: Date; askedUntil: Date | null },
): Promise<Date | undefined> {
  const { rows } = await sql.rows({ failing_since: sql.timestamptz.neverNull })`
    update webhooks set failing_since = coalesce(failing_since, ${of.at}), failures = failures + 1, last_failed_at = ${of.at},
      held_until = greatest(held_until, ${of.askedUntil}::timestamptz, case when failures + 1 >= ${FREE_FAILURES}
        then ${of.at}::timestamptz + interval '1 second'
          * least(${LONGEST_HOLD_SECONDS}, ${FIRST_HOLD_SECONDS} * 2 ^ least(failures + 1 - ${FREE_FAILURES}, 10)) end)
    where id = ${id} returning failing_since
  `.execute(db);
  return rows[0]?.failing_since;
}

/** Switches an active webhook off; false where it is off already. */
export async function switchOff(tx: Tx, id: string, state: 'failing' | 'gone'): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update webhooks set state = ${state}, version = version + 1 where id = ${id} and state = 'active' returning id
  `.execute(tx);
  return rows.length > 0;
}
