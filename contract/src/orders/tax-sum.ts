import { z } from 'zod';
import { riyals } from '../platform/shapes.ts';
import { taxCategories } from '../vocabulary/index.ts';

/** The part of a total that is of one category of VAT. */
export const taxSum = z.object({
  category: z.enum(taxCategories),
  percent: z.int().describe('0 for all but the standard rate'),
  total: riyals.describe('With the VAT in it'),
  vat: riyals,
});
export type TaxSum = z.infer<typeof taxSum>;

/** A total by category of VAT; the sums are the whole. */
export const taxSums = z.array(taxSum).max(4);
