import type { AdminContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type AuditedAction, insertAuditEntry } from './audit.store.ts';

/** Records the caller's action in its own transaction, so that neither exists without the other. */
export function audit(
  tx: Tx,
  { actor, requestId }: Pick<AdminContext, 'actor' | 'requestId'>,
  done: AuditedAction,
): Promise<void> {
  const by = actor.kind === 'staff' ? { staffId: actor.staffId } : { staffId: null, token: actor };
  return insertAuditEntry(tx, { ...by, requestId }, done);
}
