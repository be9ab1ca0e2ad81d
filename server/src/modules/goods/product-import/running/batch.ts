import type { ImportRow } from './imports.store.ts';

/** What a piece of work came to. */
export interface BatchDone extends Pick<ImportRow, 'outcomes' | 'results'> {
  done: number;
  /** Whether nothing is left to do. */
  isOver: boolean;
  /** Whether what is left waits for pictures that are made meanwhile. */
  isWaiting?: boolean;
}

/** Counts with so many more of each. */
export function addCounts(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const sum = { ...counts };
  for (const name of names) sum[name] = (sum[name] ?? 0) + 1;
  return sum;
}

/** After so long a piece ends with what it has: until then nobody else writes products, and who orders these waits. */
export const LONGEST_PIECE_MS = 400;
