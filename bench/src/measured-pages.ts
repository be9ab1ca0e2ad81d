import { storedCart } from '../../e2e/support/cart-line.ts';
import { findProductIn, sendTo } from '../../e2e/support/shop-api.ts';

const PRODUCT = 'layl-diriyah-eau-de-parfum';
/** A customer of the demo shop who is a member of its community. */
const MEMBER = { login: '0500000001', password: 'oasis-of-the-demo' };

/** A page of the demo shop, as its visitor has it. */
export interface MeasuredPage {
  path: string;
  /** Visitor with a session or a cart in the browser's storage; a new one unless set. */
  visitor?: 'member' | 'buyer';
  /** True where the page is for this visitor alone, and excluded from search engines. */
  isPrivate?: true;
}

/** The pages that performance is measured on, by name. */
export async function pagesOf(shopUrl: string): Promise<Record<string, MeasuredPage>> {
  const { id, slug } = await findProductIn(shopUrl, PRODUCT);
  const ofMembers = { visitor: 'member', isPrivate: true } as const;
  const ofBuyers = { visitor: 'buyer', isPrivate: true } as const;
  return {
    home: { path: '/' },
    'home, English': { path: '/en' },
    listing: { path: '/products' },
    product: { path: `/product/${id}/${slug}` },
    cart: { path: '/cart', ...ofBuyers },
    checkout: { path: '/checkout', ...ofBuyers },
    article: { path: '/blog/how-to-choose-oud' },
    community: { path: '/community', ...ofMembers },
    posts: { path: '/community/posts', ...ofMembers },
    reels: { path: '/community/reels', ...ofMembers },
    contests: { path: '/community/contests', ...ofMembers },
  };
}

/** The storage of a member who is signed in, and that of a buyer with two lines in the cart. */
export async function storagesOf(shopUrl: string): Promise<Record<'member' | 'buyer', Record<string, string>>> {
  const [{ token, user }, ...products] = await Promise.all([
    sendTo<{ token: string; user: unknown }>(shopUrl, '/auth/login', MEMBER),
    findProductIn(shopUrl, PRODUCT),
    findProductIn(shopUrl, 'bedtime-stories-collection'),
  ]);
  return { member: { token, user: JSON.stringify(user) }, buyer: { cart: storedCart(products) } };
}
