import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { listNotifications } from './notifications.store.ts';
import { presentNotifications } from './present-notification.ts';

/** The sentence of a notification; undefined where it was read, or is shown no more. */
export async function readNotice(
  db: Database,
  { memberId, id, language }: { memberId: number; id: number; language: Language },
): Promise<string | undefined> {
  const rows = await listNotifications(db, { memberId, id, before: null, limit: 1, isUnread: true });
  const [notice] = await presentNotifications(db, rows, { readerId: memberId, language });
  return notice?.text;
}
