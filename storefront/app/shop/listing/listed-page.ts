import type { Api } from '@waha/contract/client';
import type { ProductPage } from '@waha/contract/types';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';

/** The department of each category, both by their numbers as the filter writes them. */
export type DepartmentOf = Readonly<Record<string, string>>;

/** A page of products as these pages carry it: cards instead of whole products. */
export type ListedPage = Omit<ProductPage, 'data'> & {
  data: Card[];
  /** The departments of the categories that can be chosen; absent where there is nothing to choose. */
  departments?: DepartmentOf;
};

/** The same page for the pages that let a category be chosen. Departments that cannot be read leave all categories alike. */
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
