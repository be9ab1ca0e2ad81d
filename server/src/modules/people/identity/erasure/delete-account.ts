import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { confirmPassword, lockConfirmed } from '../contacts/change-profile.ts';
import type { SignInDeps } from '../sign-in/sign-in.ts';
import { type ErasingDeps, eraseAccount } from './erase-account.ts';

/** Deletes an account at the wish of its owner, who confirms it by the password, in one transaction. */
export async function deleteAccount(
  deps: SignInDeps & ErasingDeps,
  customerId: string,
  password: string,
  context: Pick<CallContext, 'visitor'>,
): Promise<void> {
  const confirmed = await confirmPassword(deps, customerId, password, context);
  await inTransaction(deps.db, async (tx) => {
    await lockConfirmed(tx, confirmed);
    await eraseAccount(tx, deps, customerId, new Date(deps.now()));
  });
}
