import { sql, type Tx } from '../../../../platform/database/index.ts';
import { type ProductDraft, priceBeforePromotions, type VariantDraft } from './product-draft.ts';
import { inserted, productColumnsOf, variantColumnsOf, withCategoriesAbove } from './written-product.store.ts';

export async function insertProduct(tx: Tx, draft: ProductDraft): Promise<number> {
  const current = priceBeforePromotions(draft);
  const columns = {
    ...productColumnsOf(draft),
    current_price_halalas: sql`${current.price}::int`,
    is_on_sale: sql`${current.isOnSale}::bool`,
    sold_count: sql`${draft.soldCount}::int`,
  };
  const { rows } = await sql.rows({ id: sql.int4 })`
    ${withCategoriesAbove(draft)} insert into products ${inserted(columns)} returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the product ${draft.sku} was not created`);
  return row.id;
}

export async function insertVariant(
  tx: Tx,
  productId: number,
  variant: VariantDraft,
  position: number,
  isDefault: boolean,
): Promise<number> {
  const columns = { product_id: sql`${productId}::int`, ...variantColumnsOf(variant, { position, isDefault }) };
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into product_variants ${inserted(columns)} returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the variant ${variant.sku} was not created`);
  return row.id;
}
