import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { type ProductRow, productColumns, productVariants } from './product-row.ts';
import { payablePrice, type RunningPromotion, variantPrices } from './promotional-price.ts';

/**
 * Writes the promotion a product shows and the prices that follow from it. Called whenever a price or a promotion
 * changes, starts or ends; lists then sort and filter by plain columns. Returns the ids of products that changed.
 */
export async function repriceProducts(
  tx: Tx,
  promotions: ReadonlyMap<number, RunningPromotion | null>,
): Promise<number[]> {
  const ids = [...promotions.keys()].toSorted((a, b) => a - b);
  const { rows } = await sql<ProductRow>`
    select ${productColumns}, of_product.variants
    from products p ${productVariants} where p.id = any(${ids}::int[]) order by p.id for no key update of p
  `.execute(tx);
  const prices = rows.map((row) => currentPrice(row, promotions.get(row.id) ?? null));
  const { rows: changed } = await sql<{ id: number }>`
    update products p
    set current_price_halalas = priced.current, is_on_sale = priced.on_sale, promotion = priced.promotion, updated_at = now()
    from unnest(
      ${rows.map((row) => row.id)}::int[], ${prices.map((price) => price.current)}::int[],
      ${prices.map((price) => price.isOnSale)}::bool[],
      ${rows.map((row) => toJson(promotions.get(row.id) ?? null))}::jsonb[]
    ) as priced (id, current, on_sale, promotion)
    where p.id = priced.id and (p.current_price_halalas, p.is_on_sale, p.promotion)
      is distinct from (priced.current, priced.on_sale, priced.promotion)
    returning p.id
  `.execute(tx);
  return changed.map((row) => row.id);
}

function currentPrice(row: ProductRow, promotion: RunningPromotion | null) {
  const variants = row.variants.length > 0 ? row.variants : [{ price_halalas: null, sale_price_halalas: null }];
  const priced = variants.map((variant) => {
    const prices = variantPrices(row, variant);
    const payable = payablePrice(prices, promotion);
    return { payable, isOnSale: payable < prices.priceHalalas };
  });
  return {
    current: Math.min(...priced.map((price) => price.payable)),
    isOnSale: priced.some((price) => price.isOnSale),
  };
}

function toJson(promotion: RunningPromotion | null): string | null {
  return promotion && JSON.stringify(promotion);
}
