import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { adjustStock, isDigitalVariant, readLevel, type StockAdjustment } from './stock.store.ts';

export interface StockChangeByHand {
  variantId: number;
  /** Expected product of the variant, if known. */
  productId?: number;
  delta: number;
  /** `adjustment` by default. */
  reason?: Exclude<StockAdjustment, 'initial'>;
  note?: string | null;
  /** True where the codes or files of a digital product say so; nobody else changes its stock. */
  isOfGoods?: boolean;
}

/**
 * Changes a level by hand: stocktaking, restocking. Publishes `stock.flipped` if it reaches or leaves zero, as an
 * order does. Refuses `catalog.stock_too_low`: reserved pieces have left the level already.
 */
export async function changeStock(tx: Tx, change: StockChangeByHand): Promise<{ productId: number; quantity: number }> {
  const { delta, isOfGoods = false, ...rest } = change;
  if (!isOfGoods && (await isDigitalVariant(tx, change.variantId))) refuse('catalog.stock_of_digital');
  const level = (await adjustStock(tx, { reason: 'adjustment', delta, ...rest })) ?? (await refuseChange(tx, change));
  if (change.productId !== undefined && level.productId !== change.productId) refuse('catalog.variant_not_found');
  await publishInvalidation(tx, [`product:${level.productId}`]);
  if (level.quantity > 0 !== level.quantity - delta > 0) {
    await publish(tx, 'stock.flipped', { productIds: [level.productId] });
  }
  return level;
}

async function refuseChange(tx: Tx, { variantId, productId, delta }: StockChangeByHand): Promise<never> {
  const level = await readLevel(tx, variantId);
  if (!level || (productId !== undefined && level.productId !== productId)) refuse('catalog.variant_not_found');
  refuse(delta < 0 ? 'catalog.stock_too_low' : 'catalog.stock_too_high', { available: Math.max(0, level.quantity) });
}
