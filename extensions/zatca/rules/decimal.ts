const PLACES = 12;
const HUNDREDTH = 10n ** BigInt(PLACES - 2);

/** Exact: a number of a document times 10^12; null for a text that is none. */
export function parseDecimal(text: string | null): bigint | null {
  const found = /^([+-]?)(\d{1,18})(?:\.(\d{0,12})0*)?$/.exec(text ?? '');
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  const value = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -value : value;
}

/** The number of digits after the point, as written. */
export const decimalsOf = (text: string | null): number => (text ?? '').split('.')[1]?.length ?? 0;

/** Product of two decimals, rounded to halalas; halves up. */
export function multiplyRounded(one: bigint, other: bigint): bigint {
  const halalas = 10n ** BigInt(2 * PLACES - 2);
  const product = 2n * one * other + halalas;
  const floor = (product - (((product % (2n * halalas)) + 2n * halalas) % (2n * halalas))) / (2n * halalas);
  return floor * HUNDREDTH;
}

export const sumOf = (values: readonly (bigint | null)[]): bigint =>
  values.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n);

/** `count` halalas. */
export const halalas = (count: number): bigint => BigInt(count) * HUNDREDTH;

export const isWithin = (one: bigint, other: bigint, tolerance: bigint): boolean =>
  one - other <= tolerance && other - one <= tolerance;
