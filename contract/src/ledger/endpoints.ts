import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, riyals, text, textInteger, timestamp } from '../platform/shapes.ts';

const line = z.object({
  id,
  amount: riyals.describe('Positive came in, negative went out'),
  label: text(200),
  at: timestamp,
});

export const storeCredit = z.object({
  balance: riyals.describe('What can be spent now'),
  held: riyals.describe('Set aside for orders that wait for payment'),
  data: z.array(line).max(100),
  next_cursor: z.int().nullable(),
});
export type StoreCredit = z.infer<typeof storeCredit>;

export const storeCreditEndpoints = {
  'GET /user/store-credit': endpoint({
    access: 'customer',
    summary: 'Store credit: what there is, and how it came about, the latest first',
    query: z.object({
      cursor: textInteger(1, Number.MAX_SAFE_INTEGER).optional(),
      per_page: textInteger(1, 100).optional(),
    }),
    reply: storeCredit,
    errors: [],
  }),
};
