import { type FeedFault, feedFaults } from '@waha/extend';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../platform/database/index.ts';

const reading = {
  feed: sql.text,
  language: sql.text.oneOf('ar', 'en'),
  read_at: sql.timestamptz,
  made_at: sql.timestamptz,
  products: sql.int4,
  left_out: sql.jsonb.of(z.partialRecord(z.enum(feedFaults), z.number())),
};
export type FeedReading = Row<typeof reading>;

/** The last reading of an extension's feed in each language. */
export async function listFeedReadings(db: Database | Tx, feed: string): Promise<FeedReading[]> {
  const { rows } = await sql.rows(reading)`
    select feed, language, read_at, made_at, products, left_out from feed_readings
    where feed = ${feed} order by language
  `.execute(db);
  return rows;
}

export interface NotedReading {
  feed: string;
  language: 'ar' | 'en';
  readAt: Date;
  madeAt: Date;
  products: number;
  leftOut: Partial<Record<FeedFault, number>>;
}

/** Notes that somebody read a feed, and what it held. */
export async function noteFeedReading(db: Database, noted: NotedReading): Promise<void> {
  await sql`
    insert into feed_readings as r (feed, language, read_at, made_at, products, left_out)
    values (${noted.feed}, ${noted.language}, ${noted.readAt}, ${noted.madeAt}, ${noted.products},
      ${JSON.stringify(noted.leftOut)}::jsonb)
    on conflict (feed, language) do update set read_at = excluded.read_at, made_at = excluded.made_at,
      products = excluded.products, left_out = excluded.left_out
    where r.read_at <= excluded.read_at
  `.execute(db);
}
