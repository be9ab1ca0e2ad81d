import type { BatchedEraser } from '../../../../manifest/index.ts';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { deleteErasure, type ErasureProgress, listErasures, lockErasure, moveErasure } from './erasures.store.ts';

/** Runs the erasers from the given progress until one has more than a batch left; null when all are done. */
export async function eraseInBatches(
  tx: Tx,
  parts: readonly BatchedEraser[],
  customerId: string,
  from: ErasureProgress | null = null,
): Promise<ErasureProgress | null> {
  // A part that no longer exists: starts again at the first one.
  const first = Math.max(
    0,
    parts.findIndex(({ part }) => part === from?.part),
  );
  for (const { part, eraseBatch } of parts.slice(first)) {
    const after = await eraseBatch(tx, customerId, part === from?.part ? from.after : null);
    if (after !== null) return { part, after };
  }
  return null;
}

/**
 * Finishes the erasure of deleted accounts, one batch per transaction. After an interruption it resumes; concurrent
 * processes take different batches.
 */
export async function finishErasures(db: Database, parts: readonly BatchedEraser[]): Promise<void> {
  for (const customerId of await listErasures(db)) {
    let isMore = true;
    while (isMore) isMore = await inTransaction(db, (tx) => eraseOneBatch(tx, parts, customerId));
  }
}

/** False if nothing is left, or another process runs it. */
async function eraseOneBatch(tx: Tx, parts: readonly BatchedEraser[], customerId: string): Promise<boolean> {
  const from = await lockErasure(tx, customerId);
  if (!from) return false;
  const to = await eraseInBatches(tx, parts, customerId, from);
  if (to) await moveErasure(tx, customerId, to);
  else await deleteErasure(tx, customerId);
  return to !== null;
}
