import type { StaffRole } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** The roles that decide and pay; they alone see the full destination. */
const PAYERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager']);

export function maySeeDestination(role: StaffRole): boolean {
  return PAYERS.has(role);
}

/** Four eyes: where two or more could pay, it is not who approved. Alone, one does both. */
export function mayPay(
  staffId: string,
  { approved_by: approvedBy }: { approved_by: string | null },
  payers: number,
): Denial | null {
  return payers >= 2 && approvedBy === staffId ? deny('payouts.same_person') : null;
}
