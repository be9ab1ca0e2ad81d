import type { ProductSort } from '@waha/contract';
import { type Sql, sql } from '../../platform/database/index.ts';
import type { TextQuery } from '../search/index.ts';

/** What a list is narrowed to. Facets are counted as if their own group were not chosen. */
export interface ProductFilter {
  text: TextQuery | null;
  categoryId: number | null;
  brands: string[];
  colors: string[];
  sizes: string[];
  minHalalas: number | null;
  maxHalalas: number | null;
  inStock: boolean;
  onSale: boolean;
  minRating: number | null;
}

export const EVERYTHING: ProductFilter = {
  text: null,
  categoryId: null,
  brands: [],
  colors: [],
  sizes: [],
  minHalalas: null,
  maxHalalas: null,
  inStock: false,
  onSale: false,
  minRating: null,
};

export type FilterGroup = 'brand' | 'color' | 'size' | 'price' | 'stock' | 'sale' | 'rating' | 'category';

interface Condition {
  group: FilterGroup | 'always';
  sql: Sql<unknown>;
}

/** Conditions on a product named `p`, leaving out those of one group where its choices are being counted. */
export function whereProducts(filter: ProductFilter, without?: FilterGroup): Sql<unknown> {
  const chosen = conditions(filter).filter((condition) => condition.group !== without);
  return sql.join(
    chosen.map((condition) => condition.sql),
    sql` and `,
  );
}

/** What a text finds, from the search table named `s`. */
export function matching(text: TextQuery): Sql<unknown> {
  return sql`product_search s where s.document @@ ${text.tsquery}::tsquery`;
}

function conditions(filter: ProductFilter): Condition[] {
  const list: Condition[] = [{ group: 'always', sql: sql`p.is_active` }];
  const add = (group: FilterGroup | 'always', condition: Sql<unknown>) => list.push({ group, sql: condition });
  if (filter.text) {
    add('always', sql`p.id in (select s.product_id from ${matching(filter.text)})`);
  }
  if (filter.categoryId !== null) add('category', sql`p.category_ids @> array[${filter.categoryId}::int]`);
  if (filter.brands.length > 0) add('brand', sql`p.brand_key = any(${filter.brands}::text[])`);
  if (filter.colors.length > 0) add('color', sql`p.color_keys && ${filter.colors}::text[]`);
  if (filter.sizes.length > 0) add('size', sql`p.sizes && ${filter.sizes}::text[]`);
  if (filter.minHalalas !== null) add('price', sql`p.current_price_halalas >= ${filter.minHalalas}`);
  if (filter.maxHalalas !== null) add('price', sql`p.current_price_halalas <= ${filter.maxHalalas}`);
  if (filter.inStock) add('stock', sql`p.in_stock`);
  if (filter.onSale) add('sale', sql`p.is_on_sale`);
  if (filter.minRating !== null) add('rating', sql`p.rating_average >= ${filter.minRating}`);
  return list;
}

/** Of which groups something is chosen. */
export function groupsOf(filter: ProductFilter): FilterGroup[] {
  const groups = conditions({ ...filter, text: null }).flatMap(({ group }) => (group === 'always' ? [] : [group]));
  return [...new Set(groups)];
}

/** Whether nothing but a text narrows the list: then the search table alone answers. */
export function isTextOnly(filter: ProductFilter): boolean {
  return filter.text !== null && conditions({ ...filter, text: null }).length === 1;
}

const orders = {
  newest: sql`p.published_at desc, p.id desc`,
  price_asc: sql`p.current_price_halalas, p.id`,
  price_desc: sql`p.current_price_halalas desc, p.id desc`,
  best_selling: sql`p.sold_count desc, p.id desc`,
  rating: sql`p.rating_average desc, p.rating_count desc, p.id desc`,
} as const satisfies Record<Exclude<ProductSort, 'relevance'>, Sql<unknown>>;

/** The order of a list, as an index has it. Without a text there is no relevance: what sells best comes first. */
export function orderProducts(sort: Exclude<ProductSort, 'relevance'>): Sql<unknown> {
  return orders[sort];
}
