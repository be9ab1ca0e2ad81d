/** Riyals of the shop's API → halalas, the minor unit of SAR. */
export const toMinor = (riyals: number): number => Math.round(riyals * 100);
