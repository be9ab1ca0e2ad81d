import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../text/index.ts';
import { deleteSearches, readCountedWords } from './empty-searches.store.ts';
import { wordForms, words } from './normalise.ts';
import { claimGroup, insertGroup, writeGroup } from './synonym-groups.store.ts';
import { LONGEST_PHRASE } from './synonyms.ts';

/** Limit of groups, because every process holds all of them in memory. */
const MOST_GROUPS = 2_000;
const LONGEST_WORD = 64;

/** Creates a group and returns its id. Refuses empty words, words that are no phrase, and duplicates. */
export async function addSynonyms(tx: Tx, typed: readonly string[], language: Language): Promise<number> {
  refuseFaults(typed, language);
  const id = (await insertGroup(tx, MOST_GROUPS)) ?? refuse('search.too_many_groups');
  await keep(tx, id, typed);
  return id;
}

/** Changes a group, with a version check. */
export async function changeSynonyms(
  tx: Tx,
  { id, version }: { id: number; version: number },
  typed: readonly string[],
  language: Language,
): Promise<void> {
  refuseFaults(typed, language);
  if (!(await claimGroup(tx, id, version))) refuse('conflict.changed');
  await keep(tx, id, typed);
}

async function keep(tx: Tx, id: number, typed: readonly string[]): Promise<void> {
  await writeGroup(tx, id, typed);
  const known = new Set(typed.flatMap(words).flatMap(wordForms));
  const counted = await readCountedWords(tx);
  // They may match now; those still without a match are counted again.
  const touched = counted.filter((text) =>
    text.split(' ').some((word) => wordForms(word).some((one) => known.has(one))),
  );
  await deleteSearches(tx, touched);
}

function refuseFaults(typed: readonly string[], language: Language): void {
  const faults = new Map<string, FieldTextKey>();
  const seen = new Set<string>();
  for (const [at, text] of typed.entries()) {
    const phrase = words(text);
    const said = phrase.join(' ');
    if (phrase.length === 0) faults.set(`words.${at}`, 'validation.no_word');
    else if (phrase.length > LONGEST_PHRASE || said.length > LONGEST_WORD)
      faults.set(`words.${at}`, 'validation.phrase');
    else if (seen.has(said)) faults.set(`words.${at}`, 'validation.word_twice');
    seen.add(said);
  }
  refuseFields(language, faults);
}
