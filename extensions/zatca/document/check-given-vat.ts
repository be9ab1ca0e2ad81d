import type { Item } from './computed.ts';
import { DraftError } from './draft-error.ts';
import { divideRounded } from './vat.ts';

/**
 * Checks VAT that the shop computed: of all items or of none, no more than an item costs, and in total what BR-CO-17 allows:
 * a halala a line around the rate of the net amount. Items are held to as much, and one halala more.
 */
export function checkGivenVat(items: readonly Item[], lineCount: number): void {
  const given = items.filter((item) => item.given !== undefined);
  if (given.length === 0) return;
  if (given.length < items.length) throw new DraftError('VAT is given of some items alone');
  for (const { given: vat = 0, gross, rate } of items) {
    const [part, whole] = gross < 0 ? [-vat, -gross] : [vat, gross];
    if (!Number.isSafeInteger(part) || part < 0 || part > whole) throw new DraftError(`VAT of ${part} in ${whole}`);
    if (!isNear(part, whole, rate.percent, lineCount + 1)) {
      throw new DraftError(`VAT of ${part} in ${whole} halalas is not ${rate.percent} %`);
    }
  }
  for (const [rate, own] of Map.groupBy(items, (item) => `${item.rate.category}${item.rate.percent}`)) {
    const gross = own.reduce((sum, one) => sum + one.gross, 0);
    const vat = own.reduce((sum, one) => sum + (one.given ?? 0), 0);
    if (!isNear(vat, gross, own[0]?.rate.percent ?? 0, lineCount)) {
      throw new DraftError(`VAT of ${vat} in ${gross} halalas is not of ${rate}`);
    }
  }
}

/** The authority's own computation: of the net amount, rounded, with a tolerance. */
const isNear = (vat: number, gross: number, percent: number, tolerance: number): boolean =>
  vat <= gross && Math.abs(vat - divideRounded((gross - vat) * percent, 100)) <= tolerance;
