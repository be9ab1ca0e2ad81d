import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';
import { normalise, wordForms, words } from './normalise.ts';

/** Groups of words that mean the same. */
export async function readSynonyms(db: Database | Tx): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_agg(word order by word) as words from search_synonyms group by group_id
  `.execute(db);
  return rows.map((row) => row.words);
}

/** Writes the shop's synonyms anew, in the spelling in which texts are compared. */
export async function replaceSynonyms(tx: Tx, groups: readonly (readonly string[])[]): Promise<void> {
  await sql`delete from search_synonyms`.execute(tx);
  for (const [index, group] of groups.entries()) {
    await sql`
      insert into search_synonyms (group_id, word)
      select ${index + 1}, unnest(${[...new Set(group.map(normalise))]}::text[])
    `.execute(tx);
  }
}

/** What is asked of the vocabulary about one place of a typed text. */
export interface Question {
  place: number;
  /** `typed`: a form of the word; `joined`, `part`, `heard`, `keys`: other readings; `close`: a word to find others near. */
  kind: 'typed' | 'joined' | 'part' | 'heard' | 'keys' | 'close';
  word: string;
}

/** A known word. `begun`: a word begins so. `uses` counts documents named or labelled so; 0 where texts only mention it. */
export interface Known {
  place: number;
  kind: Question['kind'] | 'begun';
  word: string;
  uses: number;
}

export interface Asked {
  questions: readonly Question[];
  /** Places whose word would be another where the vocabulary does not have it. */
  sought: readonly number[];
  /** The place of the word that may still be being typed. */
  lastPlace: number;
  /** Whether words that are only begun or mentioned have other readings too. */
  isDeep: boolean;
}

/** Words near one word that are measured; the index finds them, so that none further off are looked at. */
const MEASURED = 60;

/**
 * What the vocabulary knows of a typed text, in one round trip. Other readings and words close by are looked for only
 * where a word is not known, or `isDeep` says so.
 */
export async function askVocabulary(db: Database, asked: Asked): Promise<Known[]> {
  const { questions, sought, lastPlace, isDeep } = asked;
  const { rows } = await sql<Known>`
    with asked as materialized (
      select * from unnest(${questions.map((one) => one.place)}::int[], ${questions.map((one) => one.kind)}::text[],
        ${questions.map((one) => one.word)}::text[]) as asked (place, kind, word)
    ), met as materialized (
      select asked.place, asked.kind, known.word, known.uses from asked
      cross join lateral (select k.word, k.uses from search_words k where k.word = asked.word limit 1) as known
      where asked.kind in ('typed', 'joined')
    ), begun as materialized (
      select asked.place, 'begun' as kind, asked.word, 1 as uses from asked
      where asked.kind = 'close' and asked.place = ${lastPlace} and exists (
        select from search_words k
        where k.word ~>=~ asked.word and k.word ~<~ (asked.word || chr(1114111)) and k.uses > 0
      )
    ), unknown as materialized (
      select sought.place from unnest(${sought}::int[]) as sought (place)
      where not exists (
        select from met where met.place = sought.place and met.kind = 'typed' and (met.uses > 0 or not ${isDeep}::boolean)
      ) and (${isDeep}::boolean or not exists (select from begun where begun.place = sought.place))
    ), near as materialized (
      select asked.place, asked.word, waha_deletions(asked.word) as deletions from asked
      where asked.kind = 'close' and asked.place in (select place from unknown)
    )
    select * from met
    union all
    select * from begun
    union all
    select asked.place, asked.kind, known.word, known.uses from asked
    cross join lateral (select k.word, k.uses from search_words k where k.word = asked.word limit 1) as known
    where asked.kind in ('part', 'heard') and asked.place in (select place from unknown)
      or asked.kind = 'keys' and exists (select from unknown)
    union all
    select near.place, 'close', known.word, known.uses from near cross join lateral (
      select k.word, k.uses, levenshtein_less_equal(k.word, near.word, 3) as distance from search_words k
      where k.deletions && near.deletions
      order by distance, length(k.word) <> length(near.word), k.uses desc, k.word limit ${MEASURED}
    ) as known
    union all
    select near.place, 'close', known.word, known.uses from near cross join lateral (
      select k.word, k.uses, levenshtein_less_equal(k.word, near.word, 2) as distance from search_words k
      where k.word % near.word and levenshtein_less_equal(k.word, near.word, 2) <= 2
      order by distance, k.uses desc, k.word limit ${MEASURED}
    ) as known
    where length(near.word) between 6 and 40
  `.execute(db);
  return rows;
}

/**
 * Counts the vocabulary anew: what products are named and labelled with, what texts mention, and the words of synonyms.
 */
export async function refreshWords(tx: Tx): Promise<void> {
  const synonyms = (await readSynonyms(tx)).flat().flatMap(words).flatMap(wordForms);
  await sql`delete from search_words`.execute(tx);
  await sql`
    insert into search_words (word, uses)
    select word, sum(uses)::int from (
      select ltrim(word, '~') as word, case when word like '~%' then 0 else ndoc end as uses
      from ts_stat('select document from product_search')
      union all
      select word, 1 from unnest(${[...new Set(synonyms)]}::text[]) as word
    ) as counted
    where length(word) between 2 and 64
    group by word
  `.execute(tx);
}
