import { type Database, defineList, sql, type Tx } from '../../../platform/database/index.ts';

/** True if one of the words holds a review for moderation. */
export async function hasHeldWord(db: Database | Tx, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (select from held_words where word = any(${[...words]}::text[])) as found
  `.execute(db);
  return rows[0]?.found === true;
}

/** Words, of some, that hold a review for moderation. */
export async function readHeldWords(tx: Tx, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ word: sql.text })`
    select word from held_words where word = any(${[...words]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ word }) => word));
}

export const listHeldWords = defineList({
  columns: { word: sql.text },
  select: sql`h.word`,
  from: sql`held_words h`,
  sorts: { word: sql`h.word` },
  sort: 'word',
  tie: sql`h.word`,
  filters: { q: (text: string) => sql`strpos(h.word, waha_normalise(${text})) > 0` },
});

/** Adds a word, in the spelling in which texts are compared. */
export async function putHeldWord(tx: Tx, word: string): Promise<void> {
  await sql`insert into held_words (word) values (${word}) on conflict do nothing`.execute(tx);
}

/** False when it was not on the list. */
export async function deleteHeldWord(tx: Tx, word: string): Promise<boolean> {
  const { rows } = await sql`delete from held_words where word = ${word} returning word`.execute(tx);
  return rows.length > 0;
}
