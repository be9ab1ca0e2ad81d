import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { changeStock, lockLevels } from '../../goods/catalog/index.ts';
import { type Goods, type GoodsOfVariant, readGoods } from './goods.store.ts';

/** The level of a variant whose files anybody may have who pays: more than are ever sold between two changes. */
export const FILE_COPIES = 1_000_000;

/** Pieces of a variant that can be sold: codes that no order was promised, or any number where it gives files. */
export function sellable({ gives }: Pick<Goods, 'gives'>, variant: GoodsOfVariant): number {
  if (gives === 'files') return variant.files.length > 0 ? FILE_COPIES : 0;
  return Math.max(0, variant.free - variant.promised);
}

/**
 * Sets the stock of a digital product to what it can give; one that is sent has pieces on a shelf, which codes do not change. Levels are locked first: an order that takes a piece at the same time is
 * either counted among the promised ones, or takes it afterwards. Returns the goods that were counted.
 */
export async function settleStock(tx: Tx, productId: number): Promise<Goods> {
  const known = (await readGoods(tx, productId)) ?? refuse('catalog.product_not_found');
  await lockLevels(
    tx,
    known.variants.map(({ variant_id: id }) => id),
  );
  const goods = (await readGoods(tx, productId)) ?? refuse('catalog.product_not_found');
  if (goods.delivery !== 'digital') return goods;
  for (const variant of goods.variants.toSorted((a, b) => a.variant_id - b.variant_id)) {
    const delta = sellable(goods, variant) - variant.stock;
    if (delta !== 0) await changeStock(tx, { variantId: variant.variant_id, delta, isOfGoods: true });
  }
  return goods;
}
