import type { VisitReport } from '@waha/contract';

export type PageKind = VisitReport['pages'][number]['page'];
export type DeviceKind = VisitReport['devices'][number]['device'];

/** Kinds by the first word of a path, without the language. */
const kinds: Readonly<Record<string, PageKind>> = {
  '': 'home',
  products: 'listing',
  categories: 'listing',
  offers: 'listing',
  bundles: 'listing',
  bundle: 'product',
  product: 'product',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  blog: 'content',
  pages: 'content',
  faq: 'content',
  about: 'content',
  help: 'content',
  'size-guide': 'content',
  community: 'community',
};

const MAX_ID = 2_147_483_647;

/** The kind of a page by its path, and the product it is about. */
export function seenPage(path: string): { page: PageKind; productId: number | null } {
  const [first = '', second = ''] = path
    .replace(/^\/en(?=\/|$)/, '')
    .split('/')
    .slice(1);
  const page = Object.hasOwn(kinds, first) ? (kinds[first] ?? 'other') : 'other';
  const id = first === 'product' && /^\d{1,10}$/.test(second) ? Number(second) : 0;
  return { page, productId: id > 0 && id <= MAX_ID ? id : null };
}

/** Whether a path is the form of the checkout, which a buyer who returns to an order does not see. */
export const beginsCheckout = (path: string): boolean => /^(\/en)?\/checkout\/?$/.test(path);

/** The kind of device of a user agent. Tablets of Apple say that they are computers, and are counted so. */
export function deviceOf(agent: string): DeviceKind {
  if (agent === '') return 'unknown';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'computer';
}
