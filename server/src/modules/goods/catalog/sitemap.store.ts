import { MOST_BRANDS, MOST_PRODUCT_TAGS } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql } from '../../../platform/database/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import { ENTRIES_A_PART, type SitemapEntry, type SitemapSource, shortSource } from '../../../platform/sitemap/index.ts';
import { listSoldBrands } from './brands/brands.store.ts';
import type { CategoryTrees } from './categories/category-tree.ts';
import { productImage } from './products/product-row.ts';
import { listSoldTags } from './tags/tags.store.ts';

/** A part of 5,000 products stays a few megabytes. */
const IMAGES_AN_ENTRY = 5;

/** Sitemap entries of the catalogue. */
export function catalogSitemap(
  db: Database,
  categories: CategoryTrees,
  entriesAPart: number = ENTRIES_A_PART,
): SitemapSource[] {
  return [
    productSource(db, entriesAPart),
    shortSource('categories', ['categories'], () => listCategories(db, categories)),
    shortSource('bundles', ['bundles'], () => listBundleEntries(db)),
    shortSource('brands', ['products'], async () => keyed('brands', await listSoldBrands(db, MOST_BRANDS))),
    shortSource('tags', ['products'], async () => keyed('tags', await listSoldTags(db, MOST_PRODUCT_TAGS))),
  ];
}

/**
 * Parts are ranges of ids: a product never moves to another part, and finding one requires no count of the products
 * before it.
 */
function productSource(db: Database, entriesAPart: number): SitemapSource {
  return {
    name: 'products',
    tags: ['products'],
    async parts() {
      const { rows } = await sql.rows({ number: sql.int4, changed_at: sql.timestamptz })`
        select part.number, of_part.changed_at
        from generate_series(0, (select (max(id) - 1) / ${entriesAPart}::int from products where is_active)) as part (number)
        -- a range of the index each: grouped in one go, a million would be sorted first
        cross join lateral (
          select max(updated_at) as changed_at from (
            select updated_at from products
            where is_active and id > part.number * ${entriesAPart}::int and id <= (part.number + 1) * ${entriesAPart}::int offset 0
          ) as ranged
        ) as of_part
        where of_part.changed_at is not null order by part.number
      `.execute(db);
      return rows.map((row) => ({ number: row.number, changedAt: row.changed_at }));
    },
    async read(part) {
      const first = part * entriesAPart + 1;
      const { rows } = await sql.rows({
        ...{ id: sql.int4, slug: sql.text, updated_at: sql.timestamptz },
        images: sql.jsonb.of(z.array(productImage)),
      })`
        select id, slug, updated_at, images from products
        where id >= ${first}::bigint and id < ${first + entriesAPart}::bigint and is_active order by id
      `.execute(db);
      return rows.map((row) => ({
        path: `/product/${row.id}/${encodeURIComponent(row.slug)}`,
        changedAt: row.updated_at,
        images: row.images.slice(0, IMAGES_AN_ENTRY).map((image) => presentImage(image, '').url),
      }));
    },
  };
}

/** Categories in the tree with products; children of hidden ones are not in the tree. */
async function listCategories(db: Database, categories: CategoryTrees): Promise<SitemapEntry[]> {
  const { rows } = await sql.rows({
    id: sql.int4,
    updated_at: sql.timestamptz,
  })`select id, updated_at from categories`.execute(db);
  const changedAt = new Map(rows.map((row) => [row.id, row.updated_at]));
  const { all } = await categories.read();
  return all
    .filter((category) => category.products_count > 0)
    .map(({ id, slug }) => ({ path: `/categories/${encodeURIComponent(slug)}`, changedAt: changedAt.get(id) ?? null }));
}

/** Pages of brands or tags, by their keys. */
function keyed(folder: 'brands' | 'tags', rows: readonly { key: string }[]): SitemapEntry[] {
  return rows.map(({ key }) => ({ path: `/${folder}/${encodeURIComponent(key)}`, changedAt: null }));
}

async function listBundleEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await sql.rows({ id: sql.int4, updated_at: sql.timestamptz })`
    select id, updated_at from bundles where is_active order by position, id
  `.execute(db);
  return rows.map((row) => ({ path: `/bundle/${row.id}`, changedAt: row.updated_at }));
}
