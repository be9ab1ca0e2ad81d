import type { Api } from '@waha/contract/client';
import type { ProductPage } from '@waha/contract/types';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';

/** Department of each category; both by the ids that the filter uses. */
export type DepartmentOf = Readonly<Record<string, string>>;

/** A page of products as loaded by these pages: cards instead of whole products. */
export type ListedPage = Omit<ProductPage, 'data'> & {
  data: Card[];
  /** Departments of the offered categories; absent if there are no categories to choose. */
  departments?: DepartmentOf;
};

/**
 * The same page for lists with a category filter. If the departments cannot be loaded, all categories are listed alike.
 */
export async function listedPage(api: Api, page: ProductPage): Promise<ListedPage> {
  const listed = { ...page, data: page.data.map(cardOf) };
  const choices = new Set(page.facets?.categories.map(({ value }) => value));
  if (choices.size === 0) return listed;
  const roots = await api('GET /categories/root').catch(() => []);
  const inDepartments = roots.flatMap(({ id, children }) =>
    children.map((child) => [String(child.id), String(id)] as const).filter(([child]) => choices.has(child)),
  );
  return { ...listed, departments: Object.fromEntries(inDepartments) };
}
