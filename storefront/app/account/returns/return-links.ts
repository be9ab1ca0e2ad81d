import { createContext, useContext } from 'react';
import type { Address } from '../../router/links.ts';

/** Addresses of the return pages for a customer or a guest, and the query that grants access to the returns. */
export interface ReturnLinks {
  /** The secret of a guest's order; customers are known by their session. */
  query: { view_token?: string };
  order(orderId: string): Address;
  ask(orderId: string): Address;
  shown(returnId: string): Address;
  /** The parent page of a return: all returns, or a guest's order. */
  above: { to: Address; text: 'returns' | 'toOrder' };
}

const ofAccount: ReturnLinks = {
  query: {},
  order: (orderId) => `/account/orders/${orderId}`,
  ask: (orderId) => `/account/orders/${orderId}/return`,
  shown: (returnId) => `/account/returns/${returnId}`,
  above: { to: '/account/returns', text: 'returns' },
};

/**
 * Return pages of a guest's order. A guest has no list of returns: each is below its order, whose secret this browser
 * stores.
 */
export function linksOfGuest(orderId: string, viewToken: string | undefined): ReturnLinks {
  const order: Address = `/checkout/success?order=${orderId}`;
  return {
    query: viewToken === undefined ? {} : { view_token: viewToken },
    order: () => order,
    ask: () => `/order/${orderId}/returns`,
    shown: (returnId) => `/order/${orderId}/returns/${returnId}`,
    above: { to: order, text: 'toOrder' },
  };
}

export const ReturnLinksContext = createContext(ofAccount);

export const useReturnLinks = (): ReturnLinks => useContext(ReturnLinksContext);
