import type { ProtocolLinking } from '@waha/extend';

export const CART_SCOPE = 'dev.ucp.shopping.cart:manage';
export const CHECKOUT_SCOPE = 'dev.ucp.shopping.checkout:manage';
export const ORDER_SCOPE = 'dev.ucp.shopping.order:read';

/** Scopes of the protocol, as the shop's own rights. `order:manage` is missing, because no operation is of it. */
export const linkedScopes: ProtocolLinking['scopes'] = {
  [CART_SCOPE]: ['prices'],
  [CHECKOUT_SCOPE]: ['prices', 'contact', 'buy'],
  [ORDER_SCOPE]: ['orders'],
};

/**
 * Scopes without which something is refused, for the profile: orders of an account are read by its customer's agents alone. An agent
 * reads an order that it placed for a guest by the id that it was given. The others unlock what guests do not have.
 */
export const gatingScopes = {
  [ORDER_SCOPE]: {
    description: { plain: 'Read the orders of the account: what was bought, where it is, what it cost.' },
  },
};
