import type { ProductSort } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { listByRelevance, RANKED_CANDIDATES } from '../listing/list-by-relevance.store.ts';
import { orderProducts, type ProductFilter, whereProducts } from '../listing/list-filter.store.ts';
import { tagsAtProduct } from '../tags/tagged-products.store.ts';
import { productColumns, productVariants } from './product-columns.store.ts';
import { type ProductRow, productRow } from './product-row.ts';

export interface ListWindow {
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** One page of products, in its order. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  window: ListWindow,
  { isKnownFew = false } = {},
): Promise<ProductRow[]> {
  const { sort, limit, offset } = window;
  if (sort === 'relevance' && filter.text && offset + limit <= RANKED_CANDIDATES) {
    return listByRelevance(db, { ...filter, text: filter.text }, window);
  }
  const order = orderProducts(sort === 'relevance' ? 'best_selling' : sort);
  // A short list is filtered first and sorted afterwards: a walk in sort sequence would find its products last. For a
  // long list the ids are read from the sort index if possible, so that skipped pages are not read in full.
  const kept = isKnownFew
    ? sql`(select * from products p where ${whereProducts(filter)} offset 0) as p`
    : sql`products p where ${whereProducts(filter)}`;
  // The ids depend on the values and get a custom plan; their rows use a generic plan. Planning both each time took as
  // long as reading both.
  return db.onOneConnection(async (one) => {
    const { rows } = await sql.rows({ id: sql.int4 })`${sql.plannedForValues}
      select p.id from ${kept} order by ${order} limit ${limit} offset ${offset}
    `.execute(one);
    return readProducts(
      one,
      rows.map(({ id }) => id),
    );
  });
}

/** Products by id, in the given sequence; missing ones are left out. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.rows(productRow)`
    select ${productColumns}, of_product.variants
    from unnest(${sql.uncounted(ids)}) with ordinality as wanted (id, position)
    join products p on p.id = wanted.id and p.is_active ${productVariants}
    order by wanted.position
  `.execute(db);
  return rows;
}

export async function listFeatured(db: Database, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql.rows(productRow)`
    select ${productColumns}, of_product.variants
    from (
      select * from products p where p.is_active and p.is_featured order by p.sold_count desc, p.id desc limit ${limit}
    ) as p ${productVariants}
    order by p.sold_count desc, p.id desc
  `.execute(db);
  return rows;
}

const productTexts = {
  description_ar: sql.text,
  description_en: sql.text,
  keywords_ar: sql.text,
  keywords_en: sql.text,
  seo_title_ar: sql.text,
  seo_title_en: sql.text,
  seo_description_ar: sql.text,
  seo_description_en: sql.text,
  related_ids: sql.int4Array,
  tags: sql.jsonb.of(
    z.array(z.strictObject({ id: z.number(), key: z.string(), name_ar: z.string(), name_en: z.string() })),
  ),
  /** Barcodes of variants that have one, by the variant's id. */
  barcodes: sql.jsonb.of(z.record(z.string(), z.string())),
  specifications: sql.jsonb.of(
    z.array(z.strictObject({ label_ar: z.string(), label_en: z.string(), value_ar: z.string(), value_en: z.string() })),
  ),
};
export type ProductTexts = Row<typeof productTexts>;

/** One product with the texts of its own page. */
export function readProduct(db: Database, id: number): Promise<(ProductRow & ProductTexts) | undefined> {
  return readWithTexts(db, sql`p.id = ${id} and p.is_active`);
}

/** Like `readProduct`, for products that are not published: only for holders of a preview link. */
export function readUnpublishedProduct(db: Database, id: number): Promise<(ProductRow & ProductTexts) | undefined> {
  return readWithTexts(db, sql`p.id = ${id}`);
}

/** Products by id that are on sale, with the texts of their pages. */
export function readProductsWithTexts(db: Database, ids: readonly number[]): Promise<(ProductRow & ProductTexts)[]> {
  return listWithTexts(db, sql`p.id = any(${[...ids]}::int[]) and p.is_active order by p.id`);
}

/** Products on sale with the texts of their pages, by ascending id after one: a keyset, so that a million are read in bounded parts. */
export function listProductsAfter(
  db: Database,
  afterId: number,
  limit: number,
): Promise<(ProductRow & ProductTexts)[]> {
  return listWithTexts(db, sql`p.is_active and p.id > ${afterId} order by p.id limit ${limit}`);
}

async function readWithTexts(
  db: Database,
  where: ReturnType<typeof sql>,
): Promise<(ProductRow & ProductTexts) | undefined> {
  const [row] = await listWithTexts(db, where);
  return row;
}

async function listWithTexts(db: Database, where: ReturnType<typeof sql>): Promise<(ProductRow & ProductTexts)[]> {
  const { rows } = await sql.rows({ ...productRow, ...productTexts })`
    select ${productColumns}, p.description_ar, p.description_en, p.keywords_ar, p.keywords_en, p.seo_title_ar,
      p.seo_title_en, p.seo_description_ar, p.seo_description_en, p.related_ids, p.specifications,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'key', t.key, 'name_ar', t.name_ar, 'name_en', t.name_en)
          order by t.name_ar, t.id), '[]')
        from ${tagsAtProduct}) as tags,
      (select coalesce(jsonb_object_agg(v.id, v.barcode), '{}') from product_variants v
        where v.product_id = p.id and v.barcode is not null) as barcodes,
      of_product.variants
    from products p ${productVariants}
    where ${where}
  `.execute(db);
  return rows;
}

/** Best sellers examined for related products of other categories. */
const LOOKED_THROUGH = 2_000;

/**
 * Related products: those that staff chose and that are sold; then best sellers of the category; if few, of the categories
 * above, among the shop's best sellers; without the product itself.
 */
export async function listRelated(
  db: Database,
  product: ProductRow & Pick<ProductTexts, 'related_ids'>,
  limit: number,
): Promise<ProductRow[]> {
  const chosen = (await readProducts(db, product.related_ids)).slice(0, limit);
  if (chosen.length === limit) return chosen;
  const found = await findRelated(db, product, limit);
  const ids = new Set(chosen.map(({ id }) => id));
  return [...chosen, ...found.filter(({ id }) => !ids.has(id))].slice(0, limit);
}

async function findRelated(db: Database, product: ProductRow, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql.rows(productRow)`
    with near as materialized (
      select id, 0 as distance, sold_count from products
      where is_active and category_id = ${product.category_id} and id <> ${product.id}
      order by sold_count desc, id limit ${limit}
    ), related as (
      select * from near
      union all
      (select id, 1, sold_count from (
          select id, category_id, category_ids, sold_count from products where is_active
          order by sold_count desc, id desc limit (select case when count(*) < ${limit} then ${LOOKED_THROUGH} else 0 end from near)
        ) as selling
        where category_ids && ${product.category_ids}::int[] and category_id <> ${product.category_id}
        order by sold_count desc, id limit ${limit})
      order by distance, sold_count desc, id limit ${limit}
    )
    select ${productColumns}, of_product.variants
    from related r join products p on p.id = r.id ${productVariants}
    order by r.distance, r.sold_count desc, r.id
  `.execute(db);
  return rows;
}
