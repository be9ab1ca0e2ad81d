import { vatContained } from '@waha/contract';
import { priceKept } from '../orders/index.ts';
import { prorate, shareOfPieces } from '../pricing/index.ts';
import type { BoughtOrder } from '../returns/index.ts';

const BASIS_POINTS = 10_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What was paid for the goods of an order that were kept, by line, in halalas: the price of their pieces after all discounts.
 * Where what is kept costs more alone, because an offer no longer holds, that is what stays paid (docs/decisions/0022).
 */
export function paidForKept({ items, rules, shipping_halalas }: BoughtOrder): number[] {
  const shares = items.map((item) =>
    shareOfPieces(item.total_halalas, item.quantity, item.refunded, item.quantity - item.refunded),
  );
  if (rules === null || items.every((item) => item.refunded === 0)) return shares;
  const kept = items.map((item) => item.quantity - item.refunded);
  const { goods, lines } = priceKept({ items, rules, shipping_halalas }, kept);
  const paid = sumOf(items.map((item) => item.total_halalas));
  if (goods <= sumOf(shares)) return shares;
  return prorate(Math.min(goods, paid), lines);
}

/**
 * Whole points for what was paid: without its VAT, at the rate of each line in basis points, at so many halalas a point. VAT is
 * taken out of all lines of a rate together, and only once for the order is anything dropped.
 */
export function pointsFor(paid: readonly number[], rates: readonly number[], pointHalalas: number): number {
  const byRate = new Map<number, number>();
  for (const [index, amount] of paid.entries()) {
    const rate = rates[index] ?? 0;
    byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
  }
  const earned = [...byRate].map(([rate, amount]) => (amount - vatContained(amount)) * rate);
  return Math.floor(sumOf(earned) / (BASIS_POINTS * pointHalalas));
}

/** What an order brings as it is now. */
export function reckon(bought: BoughtOrder, rates: readonly number[], pointHalalas: number): number {
  return pointsFor(paidForKept(bought), rates, pointHalalas);
}
