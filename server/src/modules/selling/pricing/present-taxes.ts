import { type TaxSum as ShownSum, taxCategoryOf, toRiyals } from '@waha/contract';
import type { TaxSum } from './taxes.ts';

/** Sums by tax as they are shown: by category, the standard rate first. */
export function presentTaxes(sums: readonly TaxSum[]): ShownSum[] {
  const groups = Map.groupBy(sums, ({ tax }) => taxCategoryOf(tax));
  const shown = [...groups].map(([category, own]) => ({
    category,
    percent: Math.max(...own.map((one) => one.vat_percent)),
    total: toRiyals(own.reduce((sum, one) => sum + one.halalas, 0)),
    vat: toRiyals(own.reduce((sum, one) => sum + one.vat, 0)),
  }));
  return shown.toSorted((one, other) => other.percent - one.percent || (one.category < other.category ? -1 : 1));
}
