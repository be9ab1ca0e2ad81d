import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { readBlocksBetween, readMembers } from '../members/index.ts';
import { addActor, type NewNotification, upsertNotification } from './notifications.store.ts';

/** A notification to send; names of a bounded number of actors are stored, one each. */
export interface MemberNotification extends NewNotification {
  /** The acting member; undefined for the shop or no actor. */
  actorId?: number;
}

/**
 * Notifies a member of an event. Members are not notified of their own actions, nor of actors they blocked or muted or
 * who blocked them; suspended and former members are not notified. Idempotent.
 */
export async function notifyMember(db: Database, { actorId, ...told }: MemberNotification): Promise<void> {
  if (actorId === told.memberId) return;
  const [member] = await readMembers(db, [told.memberId]);
  if (member?.status !== 'active') return;
  if (actorId !== undefined && (await isBetween(db, actorId, told.memberId))) return;
  await inTransaction(db, async (tx) => {
    const id = await upsertNotification(tx, told);
    if (id !== undefined && actorId !== undefined) await addActor(tx, id, actorId, told.at);
  });
}

/**
 * True where the reader blocked or muted the actor, or the actor blocked the reader; a muted member does not learn of
 * it.
 */
async function isBetween(db: Database, actorId: number, readerId: number): Promise<boolean> {
  const blocks = await readBlocksBetween(db, actorId, readerId);
  return blocks.some((block) => block.member_id === readerId || block.kind === 'block');
}
