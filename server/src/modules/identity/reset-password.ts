import type { CallContext } from '../../platform/bind/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { findByPhone, findForReset, lockCustomer, readCustomer, updatePassword } from './customers.store.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { peekLink, takeLink } from './proofs.store.ts';
import { hashSecret } from './secret.ts';
import { deleteSessions } from './sessions.store.ts';
import { type SignInDeps, subjectOf } from './sign-in.ts';

/**
 * Asks for a link, by mail or SMS. What is done is the same whether or not somebody has this name: one look, one event.
 * An event for nobody is heard by nobody.
 */
export async function requestReset(
  { db, attempts }: SignInDeps,
  login: string,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<void> {
  const subject = subjectOf(login);
  await attempts.count('reset', subject, visitor);
  const customer = subject.includes('@') ? await findForReset(db, subject) : await findByPhone(db, subject);
  await inTransaction(db, (tx) =>
    publish(tx, [{ event: 'customer.reset_requested', payload: { customerId: customer?.id ?? '' } }]),
  );
}

/** Sets a new password by the token of a link, which is used up, and ends every session. */
export async function resetPassword(
  { db, now }: SignInDeps,
  input: { token: string; password: string; password_confirmation: string },
  { language }: Pick<CallContext, 'language'>,
): Promise<void> {
  const at = new Date(now());
  const tokenHash = hashSecret(input.token);
  const found = (await peekLink(db, 'reset', tokenHash, at)) ?? refuse('auth.link_invalid');
  const customer = (await readCustomer(db, found.customer_id)) ?? refuse('auth.link_invalid');
  const owner = { firstName: customer.first_name, lastName: customer.last_name, phone: customer.phone ?? '' };
  checkNewPassword(input, owner, language);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(db, async (tx) => {
    const link = (await takeLink(tx, 'reset', tokenHash, at)) ?? refuse('auth.link_invalid');
    const locked = (await lockCustomer(tx, link.customer_id)) ?? refuse('auth.link_invalid');
    await updatePassword(tx, locked.id, passwordHash);
    await deleteSessions(tx, locked.id, null);
    await publish(tx, [{ event: 'customer.password_changed', payload: { customerId: locked.id } }]);
  });
}
