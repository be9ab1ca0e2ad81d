import type { RefundWay, ReturnOutcome } from '@waha/contract';
import type { FullOrder } from '../../orders/index.ts';
import { isCardMethod } from '../../payments/index.ts';
import { prorate } from '../../pricing/index.ts';

type PaidOrder = Pick<FullOrder, 'total_halalas' | 'store_credit_halalas' | 'payment_method' | 'customer_id'>;

/** How money goes back: to the card, to a bank account, to store credit. In halalas. */
export interface RefundSplit {
  card: number;
  bank: number;
  credit: number;
}

/** How the money of a return went back; null while it has not. */
export function refundSplitOf(row: {
  card_halalas: number | null;
  bank_halalas: number | null;
  credit_halalas: number | null;
}): RefundSplit | null {
  const { card_halalas: card, bank_halalas: bank, credit_halalas: credit } = row;
  return card === null || bank === null || credit === null ? null : { card, bank, credit };
}

/** A settlement with what the pieces of each line are worth, how many of the line were paid back before, and what stays here. */
export interface ReturnRefund extends RefundSplit {
  lines: { id: number; before: number; amount: number }[];
  withheld: number;
  /** What of the order's goods had been paid back before. */
  before: number;
  /** What of it is delivery and fees, and what of those had been paid back before. */
  services: number;
  servicesBefore: number;
}

/** What of an order was paid otherwise than with store credit. */
export function paidWithoutCredit(order: PaidOrder): number {
  return order.total_halalas - order.store_credit_halalas;
}

/** Whether money has to go to a bank account: it came in cash or by transfer, and there is no card to give it back to. */
export function needsIban(order: PaidOrder, way: ReturnOutcome): boolean {
  return way === 'original' && paidWithoutCredit(order) > 0 && !isCardMethod(order.payment_method);
}

/** How money of an order can go back. Store credit needs an account to keep it. */
export function refundMethodsOf(order: PaidOrder): RefundWay[] {
  return order.customer_id === null ? ['original'] : ['original', 'store_credit'];
}

/**
 * Splits a refund as the order was paid, after what was refunded of it before: what store credit paid returns there, the
 * rest to the card, or by transfer where there was none; everything to store credit where the buyer asked for that. An exchange
 * that is paid back after all goes as it was paid.
 * However many refunds an order has, no part exceeds what was paid that way.
 */
export function splitRefund(order: PaidOrder, way: ReturnOutcome, refundedBefore: number, amount: number): RefundSplit {
  const weights = [order.store_credit_halalas, paidWithoutCredit(order)];
  const creditUpTo = (sum: number) => prorate(sum, weights)[0] ?? 0;
  const credit = creditUpTo(refundedBefore + amount) - creditUpTo(refundedBefore);
  const rest = amount - credit;
  if (way === 'store_credit') return { card: 0, bank: 0, credit: amount };
  return isCardMethod(order.payment_method) ? { card: rest, bank: 0, credit } : { card: 0, bank: rest, credit };
}
