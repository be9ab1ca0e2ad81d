/**
 * Splits an amount over weights so that the parts sum to it exactly (largest remainder). Ties go to the earlier weight,
 * so callers sort by something that does not depend on the order of lines. No part exceeds its weight while the amount
 * does not exceed their sum. Whole halalas throughout.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || amount === 0) return weights.map(() => 0);
  // Products stay below 2^53 for carts up to some ninety million riyals; BigInt costs little and needs no bound.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const parts = exact.map((value) => Number(value / BigInt(sum)));
  const remainders = exact.map((value, index) => ({ index, remainder: value % BigInt(sum) }));
  let left = amount - parts.reduce((total, part) => total + part, 0);
  for (const { index } of remainders.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
