import type { Fit, SizeAdvice } from '@waha/contract';

/** Buyers of a product by how its size fitted them, and how many of these say so by a return. */
export type FitCounts = Record<Fit, number> & { from_returns: number };

/** Buyers who answer in reviews: fewer are chance, might tell who said it, or are a few friends. */
export const LEAST_REVIEWERS = 5;
/** Buyers who say what the advice says. */
export const LEAST_OF_SIDE = 4;
/** Share of all from which buyers of one side are worth a word to the next one. */
const CLEAR_SHARE = 0.4;
/** How many times as many they must be as those of the other side. */
const CLEAR_LEAD = 2;
/** Share of all whom the size fitted, from which it is true. */
const TRUE_SHARE = 0.6;

/** How the sizes of a product fit; null where too few said it, or where they disagree. */
export function adviseSize(counts: FitCounts): SizeAdvice | null {
  const { small, as_expected: fitting, large, from_returns: returned } = counts;
  const reviewers = buyersOf(counts) - returned;
  if (reviewers < LEAST_REVIEWERS) return null;
  // A return cannot say that a size fits: returns weigh no more than reviews, and the rest is taken from the side that asks.
  const surplus = Math.max(0, returned - reviewers);
  const weighed = reviewers + returned - surplus;
  const isClear = (side: number, other: number) =>
    side >= LEAST_OF_SIDE && side - surplus >= weighed * CLEAR_SHARE && side - surplus >= other * CLEAR_LEAD;
  if (isClear(small, large)) return 'runs_small';
  if (isClear(large, small)) return 'runs_large';
  return fitting >= LEAST_OF_SIDE && fitting >= weighed * TRUE_SHARE ? 'true_to_size' : null;
}

const buyersOf = ({ small, as_expected: fitting, large }: FitCounts) => small + fitting + large;

/** The advice with its source, as a product's page shows it. */
export function shownAdvice(counts: FitCounts): { advice: SizeAdvice; buyers: number } | null {
  const advice = adviseSize(counts);
  return advice && { advice, buyers: buyersOf(counts) };
}
