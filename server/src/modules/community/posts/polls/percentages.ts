/**
 * Whole percentages of counts that add up to 100 (largest remainder; of equal ones the first); all 0 where nothing was
 * counted.
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = counts.map((count) => Math.floor((count * 100) / total));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = counts
    .map((count, at) => ({ at, remainder: (count * 100) % total }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
