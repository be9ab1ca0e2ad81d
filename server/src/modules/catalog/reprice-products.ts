import type { Tx } from '../../platform/database/index.ts';
import { lockProducts, writePrices } from './prices.store.ts';
import type { ProductRow } from './product-row.ts';
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
  const rows = await lockProducts(tx, ids);
  return writePrices(
    tx,
    rows.map((row) => {
      const promotion = promotions.get(row.id) ?? null;
      return { id: row.id, promotion, ...currentPrice(row, promotion) };
    }),
  );
}

/**
 * Keeps promotions as they are until the transaction ends, and says which of them a product shows. Taken before any product is
 * locked, as by the clock that applies them.
 */
export type LockPromotions = (
  tx: Tx,
) => Promise<(product: { id: number; category_ids: readonly number[] }) => RunningPromotion | null>;

/** Writes the promotions that products show by what is known of them now, and the prices that follow. */
export async function repriceByPromotions(
  tx: Tx,
  ids: readonly number[],
  promotionOf: Awaited<ReturnType<LockPromotions>>,
): Promise<void> {
  const rows = await lockProducts(tx, ids);
  await repriceProducts(tx, new Map(rows.map((row) => [row.id, promotionOf(row)])));
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
