import { randomUUID } from 'node:crypto';
import { orderBody } from '../../server/src/testing/factories/selling-factories.ts';
import { STORE_KEY } from './start-process.ts';

/** The kind of load; each request is for another address, so that no two share one cache load. */
export type Load = 'pages' | 'reads' | 'orders';

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const PRODUCTS = 900;
let serial = 0;
const nextProduct = () => {
  serial += 1;
  return 1 + (serial % PRODUCTS);
};

const api = { 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'accept-encoding': 'br' };

/** The next request of a kind; `totals` are the totals of one piece of each of the first products. */
export const loads: Readonly<Record<Load, (totals: readonly number[]) => Asked>> = {
  pages: () => ({
    method: 'GET',
    path: `/product/${nextProduct()}`,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  }),
  reads: () => ({ method: 'GET', path: `/api/store/products/${nextProduct()}`, headers: api }),
  orders: (totals) => {
    const index = nextProduct() % totals.length;
    return {
      method: 'POST',
      path: '/api/store/orders',
      headers: { ...api, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderBody([{ product_id: index + 1, quantity: 1 }], totals[index] ?? 0)),
    };
  },
};
