import { contactTopics, messageChannels, messageReplyKinds, messageStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { languages, likeSearch } from '../../../platform/text/index.ts';

const messageRow = {
  id: sql.int4,
  reference: sql.text,
  status: sql.text.oneOf(...messageStatuses),
  channel: sql.text.oneOf(...messageChannels),
  topic: sql.text.oneOf(...contactTopics),
  name: sql.text,
  email: sql.text.orNull,
  phone: sql.text.orNull,
  order_number: sql.text.orNull,
  message: sql.text,
  language: sql.text.oneOf(...languages),
  created_at: sql.timestamptz,
  written_at: sql.timestamptz.orNull,
  version: sql.int4,
};
export type MessageRow = Row<typeof messageRow>;

const columns = sql`m.id, m.reference, m.status, m.channel, m.topic, m.name, m.email, m.phone, m.order_number, m.message, m.language,
  m.created_at, m.written_at, m.version`;

export const listMessages = defineList({
  columns: messageRow,
  select: columns,
  from: sql`contact_messages m`,
  sorts: { created_at: sql`m.created_at` },
  sort: '-created_at',
  neverNull: ['created_at'],
  tie: sql`m.id`,
  filters: {
    status: (status: MessageRow['status']) => sql`m.status = ${status}`,
    /** Default filter if no status is selected. */
    without: (status: MessageRow['status']) => sql`m.status <> ${status}`,
    topic: (topic: MessageRow['topic']) => sql`m.topic = ${topic}`,
    q: (typed: string) => sql`m.search_text like ${likeSearch(typed)}`,
  },
});

export async function readFullMessage(db: Database, id: number): Promise<MessageRow | undefined> {
  const { rows } = await sql.rows(messageRow)`select ${columns} from contact_messages m where m.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockMessage(tx: Tx, id: number): Promise<MessageRow | undefined> {
  const { rows } = await sql.rows(messageRow)`
    select ${columns} from contact_messages m where m.id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Claims a message with a version check; false on a mismatch. */
export async function changeMessage(
  tx: Tx,
  { id, version }: { id: number; version: number },
  status: MessageRow['status'],
): Promise<boolean> {
  const { rows } = await sql`
    update contact_messages set status = ${status}, version = version + 1 where id = ${id} and version = ${version}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

const entryRow = {
  id: sql.int4,
  kind: sql.text.oneOf(...messageReplyKinds),
  text: sql.text,
  staff_name: sql.text.orNull,
  is_failed: sql.bool,
  created_at: sql.timestamptz,
};
export type EntryRow = Row<typeof entryRow>;

/** The first first. */
export async function listEntries(db: Database, messageId: number): Promise<EntryRow[]> {
  const { rows } = await sql.rows(entryRow)`
    select e.id, e.kind, e.text, s.name as staff_name, e.is_failed, e.created_at
    from contact_entries e left join staff s on s.id = e.staff_id
    where e.message_id = ${messageId} order by e.id limit 100
  `.execute(db);
  return rows;
}

/** Inserts an entry if a message has fewer than `most`; returns its id. The message is locked. */
export async function insertEntry(
  tx: Tx,
  entry: { messageId: number; staffId: string | null; kind: EntryRow['kind']; text: string },
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contact_entries (message_id, staff_id, kind, text)
    select ${entry.messageId}, ${entry.staffId}, ${entry.kind}, ${entry.text}
    where (select count(*) from contact_entries where message_id = ${entry.messageId}) < ${most}
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

const answerRow = { id: sql.int4, message_id: sql.int4, text: sql.text };
export type Answer = Row<typeof answerRow>;

export async function readAnswer(db: Database, id: number): Promise<Answer | undefined> {
  const { rows } = await sql.rows(answerRow)`
    select id, message_id, text from contact_entries where id = ${id} and kind = 'answer'
  `.execute(db);
  return rows[0];
}

/** Marks an answer that its channel did not take. */
export async function markAnswerFailed(db: Database, id: number): Promise<void> {
  await sql`update contact_entries set is_failed = true where id = ${id}`.execute(db);
}

/** Messages from the given addresses and phones, with their answers, for the data export. */
export async function listMessagesFrom(db: Database, contacts: readonly string[], limit: number, offset: number) {
  const { rows } = await sql.rows({
    reference: sql.text,
    topic: sql.text,
    message: sql.text,
    created_at: sql.timestamptz,
    answers: sql.textArray,
  })`
    select m.reference, m.topic, m.message, m.created_at,
      array(select e.text from contact_entries e where e.message_id = m.id order by e.id) as answers
    from contact_messages m
    where m.email = any(${contacts.map((one) => one.toLowerCase())}::text[]) or m.phone = any(${[...contacts]}::text[])
    order by m.created_at, m.id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** Deletes messages and their answers. */
export async function deleteMessagesFrom(tx: Tx, contacts: readonly string[]): Promise<void> {
  await sql`
    delete from contact_messages
    where email = any(${contacts.map((one) => one.toLowerCase())}::text[]) or phone = any(${[...contacts]}::text[])
  `.execute(tx);
}
