import type { Api } from '@waha/contract/client';
import type { Category, ProductPage } from '@waha/contract/types';

/**
 * Categories that a search may mean: those with a matching name, then those with most of the found products, which
 * covers plurals and synonyms.
 */
export async function findCategories(
  api: Api,
  search: string,
  page: Pick<ProductPage, 'total' | 'facets'>,
  most: number,
): Promise<Category[]> {
  const named = await api('GET /categories', { query: { search } });
  const left = Math.max(0, most - named.length);
  const known = new Set(named.map(({ id }) => id));
  const held = heldMostBy(page).filter((id) => !known.has(id));
  // A category that was archived a moment ago is left out.
  const read = (id: number) => api('GET /categories/{id}', { params: { id } }).catch(() => null);
  const also = await Promise.all(held.slice(0, left).map(read));
  return [...named.slice(0, most), ...also.filter((category) => category !== null)];
}

/** Above the limit of exact counts the largest category is unknown. */
export function heldMostBy({ total, facets }: Pick<ProductPage, 'total' | 'facets'>): number[] {
  const counts = facets?.is_exact ? facets.categories : [];
  return counts.filter(({ count }) => count > 1 && count * 2 >= total).map(({ value }) => Number(value));
}
