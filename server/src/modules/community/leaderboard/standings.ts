import type { LeaderboardPeriod } from '@waha/contract';
import { TaggedCache } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readScores, type Scores } from './leaderboard.store.ts';

/** The number of stored top scores: more than are shown, because some members are hidden from a reader. */
const KEPT = 80;
/** The time for which scores are cached, for any number of readers: one read of 100,000 members a minute. */
const AGE_MS = 60_000;
const MOST_BYTES = 32_000_000;

const DAYS: Record<LeaderboardPeriod, number | null> = { '7d': 7, '30d': 30, all: null };
/** The longest period in days. */
export const LONGEST_DAYS = 30;

/** Riyadh is three hours ahead, without summer time. */
const OFFSET_MS = 3 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The first of the last `days` days, today included, in Riyadh. */
export function firstDay(days: number, nowMs: number): string {
  return new Date(nowMs + OFFSET_MS - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

export function sinceOf(period: LeaderboardPeriod, nowMs: number): string | null {
  const days = DAYS[period];
  return days === null ? null : firstDay(days, nowMs);
}

/** Cached scores of a period, up to a minute old. Newer points appear only in the reader's own total. */
export function createStandings(db: Database, now: () => number) {
  const kept = new TaggedCache<Scores>({ maxBytes: MOST_BYTES, now });
  return {
    read(since: string | null): Promise<Scores> {
      return kept.getOrLoad(since ?? 'ever', async () => {
        const rows = await readScores(db, since);
        const value = { top: rows.slice(0, KEPT), all: rows.map((row) => row.points) };
        return { value, tags: [], bytes: 1_000 + value.all.length * 8, maxAgeMs: AGE_MS };
      });
    },
  };
}

/**
 * The place of a score: one more than the number of higher scores, so equal scores share a place. `all` is descending.
 */
export function placeOf(points: number, all: readonly number[]): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) > points) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
