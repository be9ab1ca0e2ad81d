import type { Database, Tx } from '../../../../platform/database/index.ts';
import { readCategoryDepths } from '../../../goods/catalog/index.ts';
import { readProgramme } from '../programme.store.ts';
import { type AppliedRate, listApplied } from './rates.store.ts';

/** The rate of a line, in basis points, by all categories its product is in (its own, those above it, further ones). */
export type RateOf = (categoryIds: readonly number[]) => number;

/**
 * The rates of an affiliate at a time: of affiliate and category, else of the affiliate, else of the category, else the
 * programme's. Of several categories the deepest counts, and of two rates for the same subject the one that began last.
 */
export async function ratesFor(db: Database | Tx, affiliateId: number, at: Date): Promise<RateOf> {
  const { commissionBasisPoints } = await readProgramme(db);
  const rates = await listApplied(db, affiliateId, at);
  const depths = await readCategoryDepths(
    db,
    rates.flatMap((rate) => rate.category_id ?? []),
  );
  const ordered = rates.toSorted((one, other) => placeOf(one) - placeOf(other) || depthOf(other) - depthOf(one));
  return (categoryIds) =>
    ordered.find((rate) => rate.category_id === null || categoryIds.includes(rate.category_id))?.basis_points ??
    commissionBasisPoints;

  function depthOf({ category_id: id }: AppliedRate): number {
    return id === null ? 0 : (depths.get(id) ?? 0);
  }
}

function placeOf({ affiliate_id: affiliateId, category_id: categoryId }: AppliedRate): number {
  if (affiliateId === null) return 3;
  return categoryId === null ? 2 : 1;
}
