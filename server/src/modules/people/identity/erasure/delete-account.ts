import type { BatchedEraser, Eraser } from '../../../../manifest/index.ts';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { deleteOptOutsOf } from '../contacts/advertising-opt-outs.store.ts';
import { confirmPassword, lockConfirmed } from '../contacts/change-profile.ts';
import { deleteChanges } from '../contacts/changes.store.ts';
import { deleteProofs } from '../contacts/proofs.store.ts';
import { eraseCustomer } from '../customers.store.ts';
import { deleteDevices } from '../sign-in/devices.store.ts';
import { deleteSessions } from '../sign-in/sessions.store.ts';
import type { SignInDeps } from '../sign-in/sign-in.ts';
import { eraseInBatches } from './erase-in-batches.ts';
import { insertErasure } from './erasures.store.ts';

/**
 * Deletes an account with all personal data, in one transaction. Records required by law stay anonymously. Data longer
 * than one batch is noted and erased within minutes (`finishErasures`, docs/decisions/0079).
 */
export async function deleteAccount(
  deps: SignInDeps & { erasers: readonly Eraser[]; batchedErasers: readonly BatchedEraser[] },
  customerId: string,
  password: string,
  context: Pick<CallContext, 'visitor'>,
): Promise<void> {
  const confirmed = await confirmPassword(deps, customerId, password, context);
  await inTransaction(deps.db, async (tx) => {
    await lockConfirmed(tx, confirmed);
    for (const erase of deps.erasers) await erase(tx, customerId);
    await deleteSessions(tx, customerId, null);
    await deleteDevices(tx, customerId);
    await deleteProofs(tx, customerId);
    await deleteChanges(tx, customerId, null);
    await deleteOptOutsOf(tx, customerId);
    const at = new Date(deps.now());
    await eraseCustomer(tx, customerId, at);
    const left = await eraseInBatches(tx, deps.batchedErasers, customerId);
    if (left) await insertErasure(tx, customerId, left, at);
  });
}
