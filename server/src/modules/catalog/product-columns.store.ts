import { sql } from '../../platform/database/index.ts';

/** Columns of a product named `p`, as `productRow` says them. */
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
