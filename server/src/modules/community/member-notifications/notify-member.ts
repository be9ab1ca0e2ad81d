import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readBlocksBetween, readMembers } from '../members/index.ts';
import { addActor, isUnread, type NewNotification, upsertNotification } from './notifications.store.ts';

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
    // One that waits to be read says that there is news; more of the same is none.
    const wasUnread = await isUnread(tx, told);
    const id = await upsertNotification(tx, told);
    if (id === undefined) return;
    if (actorId !== undefined) await addActor(tx, id, actorId, told.at);
    if (wasUnread || !(await isUnread(tx, told))) return;
    await publish(tx, 'member.notified', { memberId: told.memberId, notificationId: id });
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
