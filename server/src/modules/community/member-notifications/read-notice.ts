import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { listNotifications, type NotificationRow } from './notifications.store.ts';
import { presentNotifications } from './present-notification.ts';

export interface Notice {
  text: string;
  /** A decision of staff: its sentence may give their reason, which is for the member alone. */
  isDecision: boolean;
}

/** A notification in words; undefined where it was read, or is shown no more. */
export async function readNotice(
  db: Database,
  { memberId, id, language }: { memberId: number; id: number; language: Language },
): Promise<Notice | undefined> {
  const rows = await listNotifications(db, { memberId, id, before: null, limit: 1, isUnread: true });
  const [notice] = await presentNotifications(db, rows, { readerId: memberId, language });
  const [row] = rows;
  return row && notice ? { text: notice.text, isDecision: isDecision(row) } : undefined;
}

/** Contests write what became of an entry or of the whole contest as the first word of the outcome. */
const isDecision = ({ kind, outcome }: Pick<NotificationRow, 'kind' | 'outcome'>): boolean =>
  kind === 'decision' || (kind === 'contest' && /^(?:disqualified|cancelled)/.test(outcome ?? ''));
