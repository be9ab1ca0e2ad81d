import { sql, type Tx } from '../../../../platform/database/index.ts';
import { type ProductDraft, priceBeforePromotions, type VariantDraft, variantsOf } from './product-draft.ts';
import { categoriesAbove, namesOf, productColumnsOf, valuesOf, variantColumnsOf } from './written-product.store.ts';

/** Inserts products; returns their ids in the order of the drafts. */
export async function insertProducts(tx: Tx, drafts: readonly ProductDraft[]): Promise<number[]> {
  const written = drafts.map((draft) => {
    const current = priceBeforePromotions(draft);
    return {
      ...productColumnsOf(draft),
      is_active: draft.isActive ?? true,
      current_price_halalas: current.price,
      is_on_sale: current.isOnSale,
      sold_count: draft.soldCount,
      in_stock: variantsOf(draft).some(({ stock }) => stock > 0),
    };
  });
  const [first] = written;
  if (!first) return [];
  const { rows } = await sql.rows({ id: sql.int4, slug: sql.text })`
    insert into products (${namesOf(first)}, category_ids)
    select ${valuesOf(first)}, ${categoriesAbove}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(written)}::jsonb) as w
    returning id, slug
  `.execute(tx);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return drafts.map(({ sku, slug }) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`the product ${sku} was not created`);
    return id;
  });
}

export interface NewVariant {
  productId: number;
  variant: VariantDraft;
  position: number;
  isDefault: boolean;
}

/** Inserts variants; returns their ids by SKU. */
export async function insertVariants(tx: Tx, variants: readonly NewVariant[]): Promise<Map<string, number>> {
  const written = variants.map(({ productId, variant, position, isDefault }) => ({
    product_id: productId,
    ...variantColumnsOf(variant, { position, isDefault }),
  }));
  const [first] = written;
  if (!first) return new Map();
  const { rows } = await sql.rows({ id: sql.int4, sku: sql.text })`
    insert into product_variants (${namesOf(first)})
    select ${valuesOf(first)} from jsonb_populate_recordset(null::product_variants, ${JSON.stringify(written)}::jsonb) as w
    returning id, sku
  `.execute(tx);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
