import { words } from '../search/index.ts';
import type { CategoryRow } from './categories.store.ts';

/** Categories with the words of their names, as they are compared. */
export type CategoryNames = readonly { row: CategoryRow; words: readonly string[] }[];

/** Words of an Arabic name stand with their article, typed ones often without. */
function bare(word: string): string {
  const cut = word.replace(/^(?:وال|بال|ال|لل)/, '');
  return cut.length >= 3 ? cut : word;
}

export function namesOf(rows: readonly CategoryRow[]): CategoryNames {
  return rows.map((row) => ({ row, words: [...new Set(words(`${row.name_ar} ${row.name_en}`).flatMap(spellings))] }));
}

const spellings = (word: string) => [word, bare(word)];

/** Those of whose words one begins with each that was typed; none where nothing was. */
export function findNamed(names: CategoryNames, search: string): CategoryRow[] {
  const typed = words(search).map(spellings);
  if (typed.length === 0) return [];
  const has = (named: readonly string[]) =>
    typed.every((either) => either.some((word) => named.some((one) => one.startsWith(word))));
  return names.filter((one) => has(one.words)).map(({ row }) => row);
}
