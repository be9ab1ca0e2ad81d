import { z } from 'zod';
import { buyerAnswer, MOST_BUYER_FIELDS } from '../catalog/buyer-fields.ts';
import { day, evenIfWrong, givenId } from '../platform/shapes.ts';

/** Quantity of a line: whole, 1–99. */
export const quantity = z.int().min(1).max(99);

/** A cart line: ids and quantities, never prices. A line is a product (with its variant if it has any), or a bundle. */
export const orderLine = z
  .object({
    product_id: givenId.optional(),
    variant_id: givenId.nullish(),
    bundle_id: givenId.optional(),
    promotion_id: givenId.nullish().describe('The promotion the shopper saw; a warning says when it ended'),
    ships_from: day
      .nullish()
      .describe('The day the buyer saw for pieces beyond stock; without it, or with another, none are sold'),
    source: z
      .string()
      .regex(/^[a-z]{2,12}:[0-9]{1,9}$/, 'validation.source')
      .nullish()
      .describe('What led to it, such as `post:17`; it changes nothing of what is sold'),
    answers: z
      .array(buyerAnswer)
      .max(MOST_BUYER_FIELDS)
      .optional()
      .describe('Of the fields of the product (`buyer_fields`); lines with other answers are other lines'),
    quantity,
  })
  .refine((line) => (line.product_id === undefined) !== (line.bundle_id === undefined), {
    message: 'validation.product_or_bundle',
    path: ['product_id'],
    ...evenIfWrong,
  })
  .meta({ allOf: [{ oneOf: [{ required: ['product_id'] }, { required: ['bundle_id'] }] }] });

export const orderLines = z.array(orderLine).max(100);
export type OrderLine = z.infer<typeof orderLine>;
