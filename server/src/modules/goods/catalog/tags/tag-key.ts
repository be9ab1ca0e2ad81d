import { words } from '../../search/index.ts';

const LONGEST_KEY = 120;

/**
 * The key of a tag: the words of its name as searches compare them, joined by hyphens. Spellings that a reader takes for
 * the same have one key; a name without letters and digits has none.
 */
export function tagKey(name: string): string {
  return words(name)
    .join('-')
    .slice(0, LONGEST_KEY)
    .toWellFormed()
    .replace(/[-\ufffd]+$/, '');
}

/** Keys that lead to a tag of these names; the first is the address of its page. */
export function keysOf({ ar, en }: { ar: string; en: string }): string[] {
  return [...new Set([tagKey(en), tagKey(ar)])].filter((key) => key !== '');
}
