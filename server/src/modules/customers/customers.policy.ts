import { toRiyals } from '@waha/contract';
import type { StaffActor } from '../../platform/bind/index.ts';
import { type Denial, deny } from '../../platform/errors/index.ts';
import type { RefundCeilings } from '../orders/index.ts';

/** Staff give or take no more store credit by one act than they may send back: it is money either way. */
export function mayChangeCredit(
  actor: Pick<StaffActor, 'role'>,
  halalas: number,
  ceilings: RefundCeilings,
): Denial | null {
  const most = ceilings[actor.role];
  if (most === null || halalas <= most) return null;
  return deny('customers.credit_not_allowed', { most: toRiyals(most) });
}

/** Whoever wrote a note takes it back; owner and manager take back any. */
export function mayDeleteNote(actor: Pick<StaffActor, 'role' | 'staffId'>, note: { staff_id: string }): Denial | null {
  if (actor.role === 'owner' || actor.role === 'manager' || note.staff_id === actor.staffId) return null;
  return deny('customers.note_of_another');
}
