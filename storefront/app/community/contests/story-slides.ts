import type { ContestDetail, ContestEntry } from '@waha/contract/types';

/** One picture of the results told as a story. */
export type Slide =
  | { kind: 'sums' }
  | { kind: 'winner'; entry: ContestEntry; place: number }
  | { kind: 'mine'; rank: number }
  | { kind: 'entries' };

/** Places that have a slide of their own; further winners stand in the list below. */
const TOLD_PLACES = 3;

/**
 * The results in the order in which they are told: how many took part, the third place up to the first, the reader's own
 * rank if they took part, and the way to all entries. Empty where nobody won.
 */
export function slidesOf({ winners, my_rank: rank }: Pick<ContestDetail, 'winners' | 'my_rank'>): Slide[] {
  const told = winners.flatMap((entry): Slide[] => {
    const { place } = entry;
    return place !== null && place <= TOLD_PLACES ? [{ kind: 'winner', entry, place }] : [];
  });
  if (told.length === 0) return [];
  const mine: Slide[] = rank === null ? [] : [{ kind: 'mine', rank }];
  return [{ kind: 'sums' }, ...told.reverse(), ...mine, { kind: 'entries' }];
}
