/** One riyal is 100 halalas. Inside the shop money is whole halalas; on the wire it is riyals with at most 2 decimals. */
export const HALALAS_PER_RIYAL = 100;

/** Standard rate of Saudi VAT in percent (since July 2020); prices contain the VAT of their product. */
export const VAT_PERCENT = 15;

/** Whole halalas → riyals as a JSON number, e.g. 14950 → 149.5. Refuses fractions: they are a bug upstream. */
export function toRiyals(halalas: number): number {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`not whole halalas: ${halalas}`);
  return halalas / HALALAS_PER_RIYAL;
}

/** True if a number is a riyal amount with at most 2 decimals, as `toHalalas` requires. */
export function isAmount(riyals: number): boolean {
  const halalas = Math.round(riyals * HALALAS_PER_RIYAL);
  return Number.isSafeInteger(halalas) && halalas / HALALAS_PER_RIYAL === riyals;
}

/** Riyals from the wire → whole halalas. Refuses more than 2 decimals instead of rounding. */
export function toHalalas(riyals: number): number {
  if (!isAmount(riyals)) throw new RangeError(`not an amount of riyals: ${riyals}`);
  return Math.round(riyals * HALALAS_PER_RIYAL);
}

/** VAT contained in a gross amount: gross × 15/115, rounded half up to the halala, so that net + VAT = gross always. */
export function vatContained(grossHalalas: number, percent: number = VAT_PERCENT): number {
  return Math.round((grossHalalas * percent) / (100 + percent));
}
