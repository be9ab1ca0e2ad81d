import type { BatchedEraser, Eraser } from '../../../../manifest/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { deleteOptOutsOf } from '../contacts/advertising-opt-outs.store.ts';
import { deleteChanges } from '../contacts/changes.store.ts';
import { deleteProofs } from '../contacts/proofs.store.ts';
import { eraseCustomer } from '../customers.store.ts';
import { deleteDevices } from '../sign-in/devices.store.ts';
import { deleteSessions } from '../sign-in/sessions.store.ts';
import { eraseInBatches } from './erase-in-batches.ts';
import { insertErasure } from './erasures.store.ts';

export interface ErasingDeps {
  erasers: readonly Eraser[];
  batchedErasers: readonly BatchedEraser[];
}

/**
 * Erases an account that is locked, with all personal data. Records required by law stay anonymously. Data longer than one
 * batch is noted and erased within minutes (`finishErasures`, docs/decisions/0079).
 */
export async function eraseAccount(tx: Tx, deps: ErasingDeps, customerId: string, at: Date): Promise<void> {
  for (const erase of deps.erasers) await erase(tx, customerId);
  await deleteSessions(tx, customerId, null);
  await deleteDevices(tx, customerId);
  await deleteProofs(tx, customerId);
  await deleteChanges(tx, customerId, null);
  await deleteOptOutsOf(tx, customerId);
  await eraseCustomer(tx, customerId, at);
  const left = await eraseInBatches(tx, deps.batchedErasers, customerId);
  if (left) await insertErasure(tx, customerId, left, at);
}
