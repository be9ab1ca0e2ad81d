import { type Database, defineList, inTransaction, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { normalise } from './normalise.ts';

/** Distinct empty searches stored per day: beyond it the least frequent are dropped. */
const MOST_A_DAY = 500;
const KEPT_DAYS = 30;
/** Calendar day in Riyadh, where the shop is. */
const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Asia/Riyadh')::date`;

/**
 * Adds to the counts of today. A lock serialises the processes, so that the bound holds and none waits for another's
 * rows.
 */
export async function addEmptySearches(db: Database, counts: ReadonlyMap<string, number>, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('empty searches', 0))`.execute(tx);
    await sql`
      insert into empty_searches (words, day, times)
      select words, ${dayOf(at)}, times from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as n (words, times)
      on conflict (words, day) do update set times = least(empty_searches.times::bigint + excluded.times, 1000000000)
    `.execute(tx);
    await sql`
      delete from empty_searches where day = ${dayOf(at)} and words in (
        select words from empty_searches where day = ${dayOf(at)} order by times desc, words offset ${MOST_A_DAY}
      )
    `.execute(tx);
  });
}

export async function deleteOldSearches(db: Database, at: Date): Promise<void> {
  await sql`delete from empty_searches where day < ${dayOf(at)} - ${KEPT_DAYS}::int`.execute(db);
  await sql`
    delete from hidden_searches h
    where h.hidden_at < ${at}::timestamptz - interval '1 year'
      and not exists (select from empty_searches e where e.words = h.words)
  `.execute(db);
}

const emptyRow = { words: sql.text, times: sql.int4, last_on: sql.text, is_hidden: sql.bool };
export type EmptyRow = Row<typeof emptyRow>;

const columns = sql`e.words, e.times, e.last_on, h.words is not null as is_hidden`;
/** At most days times the number stored per day: few enough to sum during a request. */
const summed = sql`(
    select words, least(sum(times), 2000000000)::int as times, max(day)::text as last_on from empty_searches group by words
  ) as e left join hidden_searches h on h.words = e.words`;

export const listEmptySearches = defineList({
  columns: emptyRow,
  select: columns,
  from: summed,
  sorts: { times: sql`e.times`, last_on: sql`e.last_on`, words: sql`e.words` },
  sort: '-times',
  neverNull: ['times', 'last_on', 'words'],
  tie: sql`e.words`,
  filters: {
    hidden: (isHidden: boolean) => sql`(h.words is not null) = ${isHidden}`,
    q: (typed: string) => sql`position(${normalise(typed)} in e.words) > 0`,
  },
});

export async function readEmptySearch(where: Database | Tx, words: string): Promise<EmptyRow | undefined> {
  const { rows } = await sql.rows(emptyRow)`select ${columns} from ${summed} where e.words = ${words}`.execute(where);
  return rows[0];
}

export async function hideSearch(tx: Tx, words: string, isHidden: boolean): Promise<void> {
  if (isHidden) await sql`insert into hidden_searches (words) values (${words}) on conflict do nothing`.execute(tx);
  else await sql`delete from hidden_searches where words = ${words}`.execute(tx);
}

/** All counted searches: at most days times the number stored per day. */
export async function readCountedWords(tx: Tx): Promise<string[]> {
  const { rows } = await sql.rows({ words: sql.text })`select distinct words from empty_searches`.execute(tx);
  return rows.map((row) => row.words);
}

export async function deleteSearches(tx: Tx, words: readonly string[]): Promise<void> {
  await sql`delete from empty_searches where words = any(${[...words]}::text[])`.execute(tx);
}
