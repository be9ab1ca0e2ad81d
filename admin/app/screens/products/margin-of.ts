import { VAT_PERCENT } from '@waha/contract/money';
import type { ProductTax } from '@waha/contract/vocabulary';
import { latinNumber } from '../../form/numbers.ts';

/** Profit of one piece in riyals, and its part of the price in percent; both without VAT. */
export interface ProductMargin {
  riyals: number;
  percent: number;
}

const amount = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(latinNumber(typed)));

/** Profit at the price that is paid, from texts as typed; null while one of them is no amount. */
export function marginOf(typed: {
  price: string;
  sale_price: string;
  cost_price: string;
  tax?: ProductTax;
}): ProductMargin | null {
  const paid = typed.sale_price.trim() === '' ? amount(typed.price) : amount(typed.sale_price);
  const cost = amount(typed.cost_price);
  const percent = (typed.tax ?? 'standard') === 'standard' ? VAT_PERCENT : 0;
  const net = (paid * 100) / (100 + percent);
  if (!(net > 0) || Number.isNaN(cost)) return null;
  return { riyals: net - cost, percent: Math.round(((net - cost) / net) * 100) };
}
