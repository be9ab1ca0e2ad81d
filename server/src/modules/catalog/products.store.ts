import type { ProductSort } from '@waha/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { isTextOnly, orderProducts, type ProductFilter, whereProducts } from './list-filter.ts';
import { type ProductRow, productColumns, productVariants } from './product-row.ts';

export interface ListWindow {
  sort: ProductSort;
  limit: number;
  offset: number;
}

/**
 * How many of the best-selling matches are ranked by how well they match. Ranking every match would read every
 * document; beyond the window the order is by sales alone.
 */
const RANKED_CANDIDATES = 120;

/** One page of products in one round trip. */
export async function listProducts(db: Database, filter: ProductFilter, window: ListWindow): Promise<ProductRow[]> {
  const { sort, limit, offset } = window;
  if (sort === 'relevance' && filter.text && offset + limit <= RANKED_CANDIDATES) {
    return listByRelevance(db, filter, limit, offset);
  }
  const order = orderProducts(sort === 'relevance' ? 'best_selling' : sort);
  const { rows } = await sql<ProductRow>`
    select ${productColumns}, of_product.variants
    from (
      select * from products p where ${whereProducts(filter)} order by ${order} limit ${limit} offset ${offset}
    ) as p ${productVariants}
    order by ${order}
  `.execute(db);
  return rows;
}

/**
 * Names that match come before texts that match; among equals what can be had, what matches best, what sells. Where names
 * alone fill the window, texts are not looked at: they would all come after.
 */
async function listByRelevance(
  db: Database,
  filter: ProductFilter,
  limit: number,
  offset: number,
): Promise<ProductRow[]> {
  const query = sql`to_tsquery('simple', ${filter.text?.tsquery})`;
  const others = { ...filter, text: null };
  const narrowed = isTextOnly(filter)
    ? sql`true`
    : sql`exists (select from products p where p.id = s.product_id and ${whereProducts(others)})`;
  const { rows } = await sql<ProductRow>`
    with named as materialized (
      select s.product_id, true as in_name, s.sold_count from product_search s
      where s.names @@ ${query} and ${narrowed}
      order by s.sold_count desc, s.product_id desc limit ${RANKED_CANDIDATES}
    ), mentioned as (
      select s.product_id, false as in_name, s.sold_count from product_search s
      where (select count(*) from named) < ${RANKED_CANDIDATES} and s.document @@ ${query} and ${narrowed}
      order by s.sold_count desc, s.product_id desc limit ${RANKED_CANDIDATES}
    ), candidates as (
      select product_id, bool_or(in_name) as in_name from (select * from named union all select * from mentioned) as found
      group by product_id
    ), ranked as (
      select s.product_id, c.in_name, p.in_stock, ts_rank(s.document, ${query}) as rank, s.sold_count
      from candidates c join product_search s on s.product_id = c.product_id join products p on p.id = c.product_id
      order by c.in_name desc, p.in_stock desc, rank desc, s.sold_count desc, s.product_id desc
      limit ${limit} offset ${offset}
    )
    select ${productColumns}, of_product.variants
    from ranked r join products p on p.id = r.product_id ${productVariants}
    order by r.in_name desc, r.in_stock desc, r.rank desc, r.sold_count desc, r.product_id desc
  `.execute(db);
  return rows;
}

/** Products by id, in the order asked; what is not there (any more) is left out. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select ${productColumns}, of_product.variants
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id and p.is_active ${productVariants}
    order by wanted.place
  `.execute(db);
  return rows;
}

export async function listFeatured(db: Database, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns}, of_product.variants
    from (
      select * from products p where p.is_active and p.is_featured order by p.sold_count desc, p.id desc limit ${limit}
    ) as p ${productVariants}
    order by p.sold_count desc, p.id desc
  `.execute(db);
  return rows;
}

export interface ProductTexts {
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  specifications: { label_ar: string; label_en: string; value_ar: string; value_en: string }[];
}

/** One product with the texts of its own page. */
export async function readProduct(db: Database, id: number): Promise<(ProductRow & ProductTexts) | undefined> {
  const { rows } = await sql<ProductRow & ProductTexts>`
    select ${productColumns}, p.description_ar, p.description_en, p.keywords_ar, p.keywords_en, p.specifications,
      of_product.variants
    from products p ${productVariants}
    where p.id = ${id} and p.is_active
  `.execute(db);
  return rows[0];
}

/** Products shown beside one: the best sellers of its category, then of the categories above, without itself. */
export async function listRelated(db: Database, product: ProductRow, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with related as (
      (select id, 0 as distance, sold_count from products
        where is_active and category_id = ${product.category_id} and id <> ${product.id}
        order by sold_count desc, id limit ${limit})
      union all
      (select id, 1, sold_count from products
        where is_active and category_ids && ${product.category_ids}::int[] and category_id <> ${product.category_id}
        order by sold_count desc, id limit ${limit})
      order by distance, sold_count desc, id limit ${limit}
    )
    select ${productColumns}, of_product.variants
    from related r join products p on p.id = r.id ${productVariants}
    order by r.distance, r.sold_count desc, r.id
  `.execute(db);
  return rows;
}
