import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { findMemberOf } from '../members/index.ts';
import { eraseNotifications, listNotificationsOf } from './notifications.store.ts';

export async function eraseMemberNotifications(tx: Tx, customerId: string): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (member) await eraseNotifications(tx, member.id);
}

export async function* exportMemberNotifications(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, offset) => listNotificationsOf(db, member.id, limit, offset));
}
