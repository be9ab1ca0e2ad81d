import type { PageRow } from '../../storefront/app/page-row.ts';
import { pages } from '../../storefront/app/pages.ts';
import { findBundle, findProduct, openDemoPayment } from './demo-shop.ts';

export interface PublicRoute {
  /** An example address of the page in the demo shop, without the language. */
  address: () => string | Promise<string>;
  /** schema.org types required in the page's structured data, besides the organisation. */
  describes: readonly string[];
  /** True for pages of one reader only: excluded from search indexes and the site map. */
  noIndex: boolean;
  status: number;
}

/**
 * How to open a public page; undefined for pages that require a customer, an order or a file, which other tests open.
 */
function addressOf({ example }: PageRow): PublicRoute['address'] | undefined {
  if (example === 'customer' || example === 'order' || example === 'file') return undefined;
  if (example === 'payment') return openDemoPayment;
  if (typeof example === 'string') return () => example;
  if ('bundle' in example) return async () => `/bundle/${(await findBundle(example.bundle)).id}`;
  return async () => {
    const { id, slug } = await findProduct(example.product);
    return `/product/${id}/${slug}`;
  };
}

/** Every public page of storefront/app/pages.ts, by its path there. */
export const publicRoutes: ReadonlyMap<string, PublicRoute> = new Map(
  Object.entries<PageRow>(pages).flatMap(([path, row]) => {
    const address = addressOf(row);
    const { describes = [], found } = row;
    return address ? [[path, { address, describes, noIndex: !found, status: path === '/*' ? 404 : 200 }]] : [];
  }),
);
