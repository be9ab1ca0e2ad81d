import { formsOf, type TextQuery, words } from '../../goods/search/index.ts';

/** Longer questions find nothing more. */
const MOST_WORDS = 8;

/**
 * What a typed text asks posts for, as a tsquery: each of its words, in any form; the last one also as a beginning, for it
 * may still be being typed. What the shop's own search reads in it is asked for as well (synonyms: عطور for عطر), unless that
 * had to correct it: what it corrects by are words of products. Null when it holds no word.
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
