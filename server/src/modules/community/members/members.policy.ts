import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { JoinRequestRow } from './join-requests.store.ts';
import type { MemberRow } from './members.store.ts';

/** Permission to enter the community: for members in good standing. */
export function mayEnter(member: Pick<MemberRow, 'status'> | undefined): Denial | null {
  if (!member || member.status === 'left') return deny('members.not_member');
  return member.status === 'suspended' ? deny('members.suspended') : null;
}

/** A request is visible to its customer and to staff with permission; for others it does not exist. */
export function maySeeRequest(actor: Actor, request: Pick<JoinRequestRow, 'customer_id'>): Denial | null {
  const isTheirs = actor.kind === 'customer' && actor.customerId === request.customer_id;
  return isTheirs || actor.kind === 'staff' ? null : deny('members.request_not_found');
}

/** The pause before a refused person may ask again (product decision 7). */
const PATIENCE_MS = 30 * 24 * 60 * 60 * 1_000;

/** The time from which a person may ask again; null where they may now. */
export function askableAt(last: Pick<JoinRequestRow, 'status' | 'decided_at'> | undefined, nowMs: number): Date | null {
  if (last?.status !== 'rejected' || !last.decided_at) return null;
  const at = last.decided_at.getTime() + PATIENCE_MS;
  return at > nowMs ? new Date(at) : null;
}

/** Permission to request membership: refused to members, and within 30 days of a rejected request. */
export function mayAsk(
  member: Pick<MemberRow, 'status'> | undefined,
  last: Pick<JoinRequestRow, 'status' | 'decided_at'> | undefined,
  nowMs: number,
): Denial | null {
  if (member) return deny(member.status === 'suspended' ? 'members.suspended' : 'members.already_member');
  return askableAt(last, nowMs) ? deny('members.asked_too_soon') : null;
}
