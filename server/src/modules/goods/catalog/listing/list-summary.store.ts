import { type Database, type Row, type Sql, sql } from '../../../../platform/database/index.ts';
import {
  type FilterGroup,
  groupsOf,
  isTextOnly,
  matching,
  type ProductFilter,
  payableHalalas,
  variantsWhere,
  whereProducts,
} from './list-filter.store.ts';

/** Products are counted and paged up to this number; beyond it users filter. */
export const MOST_COUNTED = 10_000;
/** Facets are counted among at most this many products; in longer lists, among a sample. */
export const MOST_FACETED = 2_000;
/** Maximum number of matches of a filtered text that are examined. */
const MOST_NARROWED = 50_000;

/** Number of products that match a filter, up to the counting limit. */
export interface Total {
  total: number;
  isTotalExact: boolean;
}

/** Number of products that match a filter, and the number per further choice. */
export interface ListSummary extends Total {
  facets: FacetRow[];
  /** False where there were too many to count choices among all of them. */
  areFacetsExact: boolean;
}

const facetRow = {
  kind: sql.text.oneOf(
    'total',
    'counted',
    'brand',
    'color',
    'size',
    'category',
    'rating',
    'stock',
    'sale',
    'min_price',
    'max_price',
  ),
  value: sql.text,
  label_ar: sql.text.orNull,
  label_en: sql.text.orNull,
  hex: sql.text.orNull,
  count: sql.int4,
};
export type FacetRow = Row<typeof facetRow>;

const totalOf = (counted: number): Total => ({
  total: Math.min(counted, MOST_COUNTED),
  isTotalExact: counted <= MOST_COUNTED,
});

export async function countProducts(db: Database, filter: ProductFilter): Promise<Total> {
  const { rows } = await sql.rows({ total: sql.int4 })`${sql.plannedForValues}
    select count(*)::int as total from (select from ${counted(filter)} limit ${MOST_COUNTED + 1}) as counted
  `.execute(db);
  return totalOf(rows[0]?.total ?? 0);
}

/** Source of the count: matches alone if only a text filters. */
function counted(filter: ProductFilter): Sql<unknown> {
  return filter.text && isTextOnly(filter) ? matching(filter.text) : narrowed(filter);
}

/** Products `p` that match a filter. A text is answered by its own index first, not product by product. */
function narrowed(filter: ProductFilter, without?: FilterGroup): Sql<unknown> {
  const where = whereProducts({ ...filter, text: null }, without);
  if (!filter.text) return sql`products p where ${where}`;
  const most = isTextOnly(filter) ? MOST_FACETED + 1 : MOST_NARROWED;
  return sql`(select s.product_id from ${matching(filter.text)} limit ${most}) as f
    join products p on p.id = f.product_id where ${where}`;
}

const sampleOf = (group: FilterGroup | 'all') => sql.ref(`without_${group}`);

/**
 * Total and every facet in one statement. Each facet ignores the choices of its own group; groups without a choice
 * share one scan.
 */
export async function summariseProducts(db: Database, filter: ProductFilter): Promise<ListSummary> {
  const groups = sampledGroups(filter);
  const samples = sql.join((['all', ...groups] as const).map((group) => sampled(filter, group)));
  const from = (group: FilterGroup) => sql`from ${sampleOf(groups.includes(group) ? group : 'all')} p`;
  const lengths = sql.join(
    (['all', ...groups] as const).map((group) => sql`(select count(*) from ${sampleOf(group)})`),
  );
  const { rows } = await sql.rows(facetRow)`${sql.plannedForValues}
    with ${samples}
    select 'total' as kind, '' as value, null as label_ar, null as label_en, null as hex, (case
      when (select count(*) from without_all) <= ${MOST_FACETED} then (select count(*) from without_all)
      else (select count(*) from (select from ${counted(filter)} limit ${MOST_COUNTED + 1}) as counted) end)::int as count
    union all
    select 'counted', '', null, null, null, greatest(${lengths})::int
    union all
    (select 'brand', p.brand_key, min(p.brand_ar), min(p.brand_en), null, count(*)::int ${from('brand')}
      where p.brand_key <> '' group by p.brand_key order by count(*) desc, p.brand_key limit 40)
    union all
    (select 'color', v.color_key, min(v.color_ar), min(v.color_en), min(v.color_hex), count(distinct v.product_id)::int
      ${from('color')} cross join lateral (
        select v.color_key, v.color_ar, v.color_en, v.color_hex, v.product_id
        from ${variantsWhere(filter, 'color')} and v.color_key is not null
      ) v
      where p.color_keys <> '{}' group by v.color_key order by 6 desc, 2 limit 30)
    union all
    (select 'size', of_size.size, of_size.size, of_size.size, null, count(*)::int
      from (${sizesOf(filter, from('size'))}) as of_size
      group by of_size.size order by count(*) desc, of_size.size limit 40)
    union all
    (select 'category', of_category.id::text, null, null, null, count(*)::int
      from (select unnest(p.category_ids) as id ${from('category')}) as of_category
      group by of_category.id order by count(*) desc, of_category.id limit 100)
    union all
    (select 'rating', floor(p.rating_average)::int::text, null, null, null, count(*)::int ${from('rating')}
      where p.rating_count > 0 group by floor(p.rating_average))
    union all
    (select 'stock', '', null, null, null, count(*)::int ${from('stock')} where p.in_stock${alsoInStock(filter)})
    union all
    (select 'sale', '', null, null, null, count(*)::int ${from('sale')} where p.is_on_sale)
    union all
    ${pricesOf(filter, from('price'))}
  `.execute(db);
  const only = (kind: FacetRow['kind']) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    ...totalOf(only('total')),
    facets: rows.filter((row) => row.kind !== 'total' && row.kind !== 'counted'),
    areFacetsExact: only('counted') <= MOST_FACETED,
  };
}

const hasChoice = ({ colors, sizes }: ProductFilter) => colors.length > 0 || sizes.length > 0;

/**
 * Facet groups counted among products of their own: groups with a choice; and sizes and colours under a minimum price,
 * because any variant may have it, not only the cheapest.
 */
function sampledGroups(filter: ProductFilter): FilterGroup[] {
  const groups = groupsOf(filter);
  return filter.minHalalas === null ? groups : [...new Set<FilterGroup>([...groups, 'color', 'size'])];
}

/** Each size once per product that has it in a variant matching the other choices. */
function sizesOf(filter: ProductFilter, from: Sql<unknown>): Sql<unknown> {
  const isPlain = !(
    filter.colors.length > 0 ||
    filter.inStock ||
    filter.minHalalas !== null ||
    filter.maxHalalas !== null
  );
  if (isPlain) return sql`select unnest(p.sizes) as size ${from} where p.sizes <> '{}'`;
  return sql`select v.size ${from} cross join lateral (
      select distinct v.size from ${variantsWhere(filter, 'size')} and v.size is not null
    ) v where p.sizes <> '{}'`;
}

/** With a size or colour selected, that variant must be in stock. */
function alsoInStock(filter: ProductFilter): Sql<unknown> {
  return hasChoice(filter)
    ? sql` and exists (select from ${variantsWhere({ ...filter, inStock: true })} offset 0)`
    : sql``;
}

/** Lowest and highest price that the list shows; for a selected size or colour, of its variants. */
function pricesOf(filter: ProductFilter, from: Sql<unknown>): Sql<unknown> {
  const [halalas, also] = hasChoice(filter)
    ? [
        sql`v.halalas`,
        sql`cross join lateral (select ${payableHalalas} as halalas from ${variantsWhere(filter, 'price')}
          and (s.quantity > 0 or not p.in_stock)) v`,
      ]
    : [sql`p.current_price_halalas`, sql``];
  return sql`(select 'min_price', '', null, null, null, coalesce(min(${halalas}), 0) ${from} ${also})
    union all
    (select 'max_price', '', null, null, null, coalesce(max(${halalas}), 0) ${from} ${also})`;
}

/** CTE of the products facets are counted among, one more than the limit to detect longer lists. */
function sampled(filter: ProductFilter, group: FilterGroup | 'all'): Sql<unknown> {
  return sql`${sampleOf(group)} as materialized (
    select p.id, p.brand_key, p.brand_ar, p.brand_en, p.color_keys, p.sizes, p.category_ids, p.rating_average,
      p.rating_count, p.in_stock, p.is_on_sale, p.current_price_halalas${pricedBy(filter)}
    from ${narrowed(filter, group === 'all' ? undefined : group)} limit ${MOST_FACETED + 1}
  )`;
}

/** Further columns of a variant's price, for facets on one variant. */
function pricedBy(filter: ProductFilter): Sql<unknown> {
  const isAsked = hasChoice(filter) || filter.minHalalas !== null || filter.maxHalalas !== null;
  return isAsked ? sql`, p.price_halalas, p.sale_price_halalas, p.promotion` : sql``;
}
