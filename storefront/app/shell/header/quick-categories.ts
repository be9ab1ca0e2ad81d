export interface QuickCategory {
  name: string;
  slug: string;
  products_count: number;
}

/** Source spec §9: up to 6, at least 3 of them with products, otherwise featured ones are added. */
const SHOWN = 6;
const WITH_PRODUCTS = 3;

function withProducts(categories: readonly QuickCategory[]): QuickCategory[] {
  return categories.filter((category) => category.products_count > 0).slice(0, SHOWN);
}

export function hasEnough(categories: readonly QuickCategory[]): boolean {
  return withProducts(categories).length >= WITH_PRODUCTS;
}

export function chooseQuickCategories(
  roots: readonly QuickCategory[],
  featured: readonly QuickCategory[],
): QuickCategory[] {
  const chosen = withProducts(roots);
  if (chosen.length >= WITH_PRODUCTS) return chosen;
  const added = featured.filter((category) => !chosen.some((known) => known.slug === category.slug));
  return [...chosen, ...added].slice(0, SHOWN);
}
