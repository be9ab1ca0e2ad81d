import type { Rank, RankStanding } from '@waha/contract';
import { toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { RankRow } from './points.store.ts';

/** The highest rank that so many points reach. The ranks are in order and the first begins at 0. */
export function rankFor(ranks: readonly RankRow[], lifetime: number): RankRow {
  const reached = ranks.findLast((rank) => rank.threshold <= lifetime) ?? ranks[0];
  if (!reached) throw new Error('there are no ranks');
  return reached;
}

export function presentRank(row: RankRow, language: Language): Rank {
  return {
    key: row.key,
    name: language === 'ar' ? row.name_ar : row.name_en,
    threshold: row.threshold,
    free_shipping_threshold: row.free_shipping_halalas === null ? null : toRiyals(row.free_shipping_halalas),
    discount_percent: row.discount_percent,
  };
}

export function presentStanding(ranks: readonly RankRow[], lifetime: number, language: Language): RankStanding {
  const next = ranks.find((rank) => rank.threshold > lifetime);
  return {
    rank: presentRank(rankFor(ranks, lifetime), language),
    lifetime_points: lifetime,
    next: next ? presentRank(next, language) : null,
    points_to_next: next ? next.threshold - lifetime : null,
  };
}
