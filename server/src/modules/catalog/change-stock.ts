import { publishPurge } from '../../platform/cache/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { adjustStock } from './stock.store.ts';

/**
 * Changes a level by hand: counting, restocking. Announces `stock.flipped` where it reaches or leaves zero, as an order
 * does.
 */
export async function changeStock(
  tx: Tx,
  change: { variantId: number; delta: number; note?: string },
): Promise<{ productId: number; quantity: number } | undefined> {
  const level = await adjustStock(tx, { ...change, reason: 'adjustment' });
  if (level) await publishPurge(tx, [`product:${level.productId}`]);
  if (level && (level.quantity === 0) !== (level.quantity - change.delta === 0)) {
    await publish(tx, [{ event: 'stock.flipped', payload: { productIds: [level.productId] } }]);
  }
  return level;
}
