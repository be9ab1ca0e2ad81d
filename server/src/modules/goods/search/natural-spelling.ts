import { normalise, words } from './normalise.ts';

/** The parts of a text that stand between blanks and signs, as they are written. */
const writtenWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const ARTICLE = 'ال';

/**
 * A corrected text as people write it, for them to read: its words are those that texts are compared by (قهوه), and the names of
 * what was found have their real spelling (قهوة). A word that no name has, and one in Latin letters, stays as it is.
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
