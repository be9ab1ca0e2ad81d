import { z } from 'zod';
import { id, riyals, text, timestamp } from '../platform/shapes.ts';

export const pastOrderLine = z.object({
  name: text(200),
  sku: text(64),
  quantity: z.int().nullable(),
  price: riyals.nullable().describe('Of one piece'),
});
export type PastOrderLine = z.infer<typeof pastOrderLine>;

/** An order of the shop that this one replaced: history, and nothing else. */
export const pastOrder = z.object({
  id,
  number: text(60),
  placed_at: timestamp,
  status: text(60).describe('In the words of the former shop'),
  total: riyals.nullable(),
  lines: z.array(pastOrderLine).max(100),
});
export type PastOrder = z.infer<typeof pastOrder>;

export const adminPastOrder = pastOrder.extend({
  customer_name: text(120),
  phone: text(40).nullable(),
  email: text(254).nullable(),
});
export type AdminPastOrder = z.infer<typeof adminPastOrder>;
