import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { StaffRow } from './staff.store.ts';

/** A staff member, and whether they are the last owner. */
export interface Member extends StaffRow {
  /** Known only for a locked member. */
  isLastOwner?: boolean;
}

/** An active owner must always remain. */
export function mayBecome(
  before: Pick<Member, 'isLastOwner'>,
  after: Pick<StaffRow, 'role' | 'suspended_at'>,
): Denial | null {
  const staysOwner = after.role === 'owner' && after.suspended_at === null;
  // Unknown counts as the last owner.
  return staysOwner || before.isLastOwner === false ? null : deny('staff.last_owner');
}
