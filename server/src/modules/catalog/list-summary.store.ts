import { type Database, type Row, sql } from '../../platform/database/index.ts';
import { type FilterGroup, isTextOnly, matching, type ProductFilter, whereProducts } from './list-filter.store.ts';

/** How many products a filter leaves, and how many each further choice would. */
export interface ListSummary {
  total: number;
  facets: FacetRow[];
}

const facetRow = {
  kind: sql.text.oneOf(
    'total',
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

export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const counted =
    filter.text && isTextOnly(filter) ? matching(filter.text) : sql`products p where ${whereProducts(filter)}`;
  const { rows } = await sql.rows({ total: sql.int4 })`select count(*)::int as total from ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Total and every facet in one statement. Each facet ignores the choices of its own group. */
export async function summariseProducts(db: Database, filter: ProductFilter): Promise<ListSummary> {
  const from = (group: FilterGroup) => sql`from products p where ${whereProducts(filter, group)}`;
  const { rows } = await sql.rows(facetRow)`
    select 'total' as kind, '' as value, null as label_ar, null as label_en, null as hex, count(*)::int as count
      from products p where ${whereProducts(filter)}
    union all
    (select 'brand', p.brand_key, min(p.brand_ar), min(p.brand_en), null, count(*)::int ${from('brand')}
      and p.brand_key <> '' group by p.brand_key order by count(*) desc, p.brand_key limit 40)
    union all
    (select 'color', v.color_key, min(v.color_ar), min(v.color_en), min(v.color_hex), count(distinct v.product_id)::int
      from product_variants v where v.is_active and v.color_key is not null
      and v.product_id in (select p.id ${from('color')} and p.color_keys <> '{}')
      group by v.color_key order by 6 desc, 2 limit 30)
    union all
    (select 'size', of_size.size, of_size.size, of_size.size, null, count(*)::int
      from (select unnest(p.sizes) as size ${from('size')} and p.sizes <> '{}') as of_size
      group by of_size.size order by count(*) desc, of_size.size limit 40)
    union all
    (select 'category', of_category.id::text, null, null, null, count(*)::int
      from (select unnest(p.category_ids) as id ${from('category')}) as of_category
      group by of_category.id limit 100)
    union all
    (select 'rating', floor(p.rating_average)::int::text, null, null, null, count(*)::int ${from('rating')}
      and p.rating_count > 0 group by floor(p.rating_average))
    union all
    (select 'stock', '', null, null, null, count(*)::int ${from('stock')} and p.in_stock)
    union all
    (select 'sale', '', null, null, null, count(*)::int ${from('sale')} and p.is_on_sale)
    union all
    (select 'min_price', '', null, null, null, coalesce(min(p.current_price_halalas), 0) ${from('price')})
    union all
    (select 'max_price', '', null, null, null, coalesce(max(p.current_price_halalas), 0) ${from('price')})
  `.execute(db);
  const total = rows.find((row) => row.kind === 'total')?.count ?? 0;
  return { total, facets: rows.filter((row) => row.kind !== 'total') };
}
