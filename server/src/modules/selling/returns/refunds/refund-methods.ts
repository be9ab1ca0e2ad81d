import type { RefundWay, ReturnOutcome } from '@waha/contract';
import type { FullOrder } from '../../orders/index.ts';
import { isRefundedInParts } from '../../payments/index.ts';
import { prorate } from '../../pricing/index.ts';

type PaidOrder = Pick<
  FullOrder,
  'total_halalas' | 'store_credit_halalas' | 'payment_method' | 'refunds_in_parts' | 'customer_id'
>;

/** A refund by method: card, bank account, store credit. In halalas. */
export interface RefundSplit {
  card: number;
  bank: number;
  credit: number;
}

/** The refund of a return by method; null until it is refunded. */
export function refundSplitOf(row: {
  card_halalas: number | null;
  bank_halalas: number | null;
  credit_halalas: number | null;
}): RefundSplit | null {
  const { card_halalas: card, bank_halalas: bank, credit_halalas: credit } = row;
  return card === null || bank === null || credit === null ? null : { card, bank, credit };
}

/** A refund split, with the share per line, the pieces of the line refunded before, and the withheld amount. */
export interface ReturnRefund extends RefundSplit {
  lines: { id: number; before: number; amount: number }[];
  withheld: number;
  /** Delivery and fees in this refund. */
  services: number;
}

/** The part of an order that was not paid by store credit. */
export function paidWithoutCredit(order: PaidOrder): number {
  return order.total_halalas - order.store_credit_halalas;
}

/**
 * True if the refund needs a bank account: the order was paid in cash or by transfer, so there is no card to refund, or by a method
 * that cannot give back a part.
 */
export function needsIban(order: PaidOrder, way: ReturnOutcome): boolean {
  return way === 'original' && paidWithoutCredit(order) > 0 && !isRefundedInParts(order);
}

/** Refund methods of an order. Store credit requires an account. */
export function refundMethodsOf(order: PaidOrder): RefundWay[] {
  return order.customer_id === null ? ['original'] : ['original', 'store_credit'];
}

/**
 * Splits a refund by the payment of the order, after earlier refunds. The share paid by store credit returns there;
 * the rest goes to the card, or by bank transfer without a card. The buyer may choose store credit for all of it. An
 * exchange refunded instead follows the payment. Over any number of refunds, no method receives more than it paid.
 */
export function splitRefund(order: PaidOrder, way: ReturnOutcome, refundedBefore: number, amount: number): RefundSplit {
  const weights = [order.store_credit_halalas, paidWithoutCredit(order)];
  const creditUpTo = (sum: number) => prorate(sum, weights)[0] ?? 0;
  const credit = creditUpTo(refundedBefore + amount) - creditUpTo(refundedBefore);
  const rest = amount - credit;
  if (way === 'store_credit') return { card: 0, bank: 0, credit: amount };
  return isRefundedInParts(order) ? { card: rest, bank: 0, credit } : { card: 0, bank: rest, credit };
}
