import { TaggedCache } from '../../platform/cache/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { normalise, wordForms, words } from './normalise.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { findCorrections, readSynonyms } from './vocabulary.store.ts';

export interface Search {
  /** Reads a typed text; null when it holds no word. */
  parse(text: string): Promise<TextQuery | null>;
  /** Forgets what was read of synonyms and vocabulary: call on a purge of `synonyms` or `products`. */
  forget(): void;
}

const VOCABULARY_BYTES = 4_000_000;
const VOCABULARY_AGE_MS = 60_000;

/** Turns typed texts into queries, with the synonyms and the vocabulary of the shop. */
export function createSearch(db: Database, now: () => number): Search {
  const synonyms = new TaggedCache<Map<string, string[]>>({ maxBytes: VOCABULARY_BYTES, now });
  const corrections = new TaggedCache<Map<string, string>>({ maxBytes: VOCABULARY_BYTES, now });
  const synonymMap = () =>
    synonyms.fill('all', async () => {
      const groups = await readSynonyms(db);
      return { value: indexGroups(groups), tags: ['synonyms'], bytes: 1, maxAgeMs: VOCABULARY_AGE_MS };
    });
  const correctionsOf = (typed: readonly string[]) =>
    corrections.fill(typed.join(' '), async () => {
      const value = await findCorrections(db, typed);
      return { value, tags: [], bytes: 200 + typed.join(' ').length * 4, maxAgeMs: VOCABULARY_AGE_MS };
    });
  return {
    async parse(text) {
      const typed = words(text);
      const known = await synonymMap();
      // A word with synonyms is known even where no product happens to use it.
      const unknown = typed.filter((word) => !wordForms(word).some((form) => known.has(form)));
      const corrected = unknown.length > 0 ? await correctionsOf(unknown) : new Map<string, string>();
      return buildTextQuery(text, {
        synonymsOf: (word) => known.get(word) ?? [],
        correctionOf: (word) => corrected.get(word),
      });
    },
    forget() {
      synonyms.purge(['*']);
      corrections.purge(['*']);
    },
  };
}

function indexGroups(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const group of groups) {
    const normalised = group.map(normalise);
    for (const word of normalised.flatMap(wordForms)) {
      byWord.set(word, [...(byWord.get(word) ?? []), ...normalised.filter((other) => other !== word)]);
    }
  }
  return byWord;
}
