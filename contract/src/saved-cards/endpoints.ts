import { z } from 'zod';
import { paymentMethodCode } from '../payments/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp } from '../platform/shapes.ts';

/** Cards that one account may have remembered. */
export const MOST_CARDS = 5;

export const savedCard = z.object({
  id: z.uuid(),
  payment_method: paymentMethodCode,
  scheme: text(20).describe('mada, visa, … in lower case'),
  last_four: text(4),
  month: z.int().min(1).max(12),
  year: z.int(),
  is_expired: z.boolean().describe('It pays no more'),
  used_at: timestamp.nullable(),
});

export const savedCardEndpoints = {
  'GET /user/cards': endpoint({
    access: 'customer',
    summary: 'Cards that the customer let be remembered, the last used first; never their numbers',
    reply: z.object({
      cards: z.array(savedCard).max(MOST_CARDS),
      is_full: z.boolean().describe('No other is remembered until one is deleted'),
    }),
    errors: [],
  }),
  'DELETE /user/cards/{id}': endpoint({
    access: 'customer',
    summary: 'Forgets a card, at its provider too',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['cards.not_found'],
  }),
};
export type SavedCard = z.infer<typeof savedCard>;
