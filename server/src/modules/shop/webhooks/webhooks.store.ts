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
  created_at: sql.timestamptz,
};
export type WebhookRow = Row<typeof webhookRow>;

const columns = sql.raw(
  'id, version, url, description, events, state, secret, former_secret, former_secret_until, failing_since, created_at',
);

export async function listWebhooks(where: Database | Tx): Promise<WebhookRow[]> {
  const { rows } = await sql.rows(webhookRow)`select ${columns} from webhooks order by created_at, id`.execute(where);
  return rows;
}

export async function readWebhook(where: Database | Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql.rows(webhookRow)`select ${columns} from webhooks where id = ${id}`.execute(where);
  return rows[0];
}

/** Reads a webhook and locks it until the transaction ends. */
export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql.rows(webhookRow)`select ${columns} from webhooks where id = ${id} for update`.execute(tx);
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
  state: WebhookRow['state'];
}

/** Changes a webhook of this version; false where somebody else was faster. */
export async function updateWebhook(tx: Tx, to: WebhookUpdate): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update webhooks set url = ${to.url}, description = ${to.description}, events = ${[...to.events]}::text[],
      state = ${to.state}, failing_since = case when ${to.state} = 'active' then null else failing_since end, version = version + 1
    where id = ${to.id} and version = ${to.version} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await sql`delete from webhooks where id = ${id}`.execute(tx);
}

/** Puts a new secret in force; the former one signs beside it until then. */
export async function rotateSecret(tx: Tx, id: string, to: { secret: Buffer; formerUntil: Date }): Promise<void> {
  await sql`
    update webhooks set former_secret = secret, former_secret_until = ${to.formerUntil}, secret = ${to.secret}, version = version + 1
    where id = ${id}
  `.execute(tx);
}

/** Records that a message arrived: the webhook is not failing. */
export async function markWorking(db: Database, id: string): Promise<void> {
  await sql`update webhooks set failing_since = null where id = ${id} and failing_since is not null`.execute(db);
}

/** Records a failed attempt. Returns since when every attempt has failed. */
export async function markFailing(db: Database, id: string, at: Date): Promise<Date | undefined> {
  const { rows } = await sql.rows({ failing_since: sql.timestamptz.neverNull })`
    update webhooks set failing_since = coalesce(failing_since, ${at}) where id = ${id} returning failing_since
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
