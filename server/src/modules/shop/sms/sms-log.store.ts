import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** A number as it is logged. */
export interface LoggedNumber {
  country: string;
  block: string;
  hash: Buffer;
}

const counts = { number_day: sql.int4, block_hour: sql.int4, shop_hour: sql.int4, shop_day: sql.int4 };
export type SentCounts = Row<typeof counts>;

/** Serialises the counting of messages: two concurrent messages must not both take the last of a budget. */
export async function lockSmsLog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sms_log', 0))`.execute(tx);
}

/** The number of messages sent to a number, to its block and by the shop before `at`. */
export async function countSent(where: Database | Tx, { block, hash }: LoggedNumber, at: Date): Promise<SentCounts> {
  const { rows } = await sql.rows(counts)`
    select
      (select count(*)::int from sms_log where number_hash = ${hash} and sent_at > ${at}::timestamptz - interval '1 day')
        as number_day,
      (select count(*)::int from sms_log where number_block = ${block} and sent_at > ${at}::timestamptz - interval '1 hour')
        as block_hour,
      (select count(*)::int from sms_log where sent_at > ${at}::timestamptz - interval '1 hour') as shop_hour,
      (select count(*)::int from sms_log where sent_at > ${at}::timestamptz - interval '1 day') as shop_day
  `.execute(where);
  const [row] = rows;
  if (!row) throw new Error('counts of nothing are still counts');
  return row;
}

export async function insertSent(tx: Tx, { country, block, hash }: LoggedNumber, at: Date): Promise<void> {
  await sql`
    insert into sms_log (sent_at, country, number_block, number_hash) values (${at}, ${country}, ${block}, ${hash})
  `.execute(tx);
}

/** The number of the shop's messages in the hour and day before `at`, and the countries of those of the day. */
export async function readUsage(db: Database, at: Date) {
  const { rows } = await sql.rows({ country: sql.text, hour: sql.int4, day: sql.int4 })`
    select country, count(*) filter (where sent_at > ${at}::timestamptz - interval '1 hour')::int as hour,
      count(*)::int as day
    from sms_log where sent_at > ${at}::timestamptz - interval '1 day' group by country order by day desc, country
  `.execute(db);
  return rows;
}

export async function deleteOldMessages(db: Database, at: Date): Promise<void> {
  await sql`delete from sms_log where sent_at < ${at}::timestamptz - interval '90 days'`.execute(db);
}
