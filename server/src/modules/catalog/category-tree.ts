import { sql } from 'kysely';
import { TaggedCache } from '../../platform/cache/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ProductImage } from './product-row.ts';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  image: ProductImage | null;
  backdrop: string;
  is_featured: boolean;
  products_count: number;
}

/** All categories of the shop, in tree order: few, needed everywhere, so kept whole in memory. */
export interface CategoryTree {
  all: readonly CategoryRow[];
  byId: ReadonlyMap<number, CategoryRow>;
  /** By the slug it has, or one it had: whoever follows an old address is told the present one. */
  findBySlug(slug: string): CategoryRow | undefined;
  childrenOf(id: number | null): readonly CategoryRow[];
  /** From the root down to the category itself. */
  pathTo(id: number): CategoryRow[];
}

export interface CategoryTrees {
  read(): Promise<CategoryTree>;
  /** Call on a purge: categories or their counts may have changed. */
  purge(tags: readonly string[]): void;
}

const TREE_AGE_MS = 60_000;
/** A category takes about so much, its texts and its place in the maps included. */
const CATEGORY_BYTES = 2_000;
/** Some ten thousand categories. */
const TREE_BYTES = 20_000_000;

export function createCategoryTrees(db: Database, now: () => number): CategoryTrees {
  const kept = new TaggedCache<CategoryTree>({ maxBytes: TREE_BYTES, now });
  return {
    read: () =>
      kept.fill('tree', async () => {
        const value = buildTree(await readCategories(db), await readOldSlugs(db));
        return { value, tags: ['categories'], bytes: value.all.length * CATEGORY_BYTES, maxAgeMs: TREE_AGE_MS };
      }),
    purge: (tags) => kept.purge(tags),
  };
}

async function readCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, c.description_ar, c.description_en, c.image, c.backdrop,
      c.is_featured, coalesce(counted.products, 0)::int as products_count
    from categories c
    left join (
      select member.id, count(*) as products
      from products p, unnest(p.category_ids) as member (id) where p.is_active group by member.id
    ) as counted on counted.id = c.id
    where c.is_active
    order by c.position, c.id
  `.execute(db);
  return rows;
}

async function readOldSlugs(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ slug: string; category_id: number }>`
    select slug, category_id from old_category_slugs
  `.execute(db);
  return new Map(rows.map((row) => [row.slug, row.category_id]));
}

function buildTree(rows: readonly CategoryRow[], oldSlugs: ReadonlyMap<string, number>): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): CategoryRow[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  const all = below(null);
  const bySlug = new Map(all.map((row) => [row.slug, row]));
  return {
    all,
    byId,
    findBySlug: (slug) => bySlug.get(slug) ?? byId.get(oldSlugs.get(slug) ?? 0),
    childrenOf: (id) => children.get(id) ?? [],
    pathTo(id) {
      const path: CategoryRow[] = [];
      for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
        path.unshift(row);
      }
      return path;
    },
  };
}
