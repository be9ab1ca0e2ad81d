import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { hashPassword } from '../../../../platform/password/index.ts';
import { claimPhone } from '../contacts/claim-phone.ts';
import { detachUnproved } from '../contacts/detach-unproved.ts';
import { peekResetLink, type StoredLink, takeLink } from '../contacts/proofs.store.ts';
import { recordChange } from '../contacts/undo-change.ts';
import { type CustomerRow, lockCustomer, readCustomer, updatePassword } from '../customers.store.ts';
import { deleteDevices } from './devices.store.ts';
import { rememberDevice } from './devices.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashSecret } from './secret.ts';
import { deleteSessions } from './sessions.store.ts';
import type { SignInDeps } from './sign-in.ts';
import { signInMethods } from './sign-in-methods.ts';

/** Sets a new password by the token of a link, which is used up, and ends every session. */
export async function resetPassword(
  { db, now }: SignInDeps,
  input: { token: string; password: string; password_confirmation: string },
  { language, visitor }: Pick<CallContext, 'language' | 'visitor'>,
): Promise<{ deviceMark: string }> {
  const at = new Date(now());
  const tokenHash = hashSecret(input.token);
  const found = (await peekResetLink(db, tokenHash, at)) ?? refuse('auth.link_invalid');
  const customer = (await readCustomer(db, found.customer_id)) ?? refuse('auth.link_invalid');
  checkNewPassword(input, ownerOf(customer, found), language);
  const passwordHash = await hashPassword(input.password, { class: 'account', keys: [visitor] });
  return inTransaction(db, async (tx) => {
    const link = (await takeLink(tx, found.purpose, tokenHash, at)) ?? refuse('auth.link_invalid');
    const locked = (await lockCustomer(tx, link.customer_id)) ?? refuse('auth.link_invalid');
    if (!isStillReached(locked, link)) refuse('auth.link_invalid');
    const ownerId =
      link.purpose === 'claim_phone'
        ? await claimPhone(tx, locked, passwordHash, language, at)
        : await takeBack(tx, locked, link, passwordHash, at);
    // The proof of a contact makes the device known: guesses from elsewhere do not lock it out.
    return { deviceMark: await rememberDevice(tx, ownerId, undefined, at) };
  });
}

function ownerOf(customer: CustomerRow, { purpose }: StoredLink) {
  const phone = customer.phone ?? '';
  // The claimant of a number is not the person the account is named after.
  if (purpose === 'claim_phone') return { firstName: '', lastName: '', phone };
  return { firstName: customer.first_name, lastName: customer.last_name, phone };
}

/** True if the link's contact is still the account's: it proves that contact and no later one. */
function isStillReached(customer: CustomerRow, link: StoredLink): boolean {
  const ways = signInMethods(customer);
  if (link.purpose === 'reset') return ways.email !== null && ways.email === link.email;
  if (customer.phone === null || customer.phone !== link.phone) return false;
  return link.purpose === 'claim_phone' ? ways.phone === null : ways.phone !== null;
}

/** Returns an account to the person who proved its contact; returns its id. */
async function takeBack(
  tx: Tx,
  before: CustomerRow,
  link: StoredLink,
  passwordHash: string,
  at: Date,
): Promise<string> {
  await updatePassword(tx, before.id, passwordHash);
  await deleteSessions(tx, before.id, null);
  await deleteDevices(tx, before.id);
  const byPhone = link.purpose === 'reset_by_phone';
  const isFirstProof = byPhone && before.phone_verified_at === null;
  if (isFirstProof) await detachUnproved(tx, before, at);
  const changeId = await recordChange(tx, before, 'password', at);
  const by = byPhone ? 'phone' : 'email';
  await publish(tx, 'customer.password_changed', { customerId: before.id, changeId, by });
  return before.id;
}
