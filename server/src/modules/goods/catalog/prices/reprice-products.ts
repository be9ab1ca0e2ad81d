import type { Tx } from '../../../../platform/database/index.ts';
import type { ProductRow } from '../products/product-row.ts';
import { notePrices } from './price-history.ts';
import { lockProducts, writePrices } from './prices.store.ts';
import { buyable, payablePrice, type RunningPromotion, variantPrices } from './promotional-price.ts';

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
  await notePrices(tx, rows, (row) => promotions.get(row.id) ?? null);
  return writePrices(
    tx,
    rows.map((row) => {
      const promotion = promotions.get(row.id) ?? null;
      return { id: row.id, promotion, ...currentPrice(row, promotion) };
    }),
  );
}

/** Promotions as they are at a time, for writing products. */
export type PromotionsAt = (at: Date) => LockPromotions;

/**
 * Locks promotions until the transaction ends, and returns which of them a product shows. Locked before any product, in
 * the same order as the job that starts and ends promotions.
 */
export type LockPromotions = (
  tx: Tx,
) => Promise<(product: { id: number; category_ids: readonly number[] }) => RunningPromotion | null>;

/** Writes the shown promotions of products, and the resulting prices. */
export async function repriceByPromotions(
  tx: Tx,
  ids: readonly number[],
  promotionOf: Awaited<ReturnType<LockPromotions>>,
): Promise<void> {
  const rows = await lockProducts(tx, ids);
  await repriceProducts(tx, new Map(rows.map((row) => [row.id, promotionOf(row)])));
}

/** Writes prices after a level reached or left zero. */
export async function repriceByStock(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await lockProducts(tx, ids);
  return writePrices(
    tx,
    rows.map((row) => ({ id: row.id, promotion: row.promotion, ...currentPrice(row, row.promotion) })),
  );
}

/** Price of the cheapest variant in stock; of a sold-out product, over all variants. */
function currentPrice(row: ProductRow, promotion: RunningPromotion | null) {
  const offered = buyable(row.variants);
  const variants = offered.length > 0 ? offered : [{ price_halalas: null, sale_price_halalas: null }];
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
