import { messageStatuses } from '@waha/contract';
import { type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** Replies within this time belong to the same conversation. */
const CONVERSATION_DAYS = 7;
const MOST_REPLIES = 80;

const conversation = { id: sql.int4, status: sql.text.oneOf(...messageStatuses) };
export type Conversation = Row<typeof conversation>;

/**
 * The conversation by WhatsApp that a number writes in; undefined where it begins one. Two messages of a number wait for each
 * other.
 */
export async function lockConversation(tx: Tx, phone: string, at: Date): Promise<Conversation | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${phone}`}, 0))`.execute(tx);
  const { rows } = await sql.rows(conversation)`
    select id, status from contact_messages
    where phone = ${phone} and channel = 'whatsapp'
      and written_at > ${at}::timestamptz - ${CONVERSATION_DAYS} * interval '1 day'
    order by id desc limit 1 for update
  `.execute(tx);
  return rows[0];
}

/**
 * Adds a reply of the sender, and opens the message again. One that staff called spam stays so. False where the conversation is
 * full: the next message begins another.
 */
export async function appendReply(
  tx: Tx,
  messageId: number,
  { text, status, at }: { text: string; status: 'new' | 'held'; at: Date },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contact_entries (message_id, staff_id, kind, text)
    select ${messageId}, null, 'reply', ${text}
    where (select count(*) from contact_entries where message_id = ${messageId} and kind = 'reply') < ${MOST_REPLIES}
      and (select count(*) from contact_entries where message_id = ${messageId}) < 100
    returning id
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    update contact_messages set written_at = ${at}, version = version + 1,
      status = case when status = 'spam' then status else ${status} end
    where id = ${messageId}
  `.execute(tx);
  return true;
}

export interface PhoneMessage {
  reference: string;
  status: 'new' | 'held';
  name: string;
  phone: string;
  text: string;
  language: 'ar' | 'en';
  at: Date;
}

/** Begins a conversation and returns its id; undefined if the reference is taken. */
export async function insertPhoneMessage(tx: Tx, one: PhoneMessage): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contact_messages (reference, status, channel, name, phone, topic, message, language, written_at)
    values (${one.reference}, ${one.status}, 'whatsapp', ${one.name}, ${one.phone}, 'other', ${one.text}, ${one.language}, ${one.at})
    on conflict (reference) do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}
