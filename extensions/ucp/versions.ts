import { gatingScopes } from './linking/scopes.ts';

/** The version of the protocol that is served, and tested. */
export const VERSION = '2026-04-08';

const SPECIFICATION = `https://ucp.dev/${VERSION}`;

interface Capability {
  version: string;
  spec: string;
  schema: string;
  extends?: string | readonly string[];
  config?: object;
}

const capability = (page: string, schema: string, more: Partial<Capability> = {}): readonly [Capability] => [
  {
    version: VERSION,
    spec: `${SPECIFICATION}/specification/${page}`,
    schema: `${SPECIFICATION}/schemas/shopping/${schema}.json`,
    ...more,
  },
];

const CART = 'dev.ucp.shopping.cart';
const CHECKOUT = 'dev.ucp.shopping.checkout';
const DISCOUNT = 'dev.ucp.shopping.discount';
const ORDER = 'dev.ucp.shopping.order';
const LINKING = 'dev.ucp.common.identity_linking';

const linking: readonly [Capability] = [
  {
    version: VERSION,
    spec: `${SPECIFICATION}/specification/identity-linking`,
    schema: `${SPECIFICATION}/schemas/common/identity_linking.json`,
    config: { scopes: gatingScopes },
  },
];

/** The capabilities of this shop, by name. */
export const capabilities = {
  'dev.ucp.shopping.catalog.search': capability('catalog/search', 'catalog_search'),
  'dev.ucp.shopping.catalog.lookup': capability('catalog/lookup', 'catalog_lookup'),
  [CART]: capability('cart', 'cart'),
  [CHECKOUT]: capability('checkout', 'checkout'),
  [DISCOUNT]: capability('discount', 'discount', { extends: [CART, CHECKOUT] }),
  'dev.ucp.shopping.fulfillment': capability('fulfillment', 'fulfillment', { extends: CHECKOUT }),
  'dev.ucp.shopping.buyer_consent': capability('buyer-consent', 'buyer_consent', { extends: CHECKOUT }),
  [ORDER]: capability('order', 'order'),
  [LINKING]: linking,
} as const;

export { CART, CHECKOUT, DISCOUNT, ORDER, SPECIFICATION };

/** The capabilities whose names begin so, as answers name them. */
export function activeCapabilities(...names: readonly string[]): Record<string, readonly { version: string }[]> {
  const known = Object.keys(capabilities).filter((name) => names.some((one) => name.startsWith(one)));
  return Object.fromEntries(known.map((name) => [name, [{ version: VERSION }]]));
}
