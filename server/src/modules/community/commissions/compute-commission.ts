import { vatContained } from '@waha/contract';
import { allocateRefunds, type RefundedOrder } from '../../selling/orders/index.ts';

const BASIS_POINTS = 10_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Whole points for the paid amounts without VAT: `rates` in basis points for each line, `pointHalalas` the value of a
 * point. VAT is computed per rate, and the result is rounded down once for the whole order.
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
