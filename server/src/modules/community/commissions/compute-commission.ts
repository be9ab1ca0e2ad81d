import { vatContained } from '@waha/contract';
import { allocateRefunds, type RefundedOrder } from '../../selling/orders/index.ts';

const BASIS_POINTS = 10_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

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

/** The points an order brings in its present state. */
export function computeCommission(bought: RefundedOrder, rates: readonly number[], pointHalalas: number): number {
  return pointsFor(allocateRefunds(bought).lines, rates, pointHalalas);
}
