import type { FullOrder } from '../../orders/index.ts';
import type { ReturnRow } from '../returns.store.ts';
import { AT_HOME_AGAIN, isEnded } from './return-status.ts';

/** Returns of one order, in any status: each adds events and list entries to the order. */
export const MOST_RETURNS = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Item = FullOrder['items'][number];

/** A line of an order and its returnable pieces. */
export interface ReturnableLine {
  item: Item;
  /** Pieces that are with the buyer and in no return that could still bring them back. */
  left: number;
  /** Pieces whose refund precedes this request. */
  paidBefore: number;
}

/** End of the return period: the order's own number of days after its first delivery; null before that. */
export function returnableUntil(order: FullOrder): Date | null {
  const delivered = order.events.find((event) => event.status === 'delivered');
  return delivered ? new Date(new Date(delivered.created_at).getTime() + order.return_days * DAY_MS) : null;
}

/** Every line of an order against all its returns. */
export function returnableLines(order: FullOrder, returns: readonly ReturnRow[]): ReturnableLine[] {
  const piecesIn = (item: Item, counts: (one: ReturnRow) => boolean) =>
    returns
      .filter(counts)
      .flatMap((one) => one.lines)
      .filter((line) => line.order_item_id === item.id)
      .reduce((sum, line) => sum + line.quantity, 0);
  return order.items.map((item) => ({
    item,
    left: item.is_returnable ? item.quantity - piecesIn(item, (one) => !AT_HOME_AGAIN.includes(one.status)) : 0,
    paidBefore: piecesIn(item, (one) => one.status === 'refunded' || (!isEnded(one) && one.refund_to !== 'exchange')),
  }));
}
