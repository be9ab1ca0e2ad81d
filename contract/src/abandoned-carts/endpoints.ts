import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, text, timestamp } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';

const managers = { staff: ['owner', 'manager'] } as const;

export const MOST_CART_LINES = 100;

export const savedCartLine = z.object({
  product_id: givenId,
  variant_id: givenId.nullable(),
  quantity: z.int().min(1).max(99),
});
const lines = z
  .array(savedCartLine)
  .max(MOST_CART_LINES)
  .describe('Products alone: bundles and offers stay in the browser');
export type SavedCartLine = z.infer<typeof savedCartLine>;

export const savedLine = z.object({ product_id: id, variant_id: id.nullable(), quantity: z.int() });
export type SavedLine = z.infer<typeof savedLine>;

export const savedCart = z.object({
  lines: z.array(savedLine).max(MOST_CART_LINES),
  saved_at: timestamp.nullable().describe('null: no cart is saved'),
});
export type SavedCart = z.infer<typeof savedCart>;

export const abandonedItem = z.object({ product_id: id, name: text(255), quantity: z.int() });
export type AbandonedItem = z.infer<typeof abandonedItem>;

export const abandonedCart = z.object({
  customer_id: z.uuid(),
  customer_name: text(130),
  may_be_mailed: z.boolean().describe('Whether there is a proved address and a consent to advertising'),
  items: z.array(abandonedItem).max(MOST_CART_LINES).describe('Products that are still on sale'),
  total: z.number().describe('Of these products at the prices of this moment, in riyals'),
  saved_at: timestamp,
  reminders: z.int().describe('Reminders of this cart so far'),
  due_at: timestamp.nullable().describe('When the next reminder is due; null: none is'),
});
export type AbandonedCart = z.infer<typeof abandonedCart>;

export const cartReminderOutcome = z.object({
  days: z.int().describe('How many days these sums are about'),
  carts: z.int().describe('Carts that are abandoned at this moment'),
  sent: z.int().describe('Reminders that were sent'),
  orders: z.int().describe('Orders that their readers placed within seven days'),
  total: z.number().describe('Sum of these orders without those that came to nothing, in riyals'),
});
export type CartReminderOutcome = z.infer<typeof cartReminderOutcome>;

export const abandonedCartEndpoints = {
  'GET /cart': endpoint({
    access: 'customer',
    summary: 'The cart that the customer saved last, on any device',
    reply: savedCart,
    errors: [],
  }),
  'PUT /cart': endpoint({
    access: 'customer',
    summary: 'Saves the cart in place of the one before; an empty one deletes it',
    body: z.object({ lines }),
    reply: savedCart,
    errors: [],
    limitPerMinute: 30,
  }),
  'GET /admin/abandoned-carts': endpoint({
    access: managers,
    summary: 'Carts that nobody changed for an hour, and nobody ordered',
    query: staffListQuery({ sorts: ['-saved_at'] }),
    reply: staffPage(abandonedCart),
    errors: [],
  }),
  'GET /admin/abandoned-carts/outcome': endpoint({
    access: managers,
    summary: 'What reminders of carts led to',
    reply: cartReminderOutcome,
    errors: [],
  }),
};
