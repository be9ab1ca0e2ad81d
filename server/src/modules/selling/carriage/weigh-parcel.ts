import type { Database } from '../../../platform/database/index.ts';
import { readWeights } from '../../goods/catalog/index.ts';
import { demandOfItem, type FullOrder } from '../orders/index.ts';
import type { BookingRow } from './bookings.store.ts';

/** The weight of a parcel's pieces, in grams; null where the weight of one of them is not known. */
export async function weighParcel(db: Database, order: FullOrder, { lines }: BookingRow): Promise<number | null> {
  const piecesOf = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const goods = order.items.flatMap((item) => demandOfItem(item, piecesOf.get(item.id) ?? 0));
  const weights = await readWeights(
    db,
    goods.map(({ variantId }) => variantId),
  );
  let sum = 0;
  for (const { variantId, quantity } of goods) {
    const grams = weights.get(variantId);
    if (grams === undefined) return null;
    sum += grams * quantity;
  }
  return sum > 0 ? sum : null;
}
