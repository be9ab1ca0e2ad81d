import { VAT_PERCENT } from '@waha/contract';

/**
 * Splits the VAT of one rate over its amounts, each of which contains VAT: the exact share of each, rounded up or down so that
 * they sum to `vat` (largest remainder). `vat` differs from the exact one by rounding alone. Amounts that are deducted are
 * negative, and so is their VAT.
 */
export function splitVat(totals: readonly number[], vat: number, percent: number = VAT_PERCENT): number[] {
  if (percent === 0) return totals.map(() => 0);
  const divisor = 100 + percent;
  const fractionOf = (total: number) => (((total * percent) % divisor) + divisor) % divisor;
  const parts = totals.map((total) => (total * percent - fractionOf(total)) / divisor);
  let missing = vat - parts.reduce((sum, part) => sum + part, 0);
  // An amount of nothing has no VAT, whatever is left.
  const takers = [...totals.keys()].filter((at) => totals[at] !== 0);
  takers.sort((one, other) => fractionOf(totals[other] ?? 0) - fractionOf(totals[one] ?? 0) || one - other);
  if (missing < 0) takers.reverse();
  const step = Math.sign(missing);
  for (let turn = 0; missing !== 0 && takers.length > 0; turn += 1) {
    const at = takers[turn % takers.length] ?? 0;
    parts[at] = (parts[at] ?? 0) + step;
    missing -= step;
  }
  return parts;
}
