import { TaggedCache } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createEmptySearches } from './empty-searches.ts';
import { words } from './normalise.ts';
import { readText } from './read-text.ts';
import { indexSynonyms, type Synonyms } from './synonyms.ts';
import { partialQueries, queryFor, type TextQuery } from './text-query.ts';
import { findKnownWords, findReadings, type Known, readSynonyms } from './vocabulary.store.ts';

export interface Search {
  /** Reads a typed text literally; null without a word. */
  parse(text: string): Promise<TextQuery | null>;
  /** Further queries for a text that finds little or nothing, each finding more and worse than the one before. */
  widen(text: string): Promise<TextQuery[]>;
  /**
   * Counts a text that matched nothing in any reading. Only its words are stored, and none that may be personal. A
   * network may add a limited number of different ones per day.
   */
  countEmpty(text: string, network: string): void;
  /** Writes the pending counts of this process. */
  writeCounts(): Promise<void>;
  /** Invalidates cached synonyms and vocabulary, on an invalidation of `synonyms` or `products`. */
  forget(): void;
  /** Discards counts not written yet, on an invalidation of `synonyms`, after which those searches may match. */
  forgetEmpty(): void;
}

const VOCABULARY_BYTES = 4_000_000;
const VOCABULARY_AGE_MS = 60_000;

/** Turns typed texts into queries, with the synonyms and the vocabulary of the shop. */
export function createSearch(db: Database, now: () => number): Search {
  const synonyms = new TaggedCache<Synonyms>({ maxBytes: VOCABULARY_BYTES, now });
  const known = new TaggedCache<Known[]>({ maxBytes: VOCABULARY_BYTES, now });
  const empty = createEmptySearches(db, now);
  const synonymIndex = () =>
    synonyms.getOrLoad('all', async () => {
      const value = indexSynonyms(await readSynonyms(db));
      return { value, tags: ['synonyms'], bytes: 1, maxAgeMs: VOCABULARY_AGE_MS };
    });
  /** `key` contains every input of the query. */
  const keep = (key: string, ask: () => Promise<Known[]>) =>
    known.getOrLoad(key, async () => {
      const value = await ask();
      return { value, tags: [], bytes: 200 + key.length * 4 + value.length * 100, maxAgeMs: VOCABULARY_AGE_MS };
    });
  const read = async (text: string, isDeep: boolean) =>
    readText(text, isDeep, {
      synonyms: await synonymIndex(),
      meet: (questions, last) => keep(`met ${text}`, () => findKnownWords(db, questions, last)),
      findReadings: (questions) => keep(`${isDeep} ${text}`, () => findReadings(db, questions)),
    });
  return {
    async parse(text) {
      if (words(text).length === 0) return null;
      return queryFor(await read(text, false), null);
    },
    async widen(text) {
      const [plain, deep] = [await read(text, false), await read(text, true)];
      const narrow = queryFor(plain, null);
      const wide = { ...queryFor(deep, narrow.tsquery), corrected: plain.corrected };
      const partial = partialQueries(deep);
      return wide.tsquery === narrow.tsquery ? partial : [wide, ...partial];
    },
    countEmpty: empty.count,
    writeCounts: empty.flush,
    forgetEmpty: empty.forget,
    forget() {
      synonyms.invalidate(['*']);
      known.invalidate(['*']);
    },
  };
}
