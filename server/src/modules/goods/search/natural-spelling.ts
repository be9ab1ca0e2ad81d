import { normalise, words } from './normalise.ts';

/** Words of a text as written, between blanks and signs. */
const writtenWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const ARTICLE = 'ال';

/**
 * A corrected text in readable spelling. Its words are normalised (قهوه), while names of the results have their real
 * spelling (قهوة). Words that occur in no name, and Latin ones, stay.
 */
export function naturalSpelling(corrected: string, names: readonly string[]): string {
  const spellings = new Map<string, string>();
  for (const written of names.flatMap(writtenWords)) {
    const compared = normalise(written);
    if (!spellings.has(compared)) spellings.set(compared, written);
    const bare = compared.slice(ARTICLE.length);
    if (compared.startsWith(ARTICLE) && !spellings.has(bare)) spellings.set(bare, written.slice(ARTICLE.length));
  }
  const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);
  return words(corrected)
    .map((word) => (isLatin(word) ? word : (spellings.get(word) ?? word)))
    .join(' ');
}
