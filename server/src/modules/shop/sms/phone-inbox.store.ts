import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Messages that a number, and all numbers together, may write in an hour; others are left to the app of the channel. */
const MOST_OF_NUMBER = 30;
const MOST_OF_ALL = 2_000;

export interface WrittenMessage {
  extension: string;
  reference: string;
  numberHash: Buffer;
  phone: string;
  name: string;
  text: string;
}

/** Stores what somebody wrote; returns its id, or undefined where it is known already or too much. */
export async function insertWritten(tx: Tx, one: WrittenMessage, at: Date): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into phone_inbox (extension, reference, number_hash, phone, name, text, received_at)
    select ${one.extension}, ${one.reference}, ${one.numberHash}, ${one.phone}, ${one.name}, ${one.text}, ${at}
    where (select count(*) from phone_inbox
        where number_hash = ${one.numberHash} and received_at > ${at}::timestamptz - interval '1 hour') < ${MOST_OF_NUMBER}
      and (select count(*) from phone_inbox where received_at > ${at}::timestamptz - interval '1 hour') < ${MOST_OF_ALL}
    on conflict (extension, reference) do nothing
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Takes a message over, once: its words are empty here afterwards. */
export async function takeWritten(
  tx: Tx,
  id: number,
): Promise<{ phone: string; name: string; text: string } | undefined> {
  const { rows } = await sql.rows({ phone: sql.text, name: sql.text, text: sql.text })`
    with held as (select id, phone, name, text from phone_inbox where id = ${id} and phone <> '' for update)
    update phone_inbox i set phone = '', name = '', text = '' from held where i.id = held.id
    returning held.phone, held.name, held.text
  `.execute(tx);
  return rows[0];
}

/** Providers repeat a report for a week. */
export async function deleteOldInbox(db: Database, at: Date): Promise<void> {
  await sql`delete from phone_inbox where received_at < ${at}::timestamptz - interval '8 days'`.execute(db);
}
