import { deliveryKinds, soldTaxes } from '@waha/contract';
import { z } from 'zod';
import { type Row, sql } from '../../../../platform/database/index.ts';
import { storedImage } from '../../../../platform/media/index.ts';
import { storedField } from '../buyer-fields/buyer-fields.ts';
import { runningPromotion } from '../prices/promotional-price.ts';
import { storedChoice } from './choices.ts';

export const productImage = z.strictObject({
  ...storedImage.shape,
  alt_ar: z.string(),
  alt_en: z.string(),
});
export type ProductImage = z.infer<typeof productImage>;

export const variantRow = z.strictObject({
  id: z.number(),
  sku: z.string(),
  is_default: z.boolean(),
  size: z.string().nullable(),
  color_key: z.string().nullable(),
  color_ar: z.string().nullable(),
  color_en: z.string().nullable(),
  color_hex: z.string().nullable(),
  choices: z.array(storedChoice).nullable(),
  price_halalas: z.number().nullable(),
  sale_price_halalas: z.number().nullable(),
  image: productImage.nullable(),
  /** Pieces there are; below zero, pieces owed to orders. */
  quantity: z.number(),
  /** Most pieces that may be owed. */
  backorder_limit: z.number(),
});
export type VariantRow = z.infer<typeof variantRow>;

/** A product as a list needs it, with its variants and their stock. */
export const productRow = {
  id: sql.int4,
  sku: sql.text,
  slug: sql.text,
  product_type: sql.text.oneOf('simple', 'variable'),
  name_ar: sql.text,
  name_en: sql.text,
  short_description_ar: sql.text,
  short_description_en: sql.text,
  brand_key: sql.text,
  brand_ar: sql.text,
  brand_en: sql.text,
  category_id: sql.int4,
  category_ids: sql.int4Array,
  price_halalas: sql.int4,
  sale_price_halalas: sql.int4.orNull,
  promotion: sql.jsonb.of(runningPromotion).orNull,
  backorder: sql.text.oneOf('none', 'preorder', 'backorder'),
  ships_from: sql.date.orNull,
  is_returnable: sql.bool,
  weight_grams: sql.int4,
  delivery: sql.text.oneOf(...deliveryKinds),
  rating_average: sql.numeric,
  rating_count: sql.int4,
  images: sql.jsonb.of(z.array(productImage)),
  buyer_fields: sql.jsonb.of(z.array(storedField)),
  published_at: sql.timestamptz,
  /** Stock level from which the page shows how few are left; 0: never. */
  low_stock_limit: sql.int4.neverNull,
  /** Its tax, or that of a shop which is not registered for VAT. */
  tax: sql.text.oneOf(...soldTaxes).neverNull,
  variants: sql.jsonb.of(z.array(variantRow)),
};
export type ProductRow = Row<typeof productRow>;
