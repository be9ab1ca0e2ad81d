import type { Actor } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { requireCustomer } from '../identity/index.ts';
import type { JoinRequestRow } from './join-requests.store.ts';
import { findMemberOf, type MemberRow } from './members.store.ts';

/** Who asks, if they are a member in good standing: 403 `members.not_member` or `members.suspended` to anybody else. */
export async function requireMember(db: Database | Tx, actor: Actor): Promise<MemberRow> {
  const member = (await findMemberOf(db, requireCustomer(actor).customerId)) ?? refuse('members.not_member');
  return member.status === 'suspended' ? refuse('members.suspended') : member;
}

/** A request is there for whoever made it and for staff; to anybody else it does not exist. */
export function maySeeRequest(request: Pick<JoinRequestRow, 'customer_id'>, actor: Actor): boolean {
  return actor.kind === 'staff' || (actor.kind === 'customer' && actor.customerId === request.customer_id);
}

/** How long a refused person waits before they ask again (product decision 7). */
const PATIENCE_MS = 30 * 24 * 60 * 60 * 1_000;

/** When somebody may ask again after their last request; null where nothing keeps them. */
export function mayAskAt(last: Pick<JoinRequestRow, 'status' | 'decided_at'> | undefined, nowMs: number): Date | null {
  if (last?.status !== 'rejected' || !last.decided_at) return null;
  const at = last.decided_at.getTime() + PATIENCE_MS;
  return at > nowMs ? new Date(at) : null;
}
