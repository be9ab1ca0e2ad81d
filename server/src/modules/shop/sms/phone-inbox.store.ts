import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/**
 * Messages that a number may write in an hour, and all numbers together to whom the shop sent nothing of late: strangers cannot use up
 * the room of buyers. Others are left to the app of the channel.
 */
const MOST_OF_NUMBER = 30;
const MOST_OF_STRANGERS = 500;

export interface WrittenMessage {
  extension: string;
  reference: string;
  numberHash: Buffer;
  phone: string;
  name: string;
  text: string;
}

/** Stores what somebody wrote; returns its id, `known` where it came before, and `too_many` where it is beyond the bounds. */
export async function insertWritten(tx: Tx, one: WrittenMessage, at: Date): Promise<number | 'known' | 'too_many'> {
  const before = await sql`
    select 1 from phone_inbox where extension = ${one.extension} and reference = ${one.reference}
  `.execute(tx);
  if (before.rows.length > 0) return 'known';
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into phone_inbox (extension, reference, number_hash, phone, name, text, received_at)
    select ${one.extension}, ${one.reference}, ${one.numberHash}, ${one.phone}, ${one.name}, ${one.text}, ${at}
    where (select count(*) from phone_inbox
        where number_hash = ${one.numberHash} and received_at > ${at}::timestamptz - interval '1 hour') < ${MOST_OF_NUMBER}
      and (exists (select 1 from sms_log where number_hash = ${one.numberHash})
        or (select count(*) from phone_inbox where received_at > ${at}::timestamptz - interval '1 hour') < ${MOST_OF_STRANGERS})
    on conflict (extension, reference) do nothing
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 'too_many';
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
