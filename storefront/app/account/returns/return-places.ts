import { createContext, useContext } from 'react';

/** Where the pages about returns lie for whoever looks, and what shows the returns to them. */
export interface ReturnPlaces {
  /** The secret of a guest's order; customers are known by their session. */
  query: { view_token?: string };
  order(orderId: string): string;
  ask(orderId: string): string;
  shown(returnId: string): string;
  /** What lies above a return: all of them, or the order of a guest. */
  above: { to: string; text: 'returns' | 'toOrder' };
}

const ofAccount: ReturnPlaces = {
  query: {},
  order: (orderId) => `/account/orders/${orderId}`,
  ask: (orderId) => `/account/orders/${orderId}/return`,
  shown: (returnId) => `/account/returns/${returnId}`,
  above: { to: '/account/returns', text: 'returns' },
};

/** A guest has no list of returns: each lies below its order, which this browser keeps the secret of. */
export function placesOfGuest(orderId: string, viewToken: string | undefined): ReturnPlaces {
  const order = `/checkout/success?order=${orderId}`;
  return {
    query: viewToken === undefined ? {} : { view_token: viewToken },
    order: () => order,
    ask: () => `/order/${orderId}/returns`,
    shown: (returnId) => `/order/${orderId}/returns/${returnId}`,
    above: { to: order, text: 'toOrder' },
  };
}

export const ReturnPlacesContext = createContext(ofAccount);

export const useReturnPlaces = (): ReturnPlaces => useContext(ReturnPlacesContext);
