import type { Address } from '../router/links.ts';
import type { Areas } from '../text/areas.ts';
import type { PlainKey } from '../text/texts.ts';

type TextKey = PlainKey<Areas['shell']>;

export interface Destination {
  to: Address;
  text: TextKey;
}

/** Everything the layout leads to (source spec §2). What has no address yet is shown once its page exists. */
const destinations = {
  home: { to: '/', text: 'home' },
  products: { to: '/products', text: 'products' },
  categories: { to: '/categories', text: 'categories' },
  offers: { to: '/offers', text: 'offers' },
  blog: { to: '/blog', text: 'blog' },
  about: { to: '/about', text: 'about' },
  community: { to: '/community', text: 'community' },
  affiliate: { to: '/affiliate', text: 'affiliate' },
  affiliateApply: { to: '/affiliate/apply', text: 'affiliate' },
  affiliateDashboard: { to: '/affiliate/dashboard', text: 'affiliate' },
  scratchCards: { to: '/scratch-cards', text: 'scratchCards' },
  contact: { to: '/contact', text: 'contact' },
  help: { to: '/help', text: 'help' },
  faq: { to: '/faq', text: 'faq' },
  shipping: { to: '/shipping', text: 'shipping' },
  returns: { to: '/returns', text: 'returns' },
  sizeGuide: { to: '/size-guide', text: 'sizeGuide' },
  trackOrder: { to: '/track-order', text: 'trackOrder' },
  privacy: { to: '/privacy', text: 'privacy' },
  terms: { to: '/terms', text: 'terms' },
  cookies: { to: '/cookies', text: 'cookies' },
  sitemap: { to: '/sitemap', text: 'sitemap' },
  cart: { to: '/cart', text: 'cart' },
  account: { to: '/account', text: 'account' },
  orders: { to: '/orders', text: 'orders' },
  wishlist: { to: '/wishlist', text: 'wishlist' },
} satisfies Record<string, { to: Address | null; text: TextKey }>;

/** Those of these whose pages exist. */
export function shown(...names: (keyof typeof destinations)[]): Destination[] {
  return names.map((name) => destinations[name]).filter((one) => one.to !== null);
}

/** Whether its page exists yet, for links that must lead somewhere else until it does. */
export function isBuilt(name: keyof typeof destinations): boolean {
  return destinations[name].to !== null;
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

export const footerColumns: { title: TextKey; links: Destination[] }[] = [
  { title: 'quickLinks', links: shown('home', 'products', 'categories', 'offers', 'blog', 'about', 'community') },
  {
    title: 'customerService',
    links: shown('help', 'faq', 'shipping', 'returns', 'sizeGuide', 'trackOrder', 'contact'),
  },
  { title: 'myAccount', links: shown('account', 'orders', 'wishlist', 'cart', 'scratchCards', 'affiliate') },
];

export const legalLinks = shown('privacy', 'terms', 'returns', 'cookies', 'sitemap');

/** Pages of words, as they name each other. */
export const informationLinks = shown(
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
