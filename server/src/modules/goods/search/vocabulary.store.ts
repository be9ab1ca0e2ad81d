import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { normalise, wordForms, words } from './normalise.ts';

/** Groups of words that mean the same. */
export async function readSynonyms(db: Database | Tx): Promise<string[][]> {
  const { rows } = await sql.rows({ words: sql.textArray })`
    select array_agg(word order by word) as words from search_synonyms group by group_id
  `.execute(db);
  return rows.map((row) => row.words);
}

/** Replaces the shop's synonyms, in the spelling in which texts are compared. */
export async function replaceSynonyms(tx: Tx, groups: readonly (readonly string[])[]): Promise<void> {
  await sql`delete from synonym_groups`.execute(tx);
  for (const group of groups) {
    await sql`
      with made as (insert into synonym_groups default values returning id)
      insert into search_synonyms (group_id, word, position)
      select made.id, word, position
      from made, unnest(${[...new Set(group.map(normalise))]}::text[]) with ordinality as given (word, position)
    `.execute(tx);
  }
  await publishInvalidation(tx, ['synonyms', 'products']);
}

/** `joined`: two words as one; `part`: a half of it; `heard`: another spelling; `keys`: the other layout; `close`: like it. */
const kinds = ['typed', 'joined', 'part', 'heard', 'keys', 'close'] as const;

/** A query for a typed position: a form of its word, or another reading. */
export interface WordQuery {
  position: number;
  kind: (typeof kinds)[number];
  word: string;
}

/**
 * A known word. `begun`: the word is a prefix of a known one. `uses` counts documents with it in names or labels; 0 if
 * only texts mention it.
 */
export const known = {
  position: sql.int4,
  kind: sql.text.oneOf(...kinds, 'begun'),
  word: sql.text,
  uses: sql.int4,
};
export type Known = Row<typeof known>;

const asTable = (questions: readonly WordQuery[]) => sql`unnest(${questions.map((one) => one.position)}::int[],
  ${questions.map((one) => one.kind)}::text[], ${questions.map((one) => one.word)}::text[]) as asked (position, kind, word)`;

/** The known ones of these words, and whether the last, which may be incomplete, is a prefix of one. */
export async function findKnownWords(db: Database, questions: readonly WordQuery[], last: string): Promise<Known[]> {
  const { rows } = await sql.rows(known)`
    select asked.position, asked.kind, known.word, known.uses from ${asTable(questions)}
    cross join lateral (select k.word, k.uses from search_words k where k.word = asked.word limit 1) as known
    union all
    select -1, 'begun', ${last}, 1 where exists (
      select from search_words k
      where k.word ~>=~ ${last} and k.word ~<~ (${last}::text || chr(1114111)) and k.uses > 0
    )
  `.execute(db);
  return rows;
}

/** Maximum number of similar words per word; an index finds them, so that distant words are not examined. */
const MEASURED = 60;

/** Other readings of unknown words that are known words, and known words similar to them. */
export async function findReadings(db: Database, questions: readonly WordQuery[]): Promise<Known[]> {
  const { rows } = await sql.rows(known)`
    with asked as materialized (select * from ${asTable(questions)}), near as materialized (
      select position, word, waha_deletions(word) as deletions from asked where kind = 'close'
    )
    select asked.position, asked.kind, known.word, known.uses from asked
    cross join lateral (select k.word, k.uses from search_words k where k.word = asked.word limit 1) as known
    where asked.kind <> 'close'
    union all
    select near.position, 'close', known.word, known.uses from near cross join lateral (
      select k.word, k.uses, levenshtein_less_equal(k.word, near.word, 3) as distance from search_words k
      where k.deletions && near.deletions
      order by distance, length(k.word) <> length(near.word), k.uses desc, k.word limit ${MEASURED}
    ) as known
    union all
    select near.position, 'close', known.word, known.uses from near cross join lateral (
      select k.word, k.uses, levenshtein_less_equal(k.word, near.word, 2) as distance from search_words k
      where k.word % near.word and levenshtein_less_equal(k.word, near.word, 2) <= 2
      order by distance, k.uses desc, k.word limit ${MEASURED}
    ) as known
    where length(near.word) between 6 and 40
  `.execute(db);
  return rows;
}

/** Rebuilds the vocabulary: words of names, labels, texts and synonyms. */
export async function refreshWords(tx: Tx): Promise<void> {
  const synonyms = (await readSynonyms(tx)).flat().flatMap(words).flatMap(wordForms);
  await sql`delete from search_words`.execute(tx);
  await sql`
    insert into search_words (word, uses)
    select word, sum(uses)::int from (
      select ltrim(word, '~+') as word, case when word like '~%' then 0 else ndoc end as uses
      from ts_stat('select document from product_search')
      union all
      select word, 1 from unnest(${[...new Set(synonyms)]}::text[]) as word
    ) as counted
    where length(word) between 2 and 64
    group by word
  `.execute(tx);
}
