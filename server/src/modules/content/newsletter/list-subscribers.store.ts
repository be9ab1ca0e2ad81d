import {
  type Database,
  defineList,
  type Row,
  type Sql,
  sql,
  type Tx,
  whereClause,
} from '../../../platform/database/index.ts';

const listed = {
  id: sql.uuid,
  email: sql.text,
  status: sql.text.oneOf('pending', 'subscribed', 'unsubscribed'),
  language: sql.text.oneOf('ar', 'en'),
  source: sql.text,
  requested_at: sql.timestamptz,
  confirmed_at: sql.timestamptz.orNull,
  unsubscribed_at: sql.timestamptz.orNull,
};
export type ListedSubscriberRow = Row<typeof listed>;

const columns = sql`s.id, s.email, s.status, s.language, s.source, s.requested_at, s.confirmed_at, s.unsubscribed_at`;

export interface SubscriberFilters {
  q: string;
  status: ListedSubscriberRow['status'];
  language: ListedSubscriberRow['language'];
}

const filters: { [Name in keyof SubscriberFilters]: (value: SubscriberFilters[Name]) => Sql<unknown> } = {
  q: (text) => sql`s.email like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  status: (status) => sql`s.status = ${status}`,
  language: (language) => sql`s.language = ${language}`,
};

export const listSubscribers = defineList({
  columns: listed,
  select: columns,
  from: sql`newsletter_subscribers s`,
  sorts: { requested_at: sql`s.requested_at`, email: sql`s.email` },
  neverNull: ['requested_at', 'email'],
  sort: '-requested_at',
  tie: sql`s.id`,
  filters,
});

/** Subscribers that match the filters, by their numbers, after one of them: for the CSV file. */
export async function listSubscribersAfter(
  db: Database,
  given: { readonly [Name in keyof SubscriberFilters]?: SubscriberFilters[Name] | undefined },
  after: string | null,
  most: number,
): Promise<ListedSubscriberRow[]> {
  const { rows } = await sql.rows(listed)`
    select ${columns} from newsletter_subscribers s
    where ${whereClause(filters, given)} and s.id > ${after ?? '00000000-0000-0000-0000-000000000000'} order by s.id limit ${most}
  `.execute(db);
  return rows;
}

/** The number of subscribers by status and language. */
export async function countReaders(where: Database | Tx) {
  const { rows } = await sql.rows({ pending: sql.int4, ar: sql.int4, en: sql.int4, unsubscribed: sql.int4 })`
    select (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'subscribed' and language = 'ar'))::int as ar,
      (count(*) filter (where status = 'subscribed' and language = 'en'))::int as en,
      (count(*) filter (where status = 'unsubscribed'))::int as unsubscribed
    from newsletter_subscribers
  `.execute(where);
  const { pending = 0, ar = 0, en = 0, unsubscribed = 0 } = rows[0] ?? {};
  return { pending, subscribed: { ar, en }, unsubscribed };
}
