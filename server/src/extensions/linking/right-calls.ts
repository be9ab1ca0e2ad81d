import type { EndpointKey, LinkRight } from '@waha/contract';

/** The calls that each right opens. A protocol decides by its scopes, and this list holds whatever it decides. */
const callsOf: Readonly<Record<LinkRight, readonly EndpointKey[]>> = {
  prices: ['POST /orders/quote'],
  contact: ['GET /user/profile', 'GET /user/addresses'],
  buy: ['POST /orders'],
  orders: ['GET /orders', 'GET /orders/{id}'],
};

/** Whether a customer who granted these rights lets an agent make a call for them. */
export const isGranted = (key: EndpointKey, rights: readonly LinkRight[]): boolean =>
  rights.some((right) => callsOf[right].includes(key));
