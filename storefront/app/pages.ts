import { listingParameters } from './shop/listing/listing-parameters.ts';

/** What the server and the service worker must know of a page before it is drawn. */
export interface PageRow {
  /**
   * Whose it is. `everyone`: the same for all, kept by the server and by the device. `reader`: the document is the same for
   * all and the server keeps it, but the browser shows one person's things in it, so the device does not. `secret`: its
   * address names one person's thing or opens it, so nobody keeps it (`no-store`) and nothing it links to is told of it.
   */
  readonly for: 'everyone' | 'reader' | 'secret';
  /**
   * Query parameters it is drawn from. All others are taken off before it is drawn: what a page does not read cannot make
   * copies of it.
   */
  readonly reads?: readonly string[];
}

const everyone: PageRow = { for: 'everyone' };
const reader: PageRow = { for: 'reader' };
const secret: PageRow = { for: 'secret' };
const listing: PageRow = { for: 'everyone', reads: listingParameters };
const way: PageRow = { for: 'reader', reads: ['redirect'] };

/**
 * Every page of the shop by its path in routes.ts; a test holds the two together. Imported by the server's entry and the
 * build, never by a page.
 */
export const pages: Readonly<Record<string, PageRow>> = {
  '/': everyone,
  '/products': listing,
  '/offers': everyone,
  '/search': listing,
  '/categories': everyone,
  '/categories/:slug': listing,
  '/product/:id/:slug?': { for: 'everyone', reads: ['reviews', 'sort', 'stars'] },
  '/bundle/:id': everyone,
  '/affiliate': everyone,
  '/cart': reader,
  '/checkout': reader,
  '/checkout/success': { for: 'secret', reads: ['order'] },
  '/pay/demo/:id': secret,
  '/track-order': reader,
  '/invoice/:id': secret,
  '/order/:order/returns/:id?': secret,
  '/about': everyone,
  '/help': everyone,
  '/shipping': everyone,
  '/returns': everyone,
  '/privacy': everyone,
  '/terms': everyone,
  '/cookies': everyone,
  '/faq': everyone,
  '/size-guide': everyone,
  '/contact': everyone,
  '/sitemap': everyone,
  '/newsletter': reader,
  '/newsletter/confirm': { for: 'secret', reads: ['token'] },
  '/newsletter/unsubscribe': { for: 'secret', reads: ['token'] },
  '/blog': { for: 'everyone', reads: ['category', 'page', 'search'] },
  '/blog/:slug': everyone,
  '/offline': reader,
  '/manifest.webmanifest': everyone,
  '/login': way,
  '/register': way,
  '/forgot-password': reader,
  '/reset-password/:token': secret,
  '/verify-email/:token': secret,
  '/undo-change/:token': secret,
  '/account/profile?': reader,
  '/account?/orders': reader,
  '/account?/orders/:id': secret,
  '/account?/wishlist': reader,
  '/account/reviews': reader,
  '/account/orders/:id/return': secret,
  '/account/returns': reader,
  '/account/returns/:id': secret,
  '/account/lotto': reader,
  '/account/addresses': reader,
  '/account/settings': reader,
  '/*': everyone,
};
