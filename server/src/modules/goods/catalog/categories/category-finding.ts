import { words } from '../../search/index.ts';
import type { WrittenCategory } from './categories.store.ts';

/** Numbers of categories with the words of their names, as they are compared. */
export type CategoryNames = readonly { id: number; words: readonly string[] }[];

/** Removes the Arabic article: names usually have it, typed words often do not. */
function bare(word: string): string {
  const cut = word.replace(/^(?:وال|بال|ال|لل)/, '');
  return cut.length >= 3 ? cut : word;
}

export function namesOf(rows: readonly WrittenCategory[]): CategoryNames {
  return rows.map(({ id, name_ar, name_en }) => ({ id, words: words(`${name_ar} ${name_en}`).flatMap(spellings) }));
}

const spellings = (word: string) => [word, bare(word)];

/** Ids of categories whose names have, for each typed word, a word with that prefix; none for an empty search. */
export function findNamed(names: CategoryNames, search: string): Set<number> {
  const typed = words(search).map(spellings);
  if (typed.length === 0) return new Set();
  const has = (named: readonly string[]) =>
    typed.every((either) => either.some((word) => named.some((one) => one.startsWith(word))));
  return new Set(names.filter((one) => has(one.words)).map(({ id }) => id));
}
