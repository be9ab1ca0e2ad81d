import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { StockChange } from './stock.store.ts';

/** Publishes a stock change: invalidates pages, and announces products that sold out or came back. */
export async function publishStockChange(tx: Tx, { productIds, flippedProductIds }: StockChange): Promise<void> {
  if (flippedProductIds.length > 0) {
    await publish(tx, 'stock.flipped', { productIds: flippedProductIds });
  }
  await publishInvalidation(
    tx,
    productIds.map((productId) => `product:${productId}`),
  );
}
