import type { StaffRole } from '@waha/contract';
import { type Denial, deny } from '../../../../platform/errors/index.ts';

/** Levels of a branch are hidden from those who count it, until counting ends: people find the number they are shown. */
export function maySeeLevels({ role }: { role: StaffRole }, { isCounting }: { isCounting: boolean }): Denial | null {
  return isCounting && role !== 'owner' && role !== 'manager' ? deny('branches.being_counted') : null;
}

/** A second person approves a count; the owner may approve what they counted themselves, as a shop of one must. */
export function mayApprove({ role }: { role: StaffRole }, { hasCounted }: { hasCounted: boolean }): Denial | null {
  if (role === 'owner') return null;
  return role === 'manager' && !hasCounted ? null : deny('branches.counted_oneself');
}
