import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  bundle,
  CATEGORIES_A_PAGE,
  categoriesQuery,
  category,
  categoryWithChildren,
  comparedProduct,
  idOrSlugParams,
  idParams,
  limitQuery,
  MOST_COMPARED,
  MOST_SIBLINGS,
  product,
  productDetail,
  productListQuery,
  productPage,
  slugParams,
  variant,
} from './shapes.ts';

const rail = z.array(product).max(24);

export const categoryDetail = categoryWithChildren.extend({ breadcrumbs: z.array(category).max(10) });
export type CategoryDetail = z.infer<typeof categoryDetail>;

/** Whether ids that are joined by a comma ascend. Another order would be another kept answer of the same things. */
const isAscending = (ids: string) =>
  ids.split(',').every((id, at, all) => at === 0 || Number(all[at - 1]) < Number(id));

export const catalogEndpoints = {
  'GET /products': endpoint({
    access: 'public',
    summary: 'Products, searched, filtered, sorted and paged',
    query: productListQuery,
    reply: productPage,
    errors: [],
    cache: { tags: ['products', 'settings'] },
  }),
  'GET /products/featured': endpoint({
    access: 'public',
    summary: 'Products the shop puts forward',
    query: limitQuery,
    reply: rail,
    errors: [],
    cache: { tags: ['products', 'settings'] },
  }),
  'GET /products/new-arrivals': endpoint({
    access: 'public',
    summary: 'The newest products',
    query: limitQuery,
    reply: rail,
    errors: [],
    cache: { tags: ['products', 'settings'] },
  }),
  'GET /products/best-sellers': endpoint({
    access: 'public',
    summary: 'What sold most',
    query: limitQuery,
    reply: rail,
    errors: [],
    cache: { tags: ['products', 'settings'] },
  }),
  'GET /products/compared': endpoint({
    access: 'public',
    summary: 'Products side by side, in the order of their ids; those that are not sold are left out',
    query: z.object({
      ids: z
        .string()
        .max(43)
        .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,3}$/)
        .refine(isAscending, 'validation.ascending')
        .describe('One to four, each once and in ascending order, joined by a comma: one comparison is kept once'),
    }),
    reply: z.array(comparedProduct).max(MOST_COMPARED),
    errors: [],
    cache: { tags: ['products', 'settings'] },
  }),
  'GET /products/{id}': endpoint({
    access: 'public',
    summary: 'One product with everything its page shows',
    params: idParams,
    reply: productDetail,
    errors: ['catalog.product_not_found'],
    cache: { tags: ['settings'] },
  }),
  'GET /products/preview/{token}': endpoint({
    access: 'visitor',
    summary: 'A product as its page will show it, for whoever was given the link of those who work here; it only shows',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/, 'validation.link') }),
    reply: productDetail,
    errors: ['catalog.preview_over'],
  }),
  'GET /products/{id}/variants': endpoint({
    access: 'public',
    summary: 'The variants of a product',
    params: idParams,
    reply: z.array(variant).max(200),
    errors: ['catalog.product_not_found'],
    cache: { tags: [] },
  }),
  'GET /categories': endpoint({
    access: 'public',
    summary: 'Every category, in tree order, a thousand a page; or those whose names a text begins',
    query: categoriesQuery,
    reply: z.array(category).max(CATEGORIES_A_PAGE),
    errors: [],
    cache: { tags: ['categories'] },
  }),
  'GET /categories/featured': endpoint({
    access: 'public',
    summary: 'Categories the shop puts forward',
    reply: z.array(category).max(100),
    errors: [],
    cache: { tags: ['categories'] },
  }),
  'GET /categories/root': endpoint({
    access: 'public',
    summary: 'Root categories with their children',
    reply: z.array(categoryWithChildren).max(MOST_SIBLINGS),
    errors: [],
    cache: { tags: ['categories'] },
  }),
  'GET /categories/{id}': endpoint({
    access: 'public',
    summary: 'One category, by number or slug',
    params: idOrSlugParams,
    reply: categoryDetail,
    errors: ['catalog.category_not_found'],
    cache: { tags: ['categories'] },
  }),
  'GET /categories/{id}/children': endpoint({
    access: 'public',
    summary: 'The categories right below one',
    params: idOrSlugParams,
    reply: z.array(category).max(MOST_SIBLINGS),
    errors: ['catalog.category_not_found'],
    cache: { tags: ['categories'] },
  }),
  'GET /categories/{id}/products': endpoint({
    access: 'public',
    summary: 'Products of a category and everything below it',
    params: idOrSlugParams,
    query: productListQuery.omit({ category_id: true }),
    reply: productPage,
    errors: ['catalog.category_not_found'],
    cache: { tags: ['products', 'categories', 'settings'] },
  }),
  'GET /bundles': endpoint({
    access: 'public',
    summary: 'Sets sold at one price',
    reply: z.array(bundle).max(100),
    errors: [],
    cache: { tags: ['bundles'] },
  }),
  'GET /bundles/{id}': endpoint({
    access: 'public',
    summary: 'One bundle',
    params: idParams,
    reply: bundle,
    errors: ['catalog.bundle_not_found'],
    cache: { tags: ['bundles'] },
  }),
  'GET /bundles/slug/{slug}': endpoint({
    access: 'public',
    summary: 'One bundle by its slug',
    params: slugParams,
    reply: bundle,
    errors: ['catalog.bundle_not_found'],
    cache: { tags: ['bundles'] },
  }),
};
