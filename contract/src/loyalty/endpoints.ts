import { z } from 'zod';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { timestamp } from '../platform/shapes.ts';
import { accrualStates } from '../vocabulary/index.ts';

export const orderPoints = z.object({
  state: z
    .enum(accrualStates)
    .describe(
      'expected: once it is delivered; pending: until it can be sent back no more; none: it brings none, as that of a guest',
    ),
  points: z.int().describe('For what is kept of its goods'),
  at: timestamp.nullable().describe('When they become, or became, one’s own; null before delivery'),
});
export type OrderPoints = z.infer<typeof orderPoints>;

export const loyaltyEndpoints = {
  'GET /orders/{id}/points': endpoint({
    access: 'visitor',
    summary: 'The points an order brings its buyer, or brought',
    params: z.object({ id: z.uuid() }),
    query: z.object({ view_token: viewToken.optional() }),
    reply: orderPoints,
    errors: ['orders.not_found'],
  }),
};
