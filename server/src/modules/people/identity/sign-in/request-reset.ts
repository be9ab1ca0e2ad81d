import { inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { LinkPurpose } from '../contacts/proofs.store.ts';
import type { CustomerRow } from '../customers.store.ts';
import { findByLogin, isPhone, type SignInDeps, subjectOf } from './sign-in.ts';
import { signInMethods } from './sign-in-methods.ts';

/** Purposes of links that set a new password. */
export type ResetPurpose = Exclude<LinkPurpose, 'verify_email'>;

/**
 * Requests a reset link, by mail or SMS. The work is the same for known and unknown names: one lookup, one event. An
 * event without an account has no effect.
 */
export async function requestReset(
  deps: SignInDeps,
  { login, by }: { login: string; by: 'phone' | undefined },
  visitor: string,
): Promise<void> {
  const { db, sends } = deps;
  const subject = subjectOf(login);
  if (isPhone(subject)) await deps.requireTextable(subject, visitor);
  const customer = await findByLogin(db, subject);
  const purpose = customer ? purposeOf(customer, subject, by) : 'reset';
  const contact = customer ? contactOf(customer, purpose) : subject;
  // Beyond it no link is sent, and the last one stays valid: flooding cannot leave the owner without one.
  const isSent = await sends.mayReset(purpose === 'reset' ? 'email' : 'phone', contact);
  const payload = { customerId: (isSent && customer?.id) || '', purpose };
  await inTransaction(db, (tx) => publish(tx, 'customer.reset_requested', payload));
}

/**
 * An e-mail login gets a mail. A phone login gets one too if the account proved an address, unless an SMS is
 * requested. If that account never proved the phone, the SMS lets its holder open an account of their own.
 */
function purposeOf(customer: CustomerRow, subject: string, by: 'phone' | undefined): ResetPurpose {
  const ways = signInMethods(customer);
  if (subject.includes('@') || (ways.email !== null && by !== 'phone')) return 'reset';
  return ways.phone === null ? 'claim_phone' : 'reset_by_phone';
}

function contactOf({ email, phone }: CustomerRow, purpose: ResetPurpose): string {
  return (purpose === 'reset' ? email?.toLowerCase() : phone) ?? '';
}
