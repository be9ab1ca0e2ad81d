import { wordForms, words } from './normalise.ts';

/** A typed text ready for PostgreSQL's full text search. */
export interface TextQuery {
  /** For `to_tsquery('simple', …)`; contains only letters, digits and operators. */
  tsquery: string;
  /** The text with unknown words corrected, or null when nothing was corrected. */
  corrected: string | null;
}

export interface Vocabulary {
  /** Words that mean the same, by word; normalised. */
  synonymsOf(word: string): readonly string[];
  /** The known word closest to an unknown one. */
  correctionOf(word: string): string | undefined;
}

/** More words than this in one query say nothing more. */
const MAX_WORDS = 8;

/**
 * Every word must be found, in any of its forms, by a synonym, or by its correction; the last word may still be being
 * typed, so it matches as a beginning too. Null when the text has no word at all.
 */
export function buildTextQuery(text: string, vocabulary: Vocabulary): TextQuery | null {
  const typed = words(text).slice(0, MAX_WORDS);
  if (typed.length === 0) return null;
  const corrected = typed.map((word) => vocabulary.correctionOf(word) ?? word);
  const groups = corrected.map((word, index) => lexemes(word, vocabulary, index === corrected.length - 1));
  const tsquery = groups.map((group) => `(${group.map(mark).join(' | ')})`).join(' & ');
  const changed = corrected.some((word, index) => word !== typed[index]);
  return { tsquery, corrected: changed ? corrected.join(' ') : null };
}

interface Lexeme {
  word: string;
  isPrefix: boolean;
}

function lexemes(word: string, vocabulary: Vocabulary, isLast: boolean): Lexeme[] {
  const meanings = [word, ...wordForms(word).flatMap((form) => vocabulary.synonymsOf(form))];
  const forms = new Set(meanings.flatMap((meaning) => wordForms(meaning)));
  return [...forms].map((form) => ({ word: form, isPrefix: isLast && form === word }));
}

function mark({ word, isPrefix }: Lexeme): string {
  return isPrefix ? `${word}:*` : word;
}

/** The lexemes of a document: every word in every form, so that a query meets it whichever form it was typed in. */
export function documentText(text: string): string {
  return [...new Set(words(text).flatMap(wordForms))].join(' ');
}
