import { allocateRefunds, priceRetained } from '../../orders/index.ts';
import { prorateByPiece } from '../../pricing/index.ts';
import { isEnded } from '../requests/return-status.ts';
import type { BoughtOrder, ReturnRow } from '../returns.store.ts';

export type RequestedLine = { id: number; quantity: number };

export interface RefundAmount {
  /** Shares of the pieces in the amount paid for their lines, after `before` pieces that were returned earlier. */
  lines: { id: number; before: number; amount: number }[];
  /** The refund. */
  total: number;
  /** The part of the shares that is withheld; negative if it compensates an earlier return. */
  withheld: number;
  /**
   * Reasons for withholding: the retained pieces cost more without the offer or coupon, or delivery is no longer free.
   */
  lost: ('offer' | 'delivery')[];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Refund for returned pieces: their share of what was paid, limited so that the retained pieces stay paid at their
 * stand-alone price by the order's own rules. It is computed over all returns of the order together. The sequence of
 * returns therefore changes nothing, and a complete return refunds everything. Never negative: a return costs the buyer
 * nothing.
 */
export function refundAmount(order: BoughtOrder, wish: readonly RequestedLine[]): RefundAmount {
  const items = order.items.map((item) => {
    const wished = wish.find((line) => line.id === item.id)?.quantity ?? 0;
    return { ...item, wished, back: item.refunded + wished };
  });
  const lines = items
    .filter((item) => item.wished > 0)
    .map((item) => ({
      id: item.id,
      before: item.refunded,
      amount: prorateByPiece(item.total_halalas, item.quantity, item.refunded, item.wished),
    }));
  const worth = sumOf(lines.map((line) => line.amount));
  const shares = sumOf(items.map((item) => prorateByPiece(item.total_halalas, item.quantity, 0, item.back)));
  if (order.rules === null || order.is_edited) {
    // An earlier partial refund of the price is deducted from the pieces' shares.
    const total = Math.max(0, shares - order.refunded_halalas);
    return { lines, total, withheld: worth - total, lost: [] };
  }
  const goods = sumOf(items.map((item) => item.total_halalas));
  const kept = priceRetained(
    { ...order, rules: order.rules },
    items.map((item) => item.quantity - item.back),
  );
  const most = goods + order.shipping_halalas - kept.goods - kept.delivery;
  const total = Math.max(0, Math.min(shares, most) - order.refunded_halalas);
  const lost = [
    ...(kept.goods > goods - shares ? (['offer'] as const) : []),
    ...(kept.delivery > order.shipping_halalas ? (['delivery'] as const) : []),
  ];
  return { lines, total, withheld: worth - total, lost };
}

/** The order after the refund of these pieces. */
function applyRefund(order: BoughtOrder, wish: readonly RequestedLine[]): BoughtOrder {
  return {
    ...order,
    refunded_halalas: order.refunded_halalas + refundAmount(order, wish).total,
    items: order.items.map((item) => ({
      ...item,
      refunded: item.refunded + (wish.find((line) => line.id === item.id)?.quantity ?? 0),
    })),
  };
}

/** Refund of newly requested pieces, assuming that pending returns are refunded first. */
export function refundAmountAfter(
  order: BoughtOrder,
  returns: readonly ReturnRow[],
  wish: readonly RequestedLine[],
): RefundAmount {
  const waiting = returns.filter((one) => !isEnded(one) && one.refund_to !== 'exchange');
  return refundAmount(
    waiting.reduce((before, one) => applyRefund(before, requestedLines(one)), order),
    wish,
  );
}

export function requestedLines({ lines }: Pick<ReturnRow, 'lines'>): RequestedLine[] {
  return lines.map((line) => ({ id: line.order_item_id, quantity: line.quantity }));
}

/** The amount paid for goods that was not refunded yet. */
export function goodsLeft(order: BoughtOrder): number {
  const { goods, withheldDelivery } = allocateRefunds(order);
  return goods + withheldDelivery;
}

/** The current refund amount of a pending return, or the hypothetical one of a rejected or withdrawn return. */
export function currentRefundAmount(row: Pick<ReturnRow, 'lines' | 'bought'>): RefundAmount {
  const wish = requestedLines(row);
  // A rejected return may count more pieces than are left: it shows the amount its pieces would have refunded.
  const items = row.bought.items.map((item) => {
    const wished = wish.find((line) => line.id === item.id)?.quantity ?? 0;
    return { ...item, refunded: Math.min(item.refunded, item.quantity - wished) };
  });
  return refundAmount({ ...row.bought, items }, wish);
}

/** Refund of a return: the amount sent, or the current amount. 0 for an exchange that was not refunded instead. */
export function amountOf(row: ReturnRow): number {
  const { card_halalas: card, bank_halalas: bank, credit_halalas: credit } = row;
  if (card !== null && bank !== null && credit !== null) return card + bank + credit;
  return row.refund_to === 'exchange' ? 0 : currentRefundAmount(row).total;
}
