import type { Fit, SizeAdvice } from '@waha/contract';

/** Buyers of a product by how its size fitted them. */
export type FitCounts = Record<Fit, number>;

/** Fewer are chance, and might tell who said it. */
export const LEAST_BUYERS = 5;
/** Share of all from which buyers of one side are worth a word to the next one. */
const CLEAR_SHARE = 0.4;
/** How many times as many they must be as those of the other side. */
const CLEAR_LEAD = 2;
/** Share of all whom the size fitted, from which it is true. */
const TRUE_SHARE = 0.6;

/** How the sizes of a product fit; null where too few said it, or where they disagree. */
export function adviseSize({ small, as_expected: fitting, large }: FitCounts): SizeAdvice | null {
  const buyers = small + fitting + large;
  if (buyers < LEAST_BUYERS) return null;
  const isClear = (side: number, other: number) => side >= buyers * CLEAR_SHARE && side >= other * CLEAR_LEAD;
  if (isClear(small, large)) return 'runs_small';
  if (isClear(large, small)) return 'runs_large';
  return fitting >= buyers * TRUE_SHARE ? 'true_to_size' : null;
}

/** The advice with its source, as a product's page shows it. */
export function shownAdvice(counts: FitCounts): { advice: SizeAdvice; buyers: number } | null {
  const advice = adviseSize(counts);
  return advice && { advice, buyers: counts.small + counts.as_expected + counts.large };
}
