import { toRiyals } from '@waha/contract';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { sizeName } from '../products/size-name.ts';
import { catalogTexts } from '../texts.ts';
import type { FacetRow, ListSummary } from './list-summary.store.ts';

/** Facets of a list, in the reader's language. */
export function presentFacets({ facets: rows, areFacetsExact }: ListSummary, tree: CategoryTree, language: Language) {
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  const labelled = (row: FacetRow) => ({
    value: row.value,
    label: (language === 'ar' ? row.label_ar : row.label_en) ?? row.value,
    count: row.count,
  });
  const only = (kind: FacetRow['kind']) => of(kind)[0]?.count ?? 0;
  return {
    is_exact: areFacetsExact,
    categories: of('category').flatMap((row) => {
      const category = tree.byId.get(Number(row.value));
      return category ? [{ value: row.value, label: inLanguage(category, 'name', language), count: row.count }] : [];
    }),
    brands: of('brand').map(labelled),
    colors: of('color').map((row) => ({ ...labelled(row), hex: row.hex })),
    sizes: of('size').map((row) => ({ ...labelled(row), label: sizeName(row.value, language) })),
    price: { min: toRiyals(only('min_price')), max: toRiyals(only('max_price')) },
    in_stock: only('stock'),
    on_sale: only('sale'),
    ratings: [4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: catalogTexts.say(language, 'stars', { count: stars }),
      count: of('rating').reduce((sum, row) => (Number(row.value) >= stars ? sum + row.count : sum), 0),
    })),
  };
}
