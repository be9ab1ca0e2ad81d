import { phoneChannels, phoneMessageStates, phoneMessageVerdicts } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface OpenedMessage {
  id: string;
  key: string;
  channel: 'sms' | 'whatsapp';
  template: string;
  language: 'ar' | 'en';
  orderId: string | undefined;
  customerId: string | undefined;
  numberHash: Buffer;
  kept: Buffer | null;
  keptUntil: Date | null;
  /** The campaign or the step of a flow of an advertising message, by which receipts are counted. */
  batch?: string;
}

/**
 * Opens the sending of a message by a channel, and returns its id; undefined where this message went by this channel already. One that
 * failed, or was lost with a process, is opened again under its id. Advertising that may have been sent is not: nobody waits for it.
 */
export async function openMessage(db: Database, one: OpenedMessage, at: Date): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into phone_messages as m (id, key, channel, template, language, order_id, customer_id, number_hash, kept, kept_until,
      created_at, state_at, batch)
    values (${one.id}, ${one.key}, ${one.channel}, ${one.template}, ${one.language}, ${one.orderId ?? null},
      ${one.customerId ?? null}, ${one.numberHash}, ${one.kept}, ${one.keptUntil}, ${at}, ${at}, ${one.batch ?? null})
    on conflict (key, channel) do update set state = 'claimed', verdict = null, state_at = excluded.state_at
      where m.state = 'failed' or (m.state = 'claimed' and m.batch is null)
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Notes that a channel took a message. A receipt may have been faster. */
export async function markTaken(
  db: Database,
  { id, extension, reference, parts }: { id: string; extension: string; reference: string | null; parts: number },
  at: Date,
): Promise<void> {
  await sql`
    update phone_messages set extension = ${extension}, reference = ${reference}, parts = ${parts},
      state = case when state = 'claimed' then 'sent' else state end,
      kept = case when ${reference}::text is null then null else kept end,
      kept_until = case when ${reference}::text is null then null else kept_until end,
      state_at = case when state = 'claimed' then ${at}::timestamptz else state_at end
    where id = ${id}
  `.execute(db);
}

/** Notes that a channel did not take a message. */
export async function markRefused(db: Database, id: string, verdict: string, at: Date): Promise<void> {
  await sql`
    update phone_messages set state = 'failed', verdict = ${verdict}, kept = null, kept_until = null, state_at = ${at}
    where id = ${id} and state = 'claimed'
  `.execute(db);
}

/** Whether WhatsApp reported of late that it does not reach a number. Advertising says nothing of that: it is held back for other reasons too. */
export async function isUnreachable(db: Database, numberHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from phone_messages
    where number_hash = ${numberHash} and verdict = 'unreachable' and channel = 'whatsapp' and batch is null
      and state_at > ${at}::timestamptz - interval '30 days'
    limit 1
  `.execute(db);
  return rows.length > 0;
}

export interface Told {
  extension: string;
  reference: string;
  key: string | undefined;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  verdict: string | null;
}

/**
 * Notes what a provider reported; true where it is news that the message failed. States only rise: sent, failed, delivered, read.
 * Receipts that come twice, late or out of their order change nothing.
 */
export async function noteReceipt(tx: Tx, told: Told, at: Date): Promise<{ id: string; isLost: boolean } | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid, is_kept: sql.bool })`
    update phone_messages m set state = ${told.state}, verdict = ${told.verdict}, state_at = ${at},
      reference = coalesce(reference, ${told.reference}), extension = ${told.extension},
      kept = case when ${told.state} in ('delivered', 'read') then null else kept end,
      kept_until = case when ${told.state} in ('delivered', 'read') then null else kept_until end
    where id = (
        select id from phone_messages
        where (extension = ${told.extension} and reference = ${told.reference}) or id = ${told.key ?? null}::uuid
        limit 1)
      and array_position(array['claimed', 'sent', 'failed', 'delivered', 'read'], m.state)
        < array_position(array['claimed', 'sent', 'failed', 'delivered', 'read'], ${told.state})
    returning id, kept is not null as is_kept
  `.execute(tx);
  const [row] = rows;
  return row && { id: row.id, isLost: told.state === 'failed' && row.is_kept };
}

/** The kept text of a message that failed, while it is of use. */
export async function readKept(db: Database, id: string, at: Date) {
  const { rows } = await sql.rows({
    key: sql.text,
    kept: sql.bytea.neverNull,
    channel: sql.text.oneOf(...phoneChannels),
  })`
    select key, kept, channel from phone_messages
    where id = ${id} and state = 'failed' and kept is not null and kept_until > ${at}
  `.execute(db);
  return rows[0];
}

/** Forgets the kept text of a message. */
export async function dropKept(db: Database, id: string): Promise<void> {
  await sql`update phone_messages set kept = null, kept_until = null where id = ${id}`.execute(db);
}

const shown = {
  template: sql.text,
  channel: sql.text.oneOf(...phoneChannels),
  state: sql.text.oneOf(...phoneMessageStates),
  verdict: sql.text.oneOf(...phoneMessageVerdicts).orNull,
  parts: sql.int4,
  created_at: sql.timestamptz,
  state_at: sql.timestamptz,
};
export type ShownMessage = Row<typeof shown>;

const MOST_SHOWN = 100;

export async function listMessagesOf(db: Database, orderId: string): Promise<ShownMessage[]> {
  const { rows } = await sql.rows(shown)`
    select template, channel, state, verdict, parts, created_at, state_at from phone_messages
    where order_id = ${orderId} order by created_at desc, id limit ${MOST_SHOWN}
  `.execute(db);
  return rows;
}

/** Kept texts whose time is over. */
export async function forgetKept(db: Database, at: Date): Promise<void> {
  await sql`update phone_messages set kept = null, kept_until = null where kept is not null and kept_until < ${at}`.execute(
    db,
  );
}

export async function deleteOldPhoneMessages(db: Database, at: Date): Promise<void> {
  await sql`delete from phone_messages where created_at < ${at}::timestamptz - interval '90 days'`.execute(db);
}

/** Takes what names a customer out of their messages; the parts stay counted. */
export async function eraseMessagesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update phone_messages set customer_id = null, order_id = null, kept = null, kept_until = null
    where customer_id = ${customerId}
  `.execute(tx);
}

/** Messages of the last 30 days, and the parts of those that went as text messages. */
export async function countPhoneMonth(db: Database, at: Date) {
  const { rows } = await sql.rows({
    text_parts: sql.int4.neverNull,
    text_messages: sql.int4.neverNull,
    whatsapp_messages: sql.int4.neverNull,
  })`
    select coalesce(sum(parts), 0)::int4 as text_parts,
      (count(*) filter (where channel = 'sms'))::int4 as text_messages,
      (count(*) filter (where channel = 'whatsapp'))::int4 as whatsapp_messages
    from phone_messages
    where state <> 'failed' and created_at > ${at}::timestamptz - interval '30 days'
  `.execute(db);
  return rows[0] ?? { text_parts: 0, text_messages: 0, whatsapp_messages: 0 };
}

/** Messages of a batch that were reported as arrived, and as sent and not arrived. They are known for ninety days. */
export async function countBatch(db: Database | Tx, batch: string) {
  const { rows } = await sql.rows({ received: sql.int4, unreached: sql.int4 })`
    select (count(*) filter (where state in ('delivered', 'read')))::int as received,
      (count(*) filter (where state = 'failed' and reference is not null))::int as unreached
    from phone_messages where batch = ${batch}
  `.execute(db);
  return rows[0] ?? { received: 0, unreached: 0 };
}
