import type { ApprovalStatus, StaffRole } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

const DECIDERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager']);

interface Asked {
  status: ApprovalStatus;
  requested_by: string;
  expires_at: Date;
}

/** A second person decides: an owner or manager other than the requester, while the request is pending. */
export function mayDecide(
  actor: { role: StaffRole; staffId: string },
  { status, requested_by: requestedBy, expires_at: expiresAt }: Asked,
  at: Date,
): Denial | null {
  if (!DECIDERS.has(actor.role) || requestedBy === actor.staffId) return deny('approvals.same_person');
  if (status === 'expired' || (status === 'pending' && expiresAt <= at)) return deny('approvals.expired');
  return status === 'pending' ? null : deny('approvals.decided');
}
