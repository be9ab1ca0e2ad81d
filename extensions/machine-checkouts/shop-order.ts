import { z } from 'zod';

/** An order as buyers and staff read it: the parts that machines are told of. */
export const shopOrder = z.object({
  ...{ id: z.string(), number: z.string(), status: z.string(), status_label: z.string(), created_at: z.string() },
  items: z.array(
    z.object({
      ...{ id: z.int(), product_id: z.int().nullable(), variant_id: z.int().nullable(), name: z.string() },
      ...{ variant: z.string().nullable(), quantity: z.int(), unit_price: z.number(), total: z.number() },
      discount: z.number(),
    }),
  ),
  address: z.unknown().optional(),
  discounts: z.array(z.object({ label: z.string(), amount: z.number() })),
  ...{ subtotal: z.number(), shipping_name: z.string(), shipping_total: z.number(), payment_fee: z.number() },
  total: z.number(),
  events: z.array(z.object({ status: z.string(), label: z.string(), at: z.string() })),
  shipments: z.array(z.object({ carrier: z.string().nullable(), carrier_number: z.string().nullable() })),
});
export type ShopOrder = z.infer<typeof shopOrder>;
