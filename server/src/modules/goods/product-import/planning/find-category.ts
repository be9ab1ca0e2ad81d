import type { Tx } from '../../../../platform/database/index.ts';
import { type CategoryName, readCategoryNames } from '../../catalog/index.ts';
import { foldName as fold } from './category-paths.ts';

export interface Categories {
  /** Category id of a cell of our own export: a slug. */
  find(cell: string): number | undefined;
  /**
   * Category id of paths of names in either language, or of a slug: of the first path, or of any, and then of its
   * last part that is known.
   */
  findPath(paths: readonly (readonly string[])[], which: 'first' | 'any'): number | undefined;
  /**
   * True if an unknown category name is ignored for a product that already has a category: other shops use other
   * names.
   */
  isLoose: boolean;
}

export function findCategoriesIn(names: readonly CategoryName[], isOurs: boolean): Categories {
  const bySlug = new Map(names.flatMap(({ id, slugs }) => slugs.map((slug) => [slug, id] as const)));
  const byName = Map.groupBy(
    names.flatMap((one) => [one.name_ar, one.name_en].map((name) => ({ name: fold(name), one }))),
    ({ name }) => name,
  );
  const byId = new Map(names.map((one) => [one.id, one]));
  const isBelow = (one: CategoryName, above: readonly string[]): boolean => {
    const last = above.at(-1);
    if (last === undefined) return true;
    const parent = byId.get(one.parent_id ?? 0);
    if (!parent) return false;
    const isIt = fold(parent.name_ar) === fold(last) || fold(parent.name_en) === fold(last);
    return isBelow(parent, isIt ? above.slice(0, -1) : above);
  };
  const findOne = (path: readonly string[]): number | undefined => {
    const found = (byName.get(fold(path.at(-1) ?? '')) ?? []).map(({ one }) => one);
    return (found.find((one) => isBelow(one, path.slice(0, -1))) ?? (path.length === 1 ? found[0] : undefined))?.id;
  };
  return {
    isLoose: !isOurs,
    find: (cell) => bySlug.get(cell.trim()),
    findPath(paths, which) {
      for (const path of which === 'first' ? paths.slice(0, 1) : paths) {
        const found = (path.length === 1 ? bySlug.get(path[0] ?? '') : undefined) ?? findOne(path);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** The categories of the shop, for files in our own format or of others. */
export type ReadCategories = (tx: Tx, isOurs: boolean) => Promise<Categories>;

/** The current categories. */
export const readCategories: ReadCategories = async (tx, isOurs) =>
  findCategoriesIn(await readCategoryNames(tx), isOurs);

/** Cached per run: a shop with 10,000 categories would be read again for every 25 products. */
export function readOnce(read: ReadCategories = readCategories): ReadCategories {
  const kept = new Map<boolean, Categories>();
  return async (tx, isOurs) => {
    const categories = kept.get(isOurs) ?? (await read(tx, isOurs));
    kept.set(isOurs, categories);
    return categories;
  };
}
