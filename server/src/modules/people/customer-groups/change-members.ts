import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { isSelfDealing } from '../../selling/money-acts/index.ts';
import { lockCustomer } from '../identity/index.ts';
import { holdGroup, joinGroup, leaveGroups } from './customer-groups.store.ts';

interface MembersChange {
  /** Each once. */
  customerIds: readonly string[];
  groupId: number | null;
}

/**
 * Puts customers into a group or into none; all of them or nobody. Refuses an unknown group or customer, and the
 * actor's own account (`money_acts.own_account`). Returns the number of changed memberships.
 */
export async function changeMembers(
  tx: Tx,
  actor: Pick<StaffActor, 'staffId'>,
  { customerIds, groupId }: MembersChange,
): Promise<number> {
  if (groupId === null) return leaveGroups(tx, customerIds);
  if (!(await holdGroup(tx, groupId))) refuse('customer_groups.not_found');
  // In ascending order, which excludes deadlocks; the lock serialises with the deletion of the account.
  for (const customerId of [...customerIds].sort()) {
    if (!(await lockCustomer(tx, customerId))) refuse('customers.not_found');
    if (await isSelfDealing(tx, actor.staffId, { customerId })) refuse('money_acts.own_account');
  }
  return joinGroup(tx, customerIds, groupId);
}
