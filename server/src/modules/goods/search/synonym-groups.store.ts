import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { normalise, wordForms, words } from './normalise.ts';

const groupRow = { id: sql.int4, words: sql.textArray, changed_at: sql.timestamptz, version: sql.int4 };
export type GroupRow = Row<typeof groupRow>;

const columns = sql`g.id, array(
    select coalesce(s.typed, s.word) from search_synonyms s where s.group_id = g.id order by s.position, s.word
  ) as words, g.changed_at, g.version`;

/** The number of groups is bounded, because every process holds all of them in memory. */
export const listGroups = defineList({
  columns: groupRow,
  select: columns,
  from: sql`synonym_groups g`,
  sorts: { changed_at: sql`g.changed_at` },
  sort: '-changed_at',
  neverNull: ['changed_at'],
  tie: sql`g.id`,
  filters: {
    q: (typed: string) =>
      sql`exists (select from search_synonyms s where s.group_id = g.id and starts_with(s.word, ${normalise(typed)}))`,
  },
});

export async function readGroup(where: Database | Tx, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql.rows(groupRow)`select ${columns} from synonym_groups g where g.id = ${id}`.execute(where);
  return rows[0];
}

export async function lockGroup(tx: Tx, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql.rows(groupRow)`
    select ${columns} from synonym_groups g where g.id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Creates a group without words unless there are `most` already; concurrent inserts are serialised. */
export async function insertGroup(tx: Tx, most: number): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('synonym groups', 0))`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into synonym_groups default values returning id
  `.execute(tx);
  const { rows: counted } = await sql.rows({ total: sql.int4 })`
    select count(*)::int as total from synonym_groups
  `.execute(tx);
  return (counted[0]?.total ?? 0) > most ? undefined : rows[0]?.id;
}

/** Claims a group with a version check; false on a mismatch. */
export async function claimGroup(tx: Tx, id: number, version: number): Promise<boolean> {
  const { rows } = await sql`
    update synonym_groups set version = version + 1, changed_at = clock_timestamp()
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Replaces the words of a group. They are unique after normalisation. */
export async function writeGroup(tx: Tx, id: number, typed: readonly string[]): Promise<void> {
  await sql`delete from search_synonyms where group_id = ${id}`.execute(tx);
  await sql`
    insert into search_synonyms (group_id, word, typed, position)
    select ${id}, word, typed, position
    from unnest(${typed.map(normalise)}::text[], ${[...typed]}::text[]) with ordinality as given (word, typed, position)
  `.execute(tx);
  // Added immediately, so that they are not treated as typos; recounted when products change.
  await sql`
    insert into search_words (word, uses)
    select word, 1 from unnest(${[...new Set(typed.flatMap(words).flatMap(wordForms))].sort()}::text[]) as word
    where length(word) between 2 and 64
    on conflict (word) do update set uses = greatest(search_words.uses, 1)
  `.execute(tx);
  await publishInvalidation(tx, ['synonyms', 'products']);
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await sql`delete from synonym_groups where id = ${id}`.execute(tx);
  await publishInvalidation(tx, ['synonyms', 'products']);
}
