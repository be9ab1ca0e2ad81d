import { z } from 'zod';
import { paymentMethodCode } from '../payments/shapes.ts';
import { riyals, text, timestamp } from '../platform/shapes.ts';

/** The guest's key to their order, given once when it is placed. */
export const viewToken = z.string().min(20).max(100);

/** Earlier orders of a guest, each with its view token: the caller sees their unpaid reservations. */
export const unpaidOrders = z
  .array(z.object({ id: z.uuid(), view_token: viewToken }))
  .max(10)
  .optional()
  .describe('Orders of a guest, so that what they hold themselves is not merely sold out');

/** The caller's own unpaid order that reserves stock a line lacks. */
export const heldOrder = z.object({
  order_id: z.uuid(),
  number: text(30),
  payment_method: paymentMethodCode,
  amount_due: riyals,
  hold_expires_at: timestamp.nullable(),
  lines: z
    .array(z.object({ line: z.int().describe('Place in the lines, from 0'), quantity: z.int() }))
    .max(100)
    .describe('How many pieces it holds of what a line asks for'),
});
export type HeldOrder = z.infer<typeof heldOrder>;

export const heldOrders = z
  .array(heldOrder)
  .max(10)
  .describe('Own unpaid orders that hold what is missing here: pay one, or cancel it and order anew');
