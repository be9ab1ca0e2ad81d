import { allocateRefunds, type RefundedOrder } from '../../selling/orders/index.ts';
import { type TaxedAmount, vatOf } from '../../selling/pricing/index.ts';

const BASIS_POINTS = 10_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Whole points for the paid amounts without VAT: `rates` in basis points for each line, `pointHalalas` the value of a
 * point. VAT is computed per rate, and the result is rounded down once for the whole order.
 */
export function pointsFor(paid: readonly TaxedAmount[], rates: readonly number[], pointHalalas: number): number {
  const byRate = Map.groupBy(paid.entries(), ([index]) => rates[index] ?? 0);
  const earned = [...byRate].map(([rate, entries]) => {
    const amounts = entries.map(([, amount]) => amount);
    return (sumOf(amounts.map(({ halalas }) => halalas)) - vatOf(amounts)) * rate;
  });
  return Math.floor(sumOf(earned) / (BASIS_POINTS * pointHalalas));
}

/** The points an order brings in its present state. */
export function computeCommission(bought: RefundedOrder, rates: readonly number[], pointHalalas: number): number {
  const { lines } = allocateRefunds(bought);
  const paid = bought.items.map(({ tax, vat_percent }, at) => ({ tax, vat_percent, halalas: lines[at] ?? 0 }));
  return pointsFor(paid, rates, pointHalalas);
}
