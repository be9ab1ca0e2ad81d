import type { Tx } from '../../../platform/database/index.ts';
import { deliverIfNothingIsSent, type FullOrder, lockOrder } from '../orders/index.ts';
import { readBought } from '../returns/index.ts';
import { takeBackCodes } from './codes.store.ts';
import { endGiving, type Giving, lessenGiving, listGivings } from './givings.store.ts';
import { settleStock } from './settle-stock.ts';

/**
 * Ends what was refunded of an order, or all of one that is undone: links stop, and codes that no buyer saw are stock again.
 * Codes that were seen stay given. An order that nothing is left of is delivered. Repeated, it changes nothing.
 */
export async function endRefunded(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const { freed, missing } = await reckonRefunds(tx, order, at);
  await settleProducts(tx, freed);
  if (missing === 0) await deliverIfNothingIsSent(tx, order, at);
}

/** Settles products in the common order. */
export async function settleProducts(tx: Tx, products: ReadonlySet<number>): Promise<void> {
  for (const product of [...products].toSorted((a, b) => a - b)) await settleStock(tx, product);
}

interface Reckoned {
  freed: Set<number>;
  missing: number;
}

/**
 * Takes refunds of a locked order off what its lines are given. Returns products whose stock is to be settled: also of lines
 * that were refunded before anything was given, which no order waits for any more. `missing`: pieces that are still to be given.
 */
export async function reckonRefunds(tx: Tx, order: FullOrder, at: Date): Promise<Reckoned> {
  const bought = await readBought(tx, order.id);
  const isUndone = order.status === 'cancelled' || order.status === 'expired';
  const givings = await listGivings(tx, order.id);
  const freed = new Set<number>();
  let missing = 0;
  for (const item of order.items) {
    if (!item.is_digital) continue;
    const refunded = bought?.items.find(({ id }) => id === item.id)?.refunded ?? 0;
    const giving = givings.find(({ order_item_id: id }) => id === item.id);
    const left = isUndone ? 0 : item.quantity - refunded;
    const isFreed = giving ? await lessen(tx, giving, left, at) : refunded > 0;
    if (isFreed && item.product_id !== null) freed.add(item.product_id);
    missing += giving ? missingOf(giving, left) : left;
  }
  return { freed, missing };
}

const missingOf = ({ ended_at: endedAt, pieces, given }: Giving, left: number): number =>
  endedAt === null ? Math.min(pieces, left) - Math.min(given, left) : 0;

/** Leaves a giving the pieces that were not refunded. True if pieces or codes are free by it. */
async function lessen(tx: Tx, giving: Giving, left: number, at: Date): Promise<boolean> {
  if (giving.ended_at !== null || giving.pieces <= left) return false;
  const { order_item_id: itemId, gives, pieces, given } = giving;
  const back = gives === 'codes' ? await takeBackCodes(tx, itemId, Math.max(0, given - left)) : 0;
  if (left === 0) await endGiving(tx, itemId, at);
  else await lessenGiving(tx, itemId, { pieces: left, given: Math.min(left, given) });
  return back > 0 || given < pieces;
}
