import { type BulkChangeRule, toHalalas } from '@waha/contract';

/** Prices in halalas; null: no sale price. */
export interface Prices {
  price: number;
  sale: number | null;
}

/** Percent with two decimals are whole hundredths, as riyals are whole halalas. */
const HUNDREDTHS = 10_000;

/** Prices after a rule. A result of zero or less stays as it is: the dry run reports it at its row. */
export function changedPrices(rule: BulkChangeRule, prices: Prices): Prices {
  if (rule.field === 'price') return { ...prices, price: changed(rule, prices.price) };
  if (rule.field === 'sale_price') return { ...prices, sale: changedSale(rule, prices) };
  return prices;
}

function changedSale(rule: BulkChangeRule, { price, sale }: Prices): number | null {
  if (rule.way === 'clear') return null;
  if (rule.way === 'off') return changed({ ...rule, way: 'percent', amount: -(rule.amount ?? 0) }, price);
  // A percentage of no sale price is none.
  return sale === null && rule.way !== 'set' ? null : changed(rule, sale ?? price);
}

function changed({ way, amount, rounding }: BulkChangeRule, halalas: number): number {
  const by = toHalalas(amount ?? 0);
  if (way === 'set') return by;
  const computed = way === 'percent' ? Math.round((halalas * (HUNDREDTHS + by)) / HUNDREDTHS) : halalas + by;
  return computed <= 0 ? computed : rounded(computed, rounding);
}

/** The nearest price of this kind above zero; of two equally near ones the higher. */
function rounded(halalas: number, rounding: BulkChangeRule['rounding']): number {
  if (rounding === 'none') return halalas;
  const [step, end] = rounding === 'tens' ? [1_000, 0] : rounding === 'whole' ? [100, 0] : [100, 95];
  const nearest = Math.round((halalas - end) / step) * step + end;
  return nearest > 0 ? nearest : nearest + step;
}
