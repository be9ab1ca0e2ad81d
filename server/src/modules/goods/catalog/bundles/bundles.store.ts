import { soldTaxes } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql } from '../../../../platform/database/index.ts';
import { runningPromotion } from '../prices/promotional-price.ts';
import { productImage, variantRow } from '../products/product-row.ts';

const bundlePart = z.strictObject({
  variant: variantRow,
  quantity: z.number(),
  product_id: z.number(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  weight_grams: z.number(),
  is_returnable: z.boolean(),
  price_halalas: z.number(),
  sale_price_halalas: z.number().nullable(),
  promotion: runningPromotion.nullable(),
  tax: z.enum(soldTaxes),
  images: z.array(productImage),
});
export type BundlePart = z.infer<typeof bundlePart>;

const bundleRow = {
  id: sql.int4,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  price_halalas: sql.int4,
  images: sql.jsonb.of(z.array(productImage)),
  parts: sql.jsonb.of(z.array(bundlePart)),
};
export type BundleRow = Row<typeof bundleRow>;

/** Bundles whose parts are all on sale; a bundle with a missing part is hidden. */
async function selectBundles(db: Database, condition: Sql<unknown>): Promise<BundleRow[]> {
  const { rows } = await sql.rows(bundleRow)`
    select b.id, b.slug, b.name_ar, b.name_en, b.description_ar, b.description_en, b.price_halalas, b.images, of_bundle.parts
    from bundles b
    join lateral (
      select
        jsonb_agg(jsonb_build_object(
          'quantity', i.quantity, 'product_id', p.id, 'slug', p.slug, 'name_ar', p.name_ar, 'name_en', p.name_en,
          'weight_grams', p.weight_grams, 'is_returnable', p.is_returnable, 'price_halalas', p.price_halalas,
          'sale_price_halalas', p.sale_price_halalas, 'promotion', p.promotion, 'images', p.images,
          'tax', case when (select shop_is_vat_registered()) then p.tax else 'VATEX-SA-OOS' end,
          'variant', jsonb_build_object(
            'id', v.id, 'sku', v.sku, 'is_default', v.is_default, 'size', v.size, 'color_key', v.color_key,
            'color_ar', v.color_ar, 'color_en', v.color_en, 'color_hex', v.color_hex, 'choices', v.choices, 'price_halalas', v.price_halalas,
            'sale_price_halalas', v.sale_price_halalas, 'image', v.image, 'quantity', coalesce(s.quantity, 0),
            'backorder_limit', coalesce(s.backorder_limit, 0)
          )
        ) order by i.position, i.variant_id) as parts,
        bool_and(p.is_active and v.is_active) as is_whole
      from bundle_items i
      join product_variants v on v.id = i.variant_id
      join products p on p.id = v.product_id
      left join stock_levels s on s.variant_id = v.id
      where i.bundle_id = b.id
    ) as of_bundle on of_bundle.is_whole
    where b.is_active and ${condition}
    order by b.position, b.id
  `.execute(db);
  return rows;
}

export function listBundles(db: Database): Promise<BundleRow[]> {
  return selectBundles(db, sql`true`);
}

export function readBundles(db: Database, ids: readonly number[]): Promise<BundleRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectBundles(db, sql`b.id = any(${[...ids]}::int[])`);
}

export async function readBundleBySlug(db: Database, slug: string): Promise<BundleRow | undefined> {
  const [row] = await selectBundles(db, sql`b.slug = ${slug}`);
  return row;
}

export function listBundlesWithProduct(db: Database, productId: number): Promise<BundleRow[]> {
  return selectBundles(
    db,
    sql`b.id in (
      select i.bundle_id from bundle_items i join product_variants v on v.id = i.variant_id where v.product_id = ${productId}
    )`,
  );
}
