import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { StaffRow } from './staff.store.ts';

/** Somebody of the staff, and whether the shop would be without an owner without them. */
export interface Member extends StaffRow {
  /** Known only of somebody who is locked. */
  isLastOwner?: boolean;
}

/** The shop always keeps an owner who can come in. */
export function mayBecome(
  before: Pick<Member, 'isLastOwner'>,
  after: Pick<StaffRow, 'role' | 'suspended_at'>,
): Denial | null {
  const staysOwner = after.role === 'owner' && after.suspended_at === null;
  // Where nobody looked, it is the last one.
  return staysOwner || before.isLastOwner === false ? null : deny('staff.last_owner');
}
