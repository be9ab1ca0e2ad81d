import { z } from 'zod';
import { id, text } from '../platform/shapes.ts';

/** Roles that see stock, that move and count it, and that decide on it. */
export const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;
export const handlers = { staff: ['owner', 'manager', 'fulfilment'] } as const;
export const managers = { staff: ['owner', 'manager'] } as const;

/** Most branches of a shop, beside the one that serves the online shop. */
export const MOST_BRANCHES = 50;
/** Most pieces of a line. */
export const MOST_PIECES = 1_000_000;

/** An item of stock: a variant, or a product without any. */
export const stockItem = z.object({
  variant_id: id,
  product_id: id,
  sku: text(64),
  barcode: text(32).nullable(),
  name_ar: text(200),
  name_en: text(200),
  variant_ar: text(120).nullable().describe('Null for a product without variants'),
  variant_en: text(120).nullable(),
});
export type StockItem = z.infer<typeof stockItem>;

/** A branch as other things name it. */
export const namedBranch = z.object({ id, name_ar: text(60), name_en: text(60) });
export type NamedBranch = z.infer<typeof namedBranch>;
