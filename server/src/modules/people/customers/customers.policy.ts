import type { StaffActor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** The author of a note may delete it; owners and managers may delete any. */
export function mayDeleteNote(actor: Pick<StaffActor, 'role' | 'staffId'>, note: { staff_id: string }): Denial | null {
  if (actor.role === 'owner' || actor.role === 'manager' || note.staff_id === actor.staffId) return null;
  return deny('customers.note_of_another');
}
