import { type AdminWithdrawal, type AffiliateWithdrawal, toRiyals } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { mayPay, maySeeDestination } from './payouts.policy.ts';
import type { AdminWithdrawalRow, WithdrawalRow } from './payouts.store.ts';
import { payoutTexts } from './texts.ts';
import { nextStatuses } from './withdrawal-status.ts';

/** The first two and last four characters of a destination: enough for its owner to recognise it. */
export function maskDestination(destination: string | null): string | null {
  return destination === null ? null : `${destination.slice(0, 2)}•••• ${destination.slice(-4)}`;
}

function withdrawalFields(row: WithdrawalRow, language: Language) {
  return {
    id: row.id,
    amount: toRiyals(row.amount_halalas),
    way: row.way,
    status: row.status,
    status_label: payoutTexts.say(language, `status_${row.status}`),
    reason: row.reason,
    reference: row.reference,
    asked_at: row.asked_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export function presentWithdrawal(row: WithdrawalRow, language: Language): AffiliateWithdrawal {
  return {
    ...withdrawalFields(row, language),
    destination: maskDestination(row.destination),
    can_cancel: nextStatuses(row.status, 'affiliate').includes('cancelled'),
  };
}

/** A withdrawal as a member of staff may see it. `payers`: the number of staff who may pay. */
export function presentAdminWithdrawal(
  row: AdminWithdrawalRow,
  { role, staffId }: Pick<StaffActor, 'role' | 'staffId'>,
  payers: number,
  language: Language,
): AdminWithdrawal {
  const isPayer = maySeeDestination(role);
  const mayStep = (to: string) => to !== 'paid' || mayPay(staffId, row, payers) === null;
  return {
    ...withdrawalFields(row, language),
    destination: isPayer ? row.destination : maskDestination(row.destination),
    holder: isPayer ? row.holder : null,
    affiliate: { id: row.affiliate_id, code: row.code },
    approved_by: row.approved_by_name,
    paid_by: row.status === 'paid' ? row.ended_by_name : null,
    next_statuses: isPayer ? nextStatuses(row.status, 'staff').filter(mayStep) : [],
    version: row.version,
  };
}
