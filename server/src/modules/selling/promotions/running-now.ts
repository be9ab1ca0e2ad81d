import type { Database, Tx } from '../../../platform/database/index.ts';
import type { VersionedCache } from '../../../platform/versioned-cache/index.ts';
import { listRunning, listScheduled, type PromotionRow } from './promotions.store.ts';

/**
 * Promotions running at a moment, from the cache if possible. The rest of a capped promotion changes with every sale:
 * while one is within its period, all are read.
 */
export async function runningNow(db: Database | Tx, cache: VersionedCache, at: Date): Promise<readonly PromotionRow[]> {
  const day = new Date(at);
  day.setUTCHours(0, 0, 0, 0);
  const scheduled = await cache.read(db, `promotions from ${day.toISOString()}`, () => listScheduled(db, day));
  const within = scheduled.filter((one) => one.starts_at <= at && one.ends_at > at);
  return within.some((one) => one.quantity_cap !== null) ? listRunning(db, at) : within;
}
