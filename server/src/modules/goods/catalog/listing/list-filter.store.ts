import type { ProductSort } from '@waha/contract';
import { type Sql, sql } from '../../../../platform/database/index.ts';
import type { TextQuery } from '../../search/index.ts';
import { hasTag } from '../tags/tagged-products.store.ts';

/** Filter of a product list. Facets are counted as if their own group were not selected. */
export interface ProductFilter {
  text: TextQuery | null;
  categoryId: number | null;
  brands: string[];
  /** The key of a tag. */
  tag: string | null;
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
  tag: null,
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

/** Filter groups that one variant must satisfy together: size, colour, stock and price. */
const OF_VARIANT: readonly FilterGroup[] = ['color', 'size', 'stock', 'price'];

/**
 * Conditions on a product named `p`, without those of one group while its choices are counted. If size or colour
 * counts, one variant must satisfy all of them; otherwise the product's own columns decide.
 */
export function whereProducts(filter: ProductFilter, without?: FilterGroup): Sql<unknown> {
  const chosen = conditions(filter, isByVariant(filter, without)).filter(({ group }) => group !== without);
  const groups = new Set(chosen.map(({ group }) => group).filter((group) => OF_VARIANT.some((one) => one === group)));
  const isOfOne = groups.size > 1 && (groups.has('color') || groups.has('size'));
  const ofOne = isOfOne ? [sql`exists (select from ${variantsWhere(filter, without)} offset 0)`] : [];
  return sql.join([...chosen.map((condition) => condition.sql), ...ofOne], sql` and `);
}

/**
 * True if the price is a variant's, because a size or colour is selected or about to be. Otherwise it is the price
 * shown in lists.
 */
function isByVariant({ colors, sizes }: ProductFilter, without?: FilterGroup): boolean {
  return colors.length > 0 || sizes.length > 0 || without === 'color' || without === 'size';
}

/**
 * Variants `v` of a product `p` that satisfy the variant filters, without one group; for use after `from`. A price
 * counts if the variant can be bought; for a sold-out product, any variant's.
 */
export function variantsWhere(filter: ProductFilter, without?: FilterGroup): Sql<unknown> {
  const { colors, sizes, minHalalas, maxHalalas, inStock } = filter;
  const parts = [sql`v.product_id = p.id and v.is_active`];
  if (colors.length > 0 && without !== 'color') parts.push(sql`v.color_key = any(${colors}::text[])`);
  if (sizes.length > 0 && without !== 'size') parts.push(sql`v.size = any(${sizes}::text[])`);
  if (inStock && without !== 'stock') parts.push(sql`s.quantity > 0`);
  if ((minHalalas !== null || maxHalalas !== null) && without !== 'price') {
    parts.push(sql`(s.quantity > 0 or not p.in_stock)`);
    if (minHalalas !== null) parts.push(sql`${payableHalalas} >= ${minHalalas}`);
    if (maxHalalas !== null) parts.push(sql`${payableHalalas} <= ${maxHalalas}`);
  }
  return sql`product_variants v left join stock_levels s on s.variant_id = v.id where ${sql.join(parts, sql` and `)}`;
}

/** Current price of one piece of variant `v` of product `p`, equal to `payablePrice`. */
const regular = sql`coalesce(v.price_halalas, p.price_halalas)`;
export const payableHalalas = sql`least(${regular}, v.sale_price_halalas,
  case when v.price_halalas is null and v.sale_price_halalas is null then p.sale_price_halalas end,
  case when p.promotion ->> 'type' <> 'buy_x_get_y' then coalesce((p.promotion ->> 'price_halalas')::int,
    greatest(1, ${regular} - round(${regular} * (p.promotion ->> 'percent')::numeric / 100)::int)) end)`;

/** Matches of a text, on the search table named `s`. */
export function matching(text: TextQuery): Sql<unknown> {
  return sql`product_search s where s.document @@ ${text.tsquery}::tsquery`;
}

function conditions(filter: ProductFilter, isByOneVariant = false): Condition[] {
  const list: Condition[] = [{ group: 'always', sql: sql`p.is_active` }];
  const add = (group: FilterGroup | 'always', condition: Sql<unknown>) => list.push({ group, sql: condition });
  if (filter.text) {
    add('always', sql`p.id in (select s.product_id from ${matching(filter.text)})`);
  }
  if (filter.categoryId !== null) add('category', sql`p.category_ids @> array[${filter.categoryId}::int]`);
  if (filter.brands.length > 0) add('brand', sql`p.brand_key = any(${filter.brands}::text[])`);
  if (filter.tag !== null) add('always', hasTag(filter.tag));
  if (filter.colors.length > 0) add('color', sql`p.color_keys && ${filter.colors}::text[]`);
  if (filter.sizes.length > 0) add('size', sql`p.sizes && ${filter.sizes}::text[]`);
  // A product whose cheapest variant is below the price may have another above it: then only the variant decides.
  if (filter.minHalalas !== null && isByOneVariant) add('price', sql`true`);
  else if (filter.minHalalas !== null) add('price', sql`p.current_price_halalas >= ${filter.minHalalas}`);
  if (filter.maxHalalas !== null) add('price', sql`p.current_price_halalas <= ${filter.maxHalalas}`);
  if (filter.inStock) add('stock', sql`p.in_stock`);
  if (filter.onSale) add('sale', sql`p.is_on_sale`);
  if (filter.minRating !== null) add('rating', sql`p.rating_average >= ${filter.minRating}`);
  return list;
}

/** Filter groups with a selection. */
export function groupsOf(filter: ProductFilter): FilterGroup[] {
  const groups = conditions({ ...filter, text: null }).flatMap(({ group }) => (group === 'always' ? [] : [group]));
  return [...new Set(groups)];
}

/** True if only a text filters the list: then the search table alone answers. */
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

/** Sort orders of a list, each with an index. Without a text there is no relevance: sales come first. */
export function orderProducts(sort: Exclude<ProductSort, 'relevance'>): Sql<unknown> {
  return orders[sort];
}
