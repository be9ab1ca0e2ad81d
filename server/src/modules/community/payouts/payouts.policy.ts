import type { StaffRole } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** The roles that decide and pay; they alone see the full destination. */
const PAYERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager']);

export function maySeeDestination(role: StaffRole): boolean {
  return PAYERS.has(role);
}

/** Four-eyes rule: where two or more staff may pay, the payer differs from the approver. A single payer does both. */
export function mayPay(
  staffId: string,
  { approved_by: approvedBy }: { approved_by: string | null },
  payers: number,
): Denial | null {
  return payers >= 2 && approvedBy === staffId ? deny('payouts.same_person') : null;
}
