import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type AuditedAction, insertAuditEntry } from './audit.store.ts';

/** Records the caller's action in its own transaction, so that neither exists without the other. */
export function audit(
  tx: Tx,
  { actor, requestId }: Pick<StaffContext, 'actor' | 'requestId'>,
  done: AuditedAction,
): Promise<void> {
  return insertAuditEntry(tx, { staffId: actor.staffId, requestId }, done);
}
