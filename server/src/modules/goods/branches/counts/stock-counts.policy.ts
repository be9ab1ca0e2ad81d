import type { StaffRole } from '@waha/contract';
import { type Denial, deny } from '../../../../platform/errors/index.ts';

/** A second person approves a count; the owner may approve what they counted themselves, as a shop of one must. */
export function mayApprove({ role }: { role: StaffRole }, { hasCounted }: { hasCounted: boolean }): Denial | null {
  if (role === 'owner') return null;
  return role === 'manager' && !hasCounted ? null : deny('branches.counted_oneself');
}
