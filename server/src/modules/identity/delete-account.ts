import type { CallContext } from '../../platform/bind/index.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { confirmPassword, lockConfirmed } from './change-profile.ts';
import { deleteChanges } from './changes.store.ts';
import { eraseCustomer } from './customers.store.ts';
import { deleteDevices } from './devices.store.ts';
import { deleteProofs } from './proofs.store.ts';
import { deleteSessions } from './sessions.store.ts';
import type { SignInDeps } from './sign-in.ts';

/** What another module does when somebody leaves: forget them, or refuse because something is still open. */
export type Eraser = (tx: Tx, customerId: string) => Promise<void>;

/** Deletes an account with everything that names the person, in one transaction. What the law keeps stays nameless. */
export async function deleteAccount(
  deps: SignInDeps & { erasers: readonly Eraser[] },
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
    await eraseCustomer(tx, customerId, new Date(deps.now()));
  });
}
