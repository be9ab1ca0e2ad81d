import { CATEGORIES_A_PAGE, type Category, type EndpointKey, type ProductPage } from '@waha/contract';
import type { CallContext, Handlers } from '../../../../platform/bind/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import type { ListQuery } from '../listing/list-products.ts';
import { presentProductImage } from '../products/present-product.ts';
import type { CategoryRow } from './categories.store.ts';
import type { CategoryTree, CategoryTrees } from './category-tree.ts';

const MOST_FOUND = 24;
const MOST_FEATURED = 100;

type CategoryKey = Extract<EndpointKey, `GET /categories${string}`>;

export function presentCategory(row: CategoryRow, language: Language): Category {
  return {
    id: row.id,
    name: inLanguage(row, 'name', language),
    slug: row.slug,
    description: inLanguage(row, 'description', language),
    image: row.image && presentProductImage(row.image, language),
    products_count: row.products_count,
    parent_id: row.parent_id,
    backdrop: row.backdrop,
  };
}

function withChildren(tree: CategoryTree, row: CategoryRow, language: Language) {
  const children = tree.childrenOf(row.id).map((child) => presentCategory(child, language));
  return { ...presentCategory(row, language), children };
}

function requireCategory(tree: CategoryTree, id: number | string): CategoryRow {
  const row = typeof id === 'number' ? tree.byId.get(id) : tree.findBySlug(id);
  return row ?? refuse('catalog.category_not_found');
}

/** Calls about categories; products of a category come from the one product list. */
export function categoryHandlers(
  categories: CategoryTrees,
  listProducts: (query: ListQuery, context: CallContext) => Promise<ProductPage>,
): Handlers<CategoryKey> {
  return {
    'GET /categories': async ({ query: { search, page = 1 } }, { language }) => {
      const tree = await categories.read();
      const from = (page - 1) * CATEGORIES_A_PAGE;
      const rows = search ? tree.find(search, MOST_FOUND) : tree.all.slice(from, from + CATEGORIES_A_PAGE);
      return rows.map((row) => presentCategory(row, language));
    },
    'GET /categories/featured': async (_, { language }) => {
      const featured = (await categories.read()).all.filter((row) => row.is_featured);
      return featured.slice(0, MOST_FEATURED).map((row) => presentCategory(row, language));
    },
    'GET /categories/root': async (_, { language }) => {
      const tree = await categories.read();
      return tree.childrenOf(null).map((row) => withChildren(tree, row, language));
    },
    'GET /categories/{id}': async ({ params }, { language }) => {
      const tree = await categories.read();
      const row = requireCategory(tree, params.id);
      return {
        ...withChildren(tree, row, language),
        breadcrumbs: tree.pathTo(row.id).map((category) => presentCategory(category, language)),
      };
    },
    'GET /categories/{id}/children': async ({ params }, { language }) => {
      const tree = await categories.read();
      return tree.childrenOf(requireCategory(tree, params.id).id).map((row) => presentCategory(row, language));
    },
    'GET /categories/{id}/products': async ({ params, query }, context) => {
      const row = requireCategory(await categories.read(), params.id);
      return listProducts({ ...query, category_id: row.id }, context);
    },
  };
}
