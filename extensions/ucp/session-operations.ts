import type { Asked } from '../machine-checkouts/asked.ts';
import { ownSessions } from './linking/own-sessions.ts';
import { readAnyOrder } from './linking/read-account-order.ts';
import { CART_SCOPE, CHECKOUT_SCOPE, ORDER_SCOPE } from './linking/scopes.ts';
import { noBody, type Operation, operation } from './operations.ts';
import { cancelCart, createCart, readCart, updateCart } from './sessions/carts.ts';
import { cancelCheckout, createCheckout, isExisting, readCheckout, updateCheckout } from './sessions/checkouts.ts';
import { type CompleteDeps, completeCheckout } from './sessions/complete-checkout.ts';
import { cartRequest, checkoutRequest, completeRequest } from './sessions/requests.ts';
import { CART, CHECKOUT, DISCOUNT, ORDER } from './versions.ts';

const ofCarts = { capabilities: [CART, DISCOUNT], scope: CART_SCOPE } as const;
const ofCheckouts = {
  capabilities: [CHECKOUT, DISCOUNT, 'dev.ucp.shopping.fulfillment', 'dev.ucp.shopping.buyer_consent'],
  scope: CHECKOUT_SCOPE,
} as const;
const creates = { method: 'POST', hasId: false, status: 201, isReadOnly: false } as const;
const reads = { method: 'GET', hasId: true, status: 200, isReadOnly: true, bodyName: null, body: noBody } as const;
const replaces = { method: 'PUT', hasId: true, status: 200, isReadOnly: false } as const;
const acts = { method: 'POST', hasId: true, status: 200, isReadOnly: false } as const;

/** The parts of a session's operation, with the sessions that its sender may use. */
const ownDeps = (deps: CompleteDeps) => (asked: Asked) => ({
  ...deps,
  sessions: ownSessions(deps.sessions, asked, deps.publicUrl),
});

export function cartOperations(deps: CompleteDeps): readonly Operation[] {
  const own = ownDeps(deps);
  return [
    operation({
      ...creates,
      ...ofCarts,
      tool: 'create_cart',
      path: '/carts',
      bodyName: 'cart',
      body: cartRequest,
      description: 'Make a cart of items; it is priced at each answer, and holds nothing',
      run: (asked, { body }) => createCart(asked, body, own(asked)),
    }),
    operation({
      ...reads,
      ...ofCarts,
      tool: 'get_cart',
      path: '/carts/{id}',
      description: 'Read a cart at the prices of this moment',
      run: (asked, { id }) => readCart(asked, id, own(asked)),
    }),
    operation({
      ...replaces,
      ...ofCarts,
      tool: 'update_cart',
      path: '/carts/{id}',
      bodyName: 'cart',
      body: cartRequest,
      description: 'Replace the content of a cart',
      run: (asked, given) => updateCart(asked, given, own(asked)),
    }),
    operation({
      ...acts,
      ...ofCarts,
      tool: 'cancel_cart',
      path: '/carts/{id}/cancel',
      bodyName: null,
      body: noBody,
      description: 'Give a cart up',
      run: (asked, { id }) => cancelCart(asked, id, own(asked)),
    }),
  ];
}

export function checkoutOperations(deps: CompleteDeps): readonly Operation[] {
  const own = ownDeps(deps);
  return [
    operation({
      ...creates,
      ...ofCheckouts,
      tool: 'create_checkout',
      path: '/checkout-sessions',
      bodyName: 'checkout',
      body: checkoutRequest,
      isExisting,
      description:
        'Begin a checkout of items or of a cart. A person finishes it at its continue_url where that is required',
      run: (asked, { body }) => createCheckout(asked, body, own(asked)),
    }),
    operation({
      ...reads,
      ...ofCheckouts,
      tool: 'get_checkout',
      path: '/checkout-sessions/{id}',
      description: 'Read a checkout at the prices of this moment',
      run: (asked, { id }) => readCheckout(asked, id, own(asked)),
    }),
    operation({
      ...replaces,
      ...ofCheckouts,
      tool: 'update_checkout',
      path: '/checkout-sessions/{id}',
      bodyName: 'checkout',
      body: checkoutRequest,
      description: 'Change the items, buyer, codes or delivery of a checkout',
      run: (asked, given) => updateCheckout(asked, given, own(asked)),
    }),
    operation({
      ...acts,
      ...ofCheckouts,
      tool: 'complete_checkout',
      path: '/checkout-sessions/{id}/complete',
      bodyName: 'checkout',
      body: completeRequest,
      description: 'Place the order of a checkout that is ready_for_complete',
      run: (asked, given) => completeCheckout(asked, given, own(asked)),
    }),
    operation({
      ...acts,
      ...ofCheckouts,
      tool: 'cancel_checkout',
      path: '/checkout-sessions/{id}/cancel',
      bodyName: null,
      body: noBody,
      description: 'Give a checkout up',
      run: (asked, { id }) => cancelCheckout(asked, id, own(asked)),
    }),
    operation({
      ...reads,
      capabilities: [ORDER],
      scope: ORDER_SCOPE,
      tool: 'get_order',
      path: '/orders/{id}',
      description: 'Read an order by the id that its checkout gave, or one of a linked account by its number',
      run: (asked, { id }) => readAnyOrder(asked, id, deps),
    }),
  ];
}
