import { sql } from '../../../../platform/database/index.ts';
import { productRow } from './product-row.ts';

/** Columns that the settings of the shop have a say in. */
const ofShop = new Map([
  ['low_stock_limit', "(select shop_rule('lowStock', 5)) as low_stock_limit"],
  ['tax', "case when (select shop_is_vat_registered()) then p.tax else 'VATEX-SA-OOS' end as tax"],
]);

/**
 * Columns of a product named `p`: all of `productRow` except variants. Values that do not depend on the product are
 * read once.
 */
export const productColumns = sql.raw(
  Object.keys(productRow)
    .filter((name) => name !== 'variants')
    .map((name) => ofShop.get(name) ?? `p.${name}`)
    .join(', '),
);

/** Active variants of `p` with their stock, as JSON beside the columns: one round trip for a whole list. */
export const productVariants = sql`
  left join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'sku', v.sku, 'is_default', v.is_default, 'size', v.size, 'color_key', v.color_key,
      'color_ar', v.color_ar, 'color_en', v.color_en, 'color_hex', v.color_hex, 'choices', v.choices,
      'price_halalas', v.price_halalas, 'sale_price_halalas', v.sale_price_halalas, 'image', v.image,
      'quantity', coalesce(s.quantity, 0), 'backorder_limit', coalesce(s.backorder_limit, 0)
    ) order by v.position, v.id), '[]') as variants
    from product_variants v
    left join stock_levels s on s.variant_id = v.id
    where v.product_id = p.id and v.is_active
  ) as of_product on true`;
