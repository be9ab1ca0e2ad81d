import type { Actor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { mayEnter } from './members.policy.ts';
import { findMemberOf, lockStanding, type MemberRow } from './members.store.ts';

/** The calling member in good standing; others are refused 403 `members.not_member` or `members.suspended`. */
export async function requireMember(db: Database | Tx, actor: Actor): Promise<MemberRow> {
  const member = await findMemberOf(db, requireCustomer(actor).customerId);
  enforce(mayEnter(member));
  return member ?? refuse('members.not_member');
}

/** Holds a member in good standing so until the transaction ends; others are refused as by `requireMember`. */
export async function holdMember(tx: Tx, id: number): Promise<void> {
  enforce(mayEnter(await lockStanding(tx, id)));
}
