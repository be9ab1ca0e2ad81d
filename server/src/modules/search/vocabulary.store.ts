import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';

/** Groups of words that mean the same. */
export async function readSynonyms(db: Database): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_agg(word order by word) as words from search_synonyms group by group_id
  `.execute(db);
  return rows.map((row) => row.words);
}

export async function replaceSynonyms(tx: Tx, groups: readonly (readonly string[])[]): Promise<void> {
  await sql`delete from search_synonyms`.execute(tx);
  for (const [index, group] of groups.entries()) {
    await sql`
      insert into search_synonyms (group_id, word) select ${index + 1}, unnest(${[...new Set(group)]}::text[])
    `.execute(tx);
  }
}

/**
 * For each typed word nobody wrote in the catalogue, the closest one somebody did: one wrong letter for short words,
 * two from six letters on. A word that begins a known word is not unknown: it is still being typed.
 */
export async function findCorrections(db: Database, typed: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ typed: string; correction: string | null }>`
    select typed.word as typed, closest.word as correction
    from unnest(${[...typed]}::text[]) as typed (word)
    left join lateral (
      select known.word from search_words known
      where known.word % typed.word
        and levenshtein_less_equal(known.word, typed.word, 2) <= case when length(typed.word) >= 6 then 2 else 1 end
      order by levenshtein_less_equal(known.word, typed.word, 2), known.uses desc, known.word
      limit 1
    ) as closest on true
    where length(typed.word) between 3 and 40
      and not exists (select from search_words known where known.word like typed.word || '%')
  `.execute(db);
  return new Map(rows.flatMap((row) => (row.correction === null ? [] : [[row.typed, row.correction]])));
}

/** Counts the vocabulary anew from what the catalogue's documents contain. */
export async function refreshWords(tx: Tx): Promise<void> {
  await sql`delete from search_words`.execute(tx);
  await sql`
    insert into search_words (word, uses)
    select word, ndoc from ts_stat('select document from product_search')
    where length(word) between 2 and 64
  `.execute(tx);
}
