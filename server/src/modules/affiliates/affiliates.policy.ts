import { type Denial, deny } from '../../platform/errors/index.ts';
import type { AffiliateRow } from './affiliates.store.ts';

type Standing = Pick<AffiliateRow, 'status'> | undefined;

/** What was earned, and how: for whoever takes part, or did until staff stopped it. */
export function mayReadEarnings(affiliate: Standing): Denial | null {
  return affiliate?.status === 'approved' || affiliate?.status === 'suspended'
    ? null
    : deny('affiliates.not_affiliate');
}

/** Sharing, and taking money out: for whoever takes part now. */
export function mayTakePart(affiliate: Standing): Denial | null {
  return mayReadEarnings(affiliate) ?? (affiliate?.status === 'suspended' ? deny('affiliates.suspended') : null);
}
