import { TaggedCache } from '../../../../platform/cache/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import {
  type CategoryRow,
  readCategories,
  readCounts,
  readOldSlugs,
  type WrittenCategory,
} from './categories.store.ts';
import { type CategoryNames, findNamed, namesOf } from './category-finding.ts';

/**
 * All categories of the shop, in tree order: used everywhere and bounded (4 MB at 10,000), so cached whole in memory.
 */
export interface CategoryTree {
  all: readonly CategoryRow[];
  /** Number of products on sale in the shop. */
  productsCount: number;
  byId: ReadonlyMap<number, CategoryRow>;
  /** By the current slug or a former one: a former slug redirects to the current. */
  findBySlug(slug: string): CategoryRow | undefined;
  childrenOf(id: number | null): readonly CategoryRow[];
  /**
   * Categories whose names have, for each of these words, a word with that prefix in any spelling; top levels first.
   */
  find(search: string, most: number): CategoryRow[];
  /** From the root down to the category itself. */
  pathTo(id: number): CategoryRow[];
}

export interface CategoryTrees {
  read(): Promise<CategoryTree>;
  /** Call on an invalidation: categories or their counts may have changed. */
  invalidate(tags: readonly string[]): void;
}

/** The tag of categories as staff wrote them; `categories` is dropped by every change of a product as well. */
export const SHELVES = 'category-names';

/** Counts change by the minute; names change through staff, which invalidates them. */
const COUNTS_AGE_MS = 60_000;
const SHELVES_AGE_MS = 3_600_000;
/** No size limit: each cache has one entry, which must stay cached. */
const NO_BOUND = Number.POSITIVE_INFINITY;

export function createCategoryTrees(db: Database, now: () => number): CategoryTrees {
  const shelves = new TaggedCache<Shelves>({ maxBytes: NO_BOUND, now });
  const trees = new TaggedCache<CategoryTree>({ maxBytes: NO_BOUND, now });
  const readShelves = () =>
    shelves.getOrLoad('shelves', async () => ({
      value: { rows: await readCategories(db), oldSlugs: await readOldSlugs(db) },
      tags: [SHELVES],
      bytes: 0,
      maxAgeMs: SHELVES_AGE_MS,
    }));
  return {
    read: () =>
      trees.getOrLoad('tree', async () => ({
        value: buildTree(await readShelves(), await readCounts(db)),
        tags: ['categories'],
        bytes: 0,
        maxAgeMs: COUNTS_AGE_MS,
      })),
    invalidate(tags) {
      shelves.invalidate(tags);
      trees.invalidate(tags);
    },
  };
}

/** Categories as staff wrote them. */
interface Shelves {
  rows: readonly WrittenCategory[];
  oldSlugs: ReadonlyMap<string, number>;
  /** Built on the first search by name. */
  names?: CategoryNames;
}

function buildTree(shelves: Shelves, counts: ReadonlyMap<number, number>): CategoryTree {
  const rows = shelves.rows.map((row): CategoryRow => ({ ...row, products_count: counts.get(row.id) ?? 0 }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): CategoryRow[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  const all = below(null);
  const bySlug = new Map(all.map((row) => [row.slug, row]));
  const pathTo = (id: number): CategoryRow[] => {
    const path: CategoryRow[] = [];
    for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
      path.unshift(row);
    }
    return path;
  };
  return {
    all,
    productsCount: counts.get(0) ?? 0,
    byId,
    findBySlug: (slug) => bySlug.get(slug) ?? byId.get(shelves.oldSlugs.get(slug) ?? 0),
    find(search, most) {
      shelves.names ??= namesOf(shelves.rows);
      const ids = findNamed(shelves.names, search);
      const found = all.filter((row) => ids.has(row.id)).map((row) => ({ row, depth: pathTo(row.id).length }));
      return found
        .toSorted((one, other) => one.depth - other.depth)
        .slice(0, most)
        .map(({ row }) => row);
    },
    childrenOf: (id) => children.get(id) ?? [],
    pathTo,
  };
}
