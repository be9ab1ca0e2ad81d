import type { Item } from './computed.ts';
import { DraftError } from './draft-error.ts';
import { divideRounded } from './vat.ts';

/**
 * Checks VAT that the shop computed: of all items or of none, no more than an item costs, and near the rate of the net amount,
 * for each item and in total. Near is a halala a line, as in BR-CO-17, and one more: notes take their VAT from running totals
 * of their invoice, and one in some ten thousands is two halalas off. The authority warns of it, where a refusal would leave
 * the shop without its note.
 */
export function checkGivenVat(items: readonly Item[], lineCount: number): void {
  const given = items.filter((item) => item.given !== undefined);
  if (given.length === 0) return;
  if (given.length < items.length) throw new DraftError('VAT is given of some items alone');
  const tolerance = lineCount + 1;
  for (const { given: vat = 0, gross, rate } of items) {
    const [part, whole] = gross < 0 ? [-vat, -gross] : [vat, gross];
    if (!Number.isSafeInteger(part) || part < 0 || part > whole) throw new DraftError(`VAT of ${part} in ${whole}`);
    if (!isNear(part, whole, rate.percent, tolerance)) {
      throw new DraftError(`VAT of ${part} in ${whole} halalas is not ${rate.percent} %`);
    }
  }
  for (const own of Map.groupBy(items, ({ rate }) => `${rate.category}${rate.percent}`).values()) {
    const gross = own.reduce((sum, one) => sum + one.gross, 0);
    const vat = own.reduce((sum, one) => sum + (one.given ?? 0), 0);
    const percent = own[0]?.rate.percent ?? 0;
    if (!isNear(vat, gross, percent, tolerance)) {
      throw new DraftError(`VAT of ${vat} in ${gross} halalas together is not ${percent} %`);
    }
  }
}

/** The authority's own computation: of the net amount, rounded, with a tolerance. */
const isNear = (vat: number, gross: number, percent: number, tolerance: number): boolean =>
  vat <= gross && Math.abs(vat - divideRounded((gross - vat) * percent, 100)) <= tolerance;
