import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { AffiliateRow } from './affiliates.store.ts';

type Standing = Pick<AffiliateRow, 'status'> | undefined;

/** Permission to read earnings: for approved and suspended affiliates. */
export function mayReadEarnings(affiliate: Standing): Denial | null {
  return affiliate?.status === 'approved' || affiliate?.status === 'suspended'
    ? null
    : deny('affiliates.not_affiliate');
}

/** Permission to share links and take money out: for active affiliates. */
export function mayTakePart(affiliate: Standing): Denial | null {
  return mayReadEarnings(affiliate) ?? (affiliate?.status === 'suspended' ? deny('affiliates.suspended') : null);
}

/**
 * Permission to follow an affiliate's link: for all but the affiliate, while the affiliate is active. Former affiliates
 * have no link.
 */
export function mayFollow(
  affiliate: Pick<AffiliateRow, 'status' | 'customer_id'> | undefined,
  customerId: string | null,
): Denial | null {
  if (affiliate?.customer_id == null) return deny('affiliates.unknown_code');
  if (affiliate.status === 'suspended') return deny('affiliates.code_suspended');
  if (affiliate.status !== 'approved') return deny('affiliates.unknown_code');
  return affiliate.customer_id === customerId ? deny('affiliates.own_code') : null;
}

/** The pause before a refused person may apply again (product decision 8, as for the community). */
const PATIENCE_MS = 30 * 24 * 60 * 60 * 1_000;

/** The time from which a person may apply again; null where they may now. */
export function appliableAt(last: Pick<AffiliateRow, 'status' | 'decided_at'> | undefined, nowMs: number): Date | null {
  if (last?.status !== 'rejected' || !last.decided_at) return null;
  const at = last.decided_at.getTime() + PATIENCE_MS;
  return at > nowMs ? new Date(at) : null;
}

/** Permission to apply: not an affiliate, no open application, and no refusal in the last 30 days. */
export function mayApply(last: Pick<AffiliateRow, 'status' | 'decided_at'> | undefined, nowMs: number): Denial | null {
  if (last?.status === 'approved') return deny('affiliates.already_affiliate');
  if (last?.status === 'suspended') return deny('affiliates.suspended');
  if (last?.status === 'pending') return deny('affiliates.application_open');
  return appliableAt(last, nowMs) ? deny('affiliates.applied_too_soon') : null;
}
