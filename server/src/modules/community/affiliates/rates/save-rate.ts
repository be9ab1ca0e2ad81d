import type { AffiliateRateDraft } from '@waha/contract';
import { isForeignKeyViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { insertRate, type RateFields, updateRate } from './rates.store.ts';

/**
 * Creates a rate for an affiliate, a category or both (422 where neither is named, or one does not exist). Returns its
 * number.
 */
export function createRate(tx: Tx, draft: AffiliateRateDraft): Promise<number> {
  return told(insertRate(tx, fieldsOf(draft)));
}

/** Changes a rate as a whole; the version must be the present one (`conflict.changed`). */
export async function changeRate(
  tx: Tx,
  which: { id: number; version: number },
  draft: AffiliateRateDraft,
): Promise<void> {
  if (!(await told(updateRate(tx, which, fieldsOf(draft))))) refuse('conflict.changed');
}

function fieldsOf(draft: AffiliateRateDraft): RateFields {
  if (draft.affiliate_id === null && draft.category_id === null) refuse('affiliates.rate_of_nothing');
  return {
    affiliateId: draft.affiliate_id,
    categoryId: draft.category_id,
    basisPoints: Math.round(draft.percent * 100),
    startsAt: draft.starts_at,
    endsAt: draft.ends_at,
  };
}

function told<Result>(writing: Promise<Result>): Promise<Result> {
  return writing.catch((error: unknown) => {
    if (isForeignKeyViolation(error)) refuse('affiliates.rate_target_gone');
    throw error;
  });
}
