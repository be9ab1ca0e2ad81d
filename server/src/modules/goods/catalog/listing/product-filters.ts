import type { Search } from '../../search/index.ts';
import type { ProductFilters } from '../products/admin-products.store.ts';

/** Filters as a call sends them; those that are left out may be undefined. */
type Sent = { [Name in keyof Omit<ProductFilters, 'q'>]?: ProductFilters[Name] | undefined } & {
  q?: string | undefined;
};

/** The filters of a staff list of products; its words are normalised like those of buyers. */
export async function readProductFilters(search: Search, { q, ...rest }: Sent): Promise<Partial<ProductFilters>> {
  const given = Object.entries({
    ...rest,
    q: q === undefined ? undefined : { typed: q, tsquery: (await search.parse(q))?.tsquery ?? null },
  }).filter(([, value]) => value !== undefined);
  // Only undefined entries were dropped.
  return Object.fromEntries(given) as Partial<ProductFilters>;
}
