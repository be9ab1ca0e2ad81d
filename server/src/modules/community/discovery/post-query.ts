import { formsOf, type TextQuery, words } from '../../goods/search/index.ts';

/** The most words of a search; further words are ignored. */
const MOST_WORDS = 8;

/**
 * Translates a typed text to a tsquery for posts: each of its words in any form; the last one also as a prefix, since
 * typing may go on. Synonyms of the shop's search are included (عطور for عطر), but not its corrections, which come from
 * words of products. Null where it has no word.
 */
export function postQuery(text: string, read: Pick<TextQuery, 'tsquery' | 'corrected'> | null): string | null {
  const asked = words(text).slice(0, MOST_WORDS);
  if (asked.length === 0) return null;
  // Words are letters and digits, so a quote needs no escape.
  const plain = asked
    .map((word, index) => {
      const isLast = index === asked.length - 1;
      const forms = formsOf(word).map((form) => `'${form}'${isLast && form === word ? ':*' : ''}`);
      return `(${forms.join(' | ')})`;
    })
    .join(' & ');
  return read?.corrected === null && read.tsquery !== '' ? `(${plain}) | (${read.tsquery})` : plain;
}
