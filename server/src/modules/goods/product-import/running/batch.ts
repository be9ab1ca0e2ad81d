import type { ImportRow } from './imports.store.ts';

/** Result of a piece of work. */
export interface BatchDone extends Pick<ImportRow, 'outcomes' | 'results'> {
  done: number;
  /** True if all work is done. */
  isOver: boolean;
  /** True if the rest waits for pictures still being made. */
  isWaiting?: boolean;
}

/** Adds counts per outcome. */
export function addCounts(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const sum = { ...counts };
  for (const name of names) sum[name] = (sum[name] ?? 0) + 1;
  return sum;
}

/** Maximum duration of a batch: meanwhile other writers of products, and orders of these products, wait. */
export const LONGEST_PIECE_MS = 400;
