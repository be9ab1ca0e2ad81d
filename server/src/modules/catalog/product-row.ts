import { sql } from 'kysely';
import type { StoredImage } from '../../platform/media/index.ts';
import type { RunningPromotion } from './promotional-price.ts';

export interface ProductImage extends StoredImage {
  alt_ar: string;
  alt_en: string;
}

export interface VariantRow {
  id: number;
  sku: string;
  is_default: boolean;
  size: string | null;
  color_key: string | null;
  color_ar: string | null;
  color_en: string | null;
  color_hex: string | null;
  price_halalas: number | null;
  sale_price_halalas: number | null;
  image: ProductImage | null;
  quantity: number;
}

/** A product as a list needs it, with its variants and their stock. */
export interface ProductRow {
  id: number;
  sku: string;
  slug: string;
  product_type: 'simple' | 'variable';
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  brand_ar: string;
  brand_en: string;
  category_id: number;
  category_ids: number[];
  price_halalas: number;
  sale_price_halalas: number | null;
  promotion: RunningPromotion | null;
  is_returnable: boolean;
  weight_grams: number;
  rating_average: string;
  rating_count: number;
  images: ProductImage[];
  published_at: Date;
  variants: VariantRow[];
}

/** Columns of a product named `p`. */
export const productColumns = sql`
  p.id, p.sku, p.slug, p.product_type, p.name_ar, p.name_en, p.short_description_ar, p.short_description_en,
  p.brand_ar, p.brand_en, p.category_id, p.category_ids, p.price_halalas, p.sale_price_halalas, p.promotion,
  p.is_returnable, p.weight_grams, p.rating_average, p.rating_count, p.images, p.published_at`;

/** Active variants of `p` with their stock, as JSON beside the columns: one round trip for a whole list. */
export const productVariants = sql`
  left join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'sku', v.sku, 'is_default', v.is_default, 'size', v.size, 'color_key', v.color_key,
      'color_ar', v.color_ar, 'color_en', v.color_en, 'color_hex', v.color_hex,
      'price_halalas', v.price_halalas, 'sale_price_halalas', v.sale_price_halalas, 'image', v.image,
      'quantity', coalesce(s.quantity, 0)
    ) order by v.position, v.id), '[]') as variants
    from product_variants v
    left join stock_levels s on s.variant_id = v.id
    where v.product_id = p.id and v.is_active
  ) as of_product on true`;
