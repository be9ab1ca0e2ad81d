import { type FullOrder, unsentPieces } from '../orders/index.ts';
import type { PartToCapture } from '../payments/index.ts';

type Sent = Pick<FullOrder, 'items' | 'shipments' | 'total_halalas' | 'store_credit_halalas'>;

/**
 * The parts in which the money of an order is captured, one a parcel in the sequence they left: the goods of the parcel at what they were sold
 * for, and with the first one delivery and fees, less what store credit and gift cards pay. The part of a line goes by
 * pieces, rounded down over all so far, so that no halala is taken twice; once all has left the last part takes the rest.
 */
export function partsOfOrder(order: Sent): PartToCapture[] {
  const goods = order.items.reduce((sum, item) => sum + item.total_halalas, 0);
  const beside = order.total_halalas - order.store_credit_halalas - goods;
  const sent = new Map<number, number>();
  const parts = order.shipments
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, lines }): PartToCapture => {
      for (const { order_item_id: item, quantity } of lines) sent.set(item, (sent.get(item) ?? 0) + quantity);
      return { key: id, upTo: goodsSent(order, sent) + beside };
    });
  if (unsentPieces(order).length > 0) return parts;
  // The rest stands alone where the last parcel left before what remained was dropped.
  return [
    ...parts.slice(0, -1),
    ...parts.slice(-1).map(({ key }) => ({ key, upTo: null })),
    { key: 'rest', upTo: null },
  ];
}

/** The price of so many pieces of each line, after discounts. */
function goodsSent({ items }: Sent, sent: ReadonlyMap<number, number>): number {
  return items.reduce((sum, { id, quantity, total_halalas: total }) => {
    const pieces = Math.min(sent.get(id) ?? 0, quantity);
    return sum + Math.floor((total * pieces) / quantity);
  }, 0);
}
