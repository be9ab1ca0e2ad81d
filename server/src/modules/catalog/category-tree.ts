import { TaggedCache } from '../../platform/cache/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { type CategoryRow, countShop, readCategories, readOldSlugs } from './categories.store.ts';
import { type CategoryNames, findNamed, namesOf } from './category-finding.ts';

/** All categories of the shop, in tree order: needed everywhere and bounded (4 MB at 10,000), so kept whole in memory. */
export interface CategoryTree {
  all: readonly CategoryRow[];
  /** How many products the whole shop sells. */
  productsCount: number;
  byId: ReadonlyMap<number, CategoryRow>;
  /** By the slug it has, or one it had: whoever follows an old address is told the present one. */
  findBySlug(slug: string): CategoryRow | undefined;
  childrenOf(id: number | null): readonly CategoryRow[];
  /** Those whose names have a word for each of these that begins so, whatever its spelling; those at the top first. */
  find(search: string, most: number): CategoryRow[];
  /** From the root down to the category itself. */
  pathTo(id: number): CategoryRow[];
}

export interface CategoryTrees {
  read(): Promise<CategoryTree>;
  /** Call on a purge: categories or their counts may have changed. */
  purge(tags: readonly string[]): void;
}

const TREE_AGE_MS = 60_000;
/** There is one, and it is always kept. */
const NO_BOUND = Number.POSITIVE_INFINITY;

export function createCategoryTrees(db: Database, now: () => number): CategoryTrees {
  const kept = new TaggedCache<CategoryTree>({ maxBytes: NO_BOUND, now });
  return {
    read: () =>
      kept.fill('tree', async () => ({
        value: buildTree(await readCategories(db), await readOldSlugs(db), await countShop(db)),
        tags: ['categories'],
        bytes: 0,
        maxAgeMs: TREE_AGE_MS,
      })),
    purge: (tags) => kept.purge(tags),
  };
}

function buildTree(
  rows: readonly CategoryRow[],
  oldSlugs: ReadonlyMap<string, number>,
  productsCount: number,
): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): CategoryRow[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  const all = below(null);
  const bySlug = new Map(all.map((row) => [row.slug, row]));
  // Made by the first who looks for a name: most trees are dropped before.
  let names: CategoryNames | undefined;
  const pathTo = (id: number): CategoryRow[] => {
    const path: CategoryRow[] = [];
    for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
      path.unshift(row);
    }
    return path;
  };
  return {
    all,
    productsCount,
    byId,
    findBySlug: (slug) => bySlug.get(slug) ?? byId.get(oldSlugs.get(slug) ?? 0),
    find(search, most) {
      names ??= namesOf(all);
      const found = findNamed(names, search).map((row) => ({ row, depth: pathTo(row.id).length }));
      return found
        .toSorted((one, other) => one.depth - other.depth)
        .slice(0, most)
        .map(({ row }) => row);
    },
    childrenOf: (id) => children.get(id) ?? [],
    pathTo,
  };
}
