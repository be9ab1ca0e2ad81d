import type { PlainKey } from '@waha/kit/texts';
import type { Address } from '../../router/links.ts';
import type { Areas } from '../../text/areas.ts';

type TextKey = PlainKey<Areas['shell']>;

export interface Destination {
  to: Address;
  text: TextKey;
}

/** All targets of the layout (source spec §2), by the key of their texts. */
const addresses = {
  home: '/',
  products: '/products',
  categories: '/categories',
  offers: '/offers',
  bundles: '/bundles',
  blog: '/blog',
  about: '/about',
  community: '/community',
  affiliate: '/affiliate',
  scratchCards: '/scratch-cards',
  contact: '/contact',
  help: '/help',
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  sizeGuide: '/size-guide',
  trackOrder: '/track-order',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  sitemap: '/sitemap',
  cart: '/cart',
  account: '/account',
  orders: '/orders',
  wishlist: '/wishlist',
} as const satisfies Partial<Record<TextKey, Address>>;

export function shown(...names: (keyof typeof addresses)[]): Destination[] {
  return names.map((text) => ({ to: addresses[text], text }));
}

/** Key of the words for a page of the layout. */
export function wordsFor(to: Address): TextKey | undefined {
  return Object.entries(addresses).find(([, address]) => address === to)?.[0] as TextKey | undefined;
}

export const mainNavigation = shown(
  'home',
  'categories',
  'products',
  'offers',
  'community',
  'affiliate',
  'about',
  'contact',
);

export const footerColumns: { title: TextKey; links: Destination[] }[] = [
  {
    title: 'quickLinks',
    links: shown('home', 'products', 'categories', 'offers', 'bundles', 'blog', 'about', 'community'),
  },
  {
    title: 'customerService',
    links: shown('help', 'faq', 'shipping', 'returns', 'sizeGuide', 'trackOrder', 'contact'),
  },
  { title: 'myAccount', links: shown('account', 'orders', 'wishlist', 'cart', 'scratchCards', 'affiliate') },
];

export const legalLinks = shown('privacy', 'terms', 'returns', 'cookies', 'sitemap');
