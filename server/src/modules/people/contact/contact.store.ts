import { contactTopics } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

export async function recordOpenForm(db: Database): Promise<string> {
  const { rows } = await sql.rows({ id: sql.uuid })`insert into contact_forms default values returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Consumes a form and returns the seconds it was open; undefined if unknown. */
export async function consumeForm(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await sql.rows({ seconds: sql.float8 })`
    delete from contact_forms where id = ${id} and opened_at > now() - interval '1 day'
    returning extract(epoch from clock_timestamp() - opened_at)::float8 as seconds
  `.execute(tx);
  return rows[0]?.seconds;
}

const newMessage = {
  reference: sql.text,
  status: sql.text.oneOf('new', 'held', 'spam'),
  name: sql.text,
  email: sql.text.orNull,
  phone: sql.text.orNull,
  topic: sql.text.oneOf(...contactTopics),
  orderNumber: sql.text.orNull,
  message: sql.text,
  language: sql.text.oneOf(...languages),
};
export type NewMessage = Row<typeof newMessage>;

/** Messages of the last hour from an address or a number. Others from the same wait until this one is written. */
export async function countRecent(tx: Tx, { email, phone }: Pick<NewMessage, 'email' | 'phone'>): Promise<number> {
  for (const address of [email, phone].filter((one) => one !== null).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${address}`}, 0))`.execute(tx);
  }
  const { rows } = await sql.rows({ recent: sql.int4 })`
    select count(*)::int as recent from contact_messages
    where (email = ${email} or phone = ${phone}) and created_at > clock_timestamp() - interval '1 hour'
  `.execute(tx);
  return rows[0]?.recent ?? 0;
}

/** Inserts a message; undefined if the reference is taken. */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
): Promise<{ id: number; reference: string } | undefined> {
  const { reference, status, name, email, phone, topic, orderNumber, message: text, language } = message;
  const { rows } = await sql.rows({ id: sql.int4, reference: sql.text })`
    insert into contact_messages (reference, status, name, email, phone, topic, order_number, message, language)
    values (${reference}, ${status}, ${name}, ${email}, ${phone}, ${topic}, ${orderNumber}, ${text}, ${language})
    on conflict (reference) do nothing returning id, reference
  `.execute(tx);
  return rows[0];
}

/** A message with the last words of its sender. */
export async function readMessage(db: Database, id: number): Promise<NewMessage | undefined> {
  const { rows } = await sql.rows(newMessage)`
    select reference, status, name, email, phone, topic, order_number as "orderNumber", language,
      coalesce((select text from contact_entries e where e.message_id = m.id and e.kind = 'reply' order by e.id desc limit 1),
        message) as message
    from contact_messages m where id = ${id}
  `.execute(db);
  return rows[0];
}

export async function deleteOpenForms(db: Database): Promise<void> {
  await sql`delete from contact_forms where opened_at < now() - interval '1 day'`.execute(db);
}

/** Deletes messages two years after the last words of their sender: by then whatever was agreed on is over. */
export async function deleteOldMessages(db: Database, at: Date): Promise<void> {
  await sql`
    delete from contact_messages
    where coalesce(written_at, created_at) < ${at}::timestamptz - interval '730 days'
  `.execute(db);
}
