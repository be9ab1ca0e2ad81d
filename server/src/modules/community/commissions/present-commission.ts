import { type AdminCommission, type AffiliateFlag, type ReferredOrder, toRiyals } from '@waha/contract';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import type { CommissionRow } from './commissions.store.ts';
import type { FlagRow } from './flags.store.ts';
import type { AdminCommissionRow, ReferralRow } from './lists.store.ts';
import { commissionTexts as texts } from './texts.ts';

/** Why nothing is paid, or not yet: in words for the affiliate. */
export function sayReason(
  { reason, is_held: isHeld, staff_reason: staffReason }: Pick<CommissionRow, 'reason' | 'is_held' | 'staff_reason'>,
  language: Language,
): string | null {
  const params = { reason: staffReason ?? '' };
  if (isHeld) return texts.say(language, 'held', params);
  return reason === null ? null : texts.say(language, reason, params);
}

function commissionFields(row: CommissionRow, language: Language) {
  return {
    state: row.state,
    state_label: texts.say(language, `state_${row.state}`),
    points: row.points,
    reason: row.reason,
    reason_label: sayReason(row, language),
    is_held: row.is_held,
    due_at: row.state === 'pending' ? (row.due_at?.toISOString() ?? null) : null,
  };
}

export function presentReferral(row: ReferralRow, language: Language): ReferredOrder {
  return {
    id: row.id,
    buyer: row.buyer === '' ? '…' : `${row.buyer}…`,
    city: inLanguage(row, 'city', language),
    day: row.day,
    ...commissionFields(row, language),
  };
}

export function presentAdminCommission(row: AdminCommissionRow, language: Language): AdminCommission {
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    affiliate: { id: row.affiliate_id, code: row.code },
    via: row.via,
    ...commissionFields(row, language),
    full_points: row.full_points,
    worth: toRiyals(row.points * row.point_halalas),
    staff_reason: row.staff_reason,
    placed_at: row.placed_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    posted_at: row.posted_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function presentFlag(row: FlagRow, language: Language): AffiliateFlag {
  return {
    id: row.id,
    affiliate: { id: row.affiliate_id, code: row.code },
    kind: row.kind,
    kind_label: texts.say(language, `flag_${row.kind}`),
    facts: texts.say(language, `facts_${row.kind}`, row.facts),
    times_seen: row.times_seen,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}
