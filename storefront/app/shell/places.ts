import type { Areas } from '../text/areas.ts';
import type { PlainKey } from '../text/texts.ts';

type TextKey = PlainKey<Areas['shell']>;

export interface Place {
  to: string;
  text: TextKey;
}

/**
 * Every place the layout leads to (source spec §2). A place is shown once its page exists: set `built` with the route.
 */
const places = {
  home: { to: '/', text: 'home', built: true },
  products: { to: '/products', text: 'products', built: true },
  categories: { to: '/categories', text: 'categories', built: true },
  offers: { to: '/offers', text: 'offers', built: true },
  blog: { to: '/blog', text: 'blog', built: true },
  about: { to: '/about', text: 'about', built: true },
  community: { to: '/community', text: 'community', built: false },
  affiliate: { to: '/affiliate', text: 'affiliate', built: true },
  affiliateApply: { to: '/affiliate/apply', text: 'affiliate', built: false },
  contact: { to: '/contact', text: 'contact', built: true },
  help: { to: '/help', text: 'help', built: true },
  faq: { to: '/faq', text: 'faq', built: true },
  shipping: { to: '/shipping', text: 'shipping', built: true },
  returns: { to: '/returns', text: 'returns', built: true },
  sizeGuide: { to: '/size-guide', text: 'sizeGuide', built: true },
  trackOrder: { to: '/track-order', text: 'trackOrder', built: true },
  privacy: { to: '/privacy', text: 'privacy', built: true },
  terms: { to: '/terms', text: 'terms', built: true },
  cookies: { to: '/cookies', text: 'cookies', built: true },
  sitemap: { to: '/sitemap', text: 'sitemap', built: true },
  cart: { to: '/cart', text: 'cart', built: true },
  account: { to: '/account', text: 'account', built: true },
  orders: { to: '/orders', text: 'orders', built: true },
  wishlist: { to: '/wishlist', text: 'wishlist', built: true },
} satisfies Record<string, Place & { built: boolean }>;

/** Those of these places whose pages exist. */
export function shown(...names: (keyof typeof places)[]): Place[] {
  return names.map((name) => places[name]).filter((place) => place.built);
}

/** Whether a place's page exists yet, for links that must lead somewhere else until it does. */
export function isBuilt(name: keyof typeof places): boolean {
  return places[name].built;
}

export const mainNavigation = shown(
  'home',
  'products',
  'categories',
  'offers',
  'about',
  'community',
  'affiliate',
  'contact',
);

export const footerColumns: { title: TextKey; places: Place[] }[] = [
  { title: 'quickLinks', places: shown('home', 'products', 'categories', 'offers', 'blog', 'about', 'community') },
  {
    title: 'customerService',
    places: shown('help', 'faq', 'shipping', 'returns', 'sizeGuide', 'trackOrder', 'contact'),
  },
  { title: 'myAccount', places: shown('account', 'orders', 'wishlist', 'cart', 'affiliate') },
];

export const legalPlaces = shown('privacy', 'terms', 'returns', 'cookies', 'sitemap');

/** Pages of words, as they name each other. */
export const informationPlaces = shown(
  'about',
  'help',
  'faq',
  'shipping',
  'returns',
  'sizeGuide',
  'privacy',
  'terms',
  'cookies',
);
