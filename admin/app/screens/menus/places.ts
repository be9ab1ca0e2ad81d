import type { ShopPlace } from '@waha/contract/vocabulary';
import type { PlainKey } from '@waha/kit/texts';
import type { Areas } from '../../text/areas.ts';

/** Names of the pages that a menu may hold without words of its own. */
export const placeNames: Readonly<Record<ShopPlace, PlainKey<Areas['menus']>>> = {
  '/': 'place_home',
  '/products': 'place_products',
  '/categories': 'place_categories',
  '/offers': 'place_offers',
  '/bundles': 'place_bundles',
  '/blog': 'place_blog',
  '/about': 'place_about',
  '/community': 'place_community',
  '/affiliate': 'place_affiliate',
  '/scratch-cards': 'place_scratch_cards',
  '/contact': 'place_contact',
  '/help': 'place_help',
  '/faq': 'place_faq',
  '/shipping': 'place_shipping',
  '/returns': 'place_returns',
  '/size-guide': 'place_size_guide',
  '/track-order': 'place_track_order',
  '/privacy': 'place_privacy',
  '/terms': 'place_terms',
  '/cookies': 'place_cookies',
  '/sitemap': 'place_sitemap',
  '/cart': 'place_cart',
  '/account': 'place_account',
  '/orders': 'place_orders',
  '/wishlist': 'place_wishlist',
};

/** The usual links of the header, to start an own menu from. */
export const usualHeader: readonly ShopPlace[] = [
  '/',
  '/products',
  '/categories',
  '/offers',
  '/about',
  '/community',
  '/affiliate',
  '/contact',
];
