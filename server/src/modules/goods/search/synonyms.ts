import { wordForms, words } from './normalise.ts';

/** A phrase of one or more normalised words. */
export type Phrase = readonly string[];

export interface Synonyms {
  /** Synonyms of a word. */
  of(word: string): readonly Phrase[];
  /** The longest phrase that begins at a position, with its synonyms. */
  phraseAt(typed: readonly string[], position: number): { length: number; meanings: readonly Phrase[] } | undefined;
  /** Every word of every group, in every form. */
  words: readonly string[];
}

/** Words of a phrase that is looked up. */
export const LONGEST_PHRASE = 5;
const LARGEST_GROUP = 60;

/** Indexes groups of synonyms for lookup. Staff write them freely: only their words are read. */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byWord = new Map<string, Phrase[]>();
  const byFirst = new Map<string, { phrase: Phrase; meanings: Phrase[] }[]>();
  for (const group of groups) {
    const phrases = group
      .map((text) => words(text))
      .filter((phrase) => phrase.length > 0 && phrase.length <= LONGEST_PHRASE)
      .slice(0, LARGEST_GROUP);
    for (const phrase of phrases) {
      const meanings = phrases.filter((other) => other !== phrase);
      for (const form of phraseForms(phrase)) {
        if (phrase.length === 1) byWord.set(form, [...(byWord.get(form) ?? []), ...meanings]);
        else byFirst.set(form, [...(byFirst.get(form) ?? []), { phrase, meanings }]);
      }
    }
  }
  return {
    of: (word) => byWord.get(word) ?? [],
    phraseAt(typed, position) {
      const begun = wordForms(typed[position] ?? '').flatMap((form) => byFirst.get(form) ?? []);
      const matching = begun.filter(({ phrase }) =>
        phrase.every((word, index) => isSame(word, typed[position + index])),
      );
      const length = Math.max(0, ...matching.map(({ phrase }) => phrase.length));
      if (length === 0) return undefined;
      return {
        length,
        meanings: matching.filter(({ phrase }) => phrase.length === length).flatMap((one) => one.meanings),
      };
    },
    words: [...new Set(groups.flat().flatMap(words).flatMap(wordForms))],
  };
}

function phraseForms(phrase: Phrase): string[] {
  return wordForms(phrase[0] ?? '');
}

function isSame(word: string, typed: string | undefined): boolean {
  if (typed === undefined) return false;
  const forms = wordForms(typed);
  return wordForms(word).some((form) => forms.includes(form));
}
