import routes from '../../storefront/app/routes.ts';
import { findBundle, findProduct, openDemoPayment } from './demo-shop.ts';

export interface PublicRoute {
  /** An address of it in the demo shop, without the language. */
  address: () => string | Promise<string>;
  /** Types of schema.org that it must describe itself with, besides the organisation. */
  describes: readonly string[];
  /** Belongs to one reader, or to none: in no index and in no site map. */
  noIndex?: boolean;
  status?: number;
}

const information: PublicRoute['describes'] = ['BreadcrumbList'];
const page = (address: string, describes: readonly string[] = information): PublicRoute => ({
  address: () => address,
  describes,
});
const private_ = (address: string): PublicRoute => ({ address: () => address, describes: [], noIndex: true });

/** One row a route of storefront/app/routes.ts, by its path there: a route without a row fails the test that reads it. */
export const publicRoutes: Record<string, PublicRoute> = {
  '': page('/', ['WebSite']),
  products: page('/products', ['BreadcrumbList', 'ItemList']),
  offers: page('/offers'),
  search: { ...private_('/search?search=oud') },
  categories: page('/categories'),
  'categories/:slug': page('/categories/perfume-and-oud', ['BreadcrumbList', 'ItemList']),
  'product/:id/:slug?': {
    address: async () => {
      const { id, slug } = await findProduct('sukkari-dates');
      return `/product/${id}/${slug}`;
    },
    describes: ['Product', 'BreadcrumbList'],
  },
  'bundle/:id': {
    address: async () => `/bundle/${(await findBundle('majlis-welcome-set')).id}`,
    describes: ['Product', 'BreadcrumbList'],
  },
  affiliate: page('/affiliate'),
  cart: private_('/cart'),
  checkout: private_('/checkout'),
  'checkout/success': private_('/checkout/success'),
  'pay/demo/:id': { address: openDemoPayment, describes: [], noIndex: true },
  'track-order': page('/track-order', []),
  about: page('/about'),
  help: page('/help'),
  shipping: page('/shipping'),
  returns: page('/returns'),
  privacy: page('/privacy'),
  terms: page('/terms'),
  cookies: page('/cookies'),
  'size-guide': page('/size-guide'),
  faq: page('/faq', ['FAQPage', 'BreadcrumbList']),
  blog: page('/blog'),
  'blog/:slug': page('/blog/how-to-choose-oud', ['Article', 'BreadcrumbList']),
  contact: page('/contact', ['ContactPage', 'BreadcrumbList']),
  sitemap: page('/sitemap'),
  newsletter: page('/newsletter'),
  'newsletter/confirm': private_('/newsletter/confirm'),
  'newsletter/unsubscribe': private_('/newsletter/unsubscribe'),
  offline: private_('/offline'),
  login: private_('/login'),
  register: private_('/register'),
  'forgot-password': private_('/forgot-password'),
  'reset-password/:token': private_('/reset-password/nobodys-token-at-all-0123456789'),
  'undo-change/:token': private_('/undo-change/nobodys-token-at-all-0123456789'),
  'verify-email/:token': private_('/verify-email/nobodys-token-at-all-0123456789'),
  '*': { ...private_('/no-such-page'), status: 404 },
};

/** Files, and pages of one buyer: those lead others away, and have tests of their own. */
const notPublic = /^(?:manifest\.webmanifest|(?:account\??|orders|wishlist|invoice|order)(?:\/.*)?)$/;

/** Every path of the route tree that anybody may open. */
export function publicPaths(): string[] {
  return collect(routes, '').filter((path) => !notPublic.test(path));
}

interface Node {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Node[] | undefined;
}

function collect(nodes: readonly Node[], above: string): string[] {
  return nodes.flatMap(({ path, children, index }) => {
    const here = [above, path].filter(Boolean).join('/');
    if (children) return collect(children, here);
    return path !== undefined || index ? [here] : [];
  });
}
