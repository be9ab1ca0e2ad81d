import type { Bilingual } from '../../../platform/text/index.ts';
import { type TaxSum, taxReasons } from '../pricing/index.ts';
import { type InvoiceLine, isOf, sumOf, sumsOf } from './invoice-lines.ts';

/** Sums of a document by tax, with the VAT that its lines say. */
export const taxesOf = (lines: readonly InvoiceLine[]): TaxSum[] =>
  sumsOf(lines).map((sum) => ({
    ...sum,
    vat: sumOf(
      lines.filter((line) => isOf(line, sum)),
      'vat',
    ),
  }));

/** Why no VAT is due on some lines of a document, each reason once. */
export function reasonsOf(lines: readonly InvoiceLine[]): Bilingual[] {
  return sumsOf(lines).flatMap(({ tax }) => (tax === 'standard' ? [] : [taxReasons[tax]]));
}
