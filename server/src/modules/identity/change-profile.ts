import type { EndpointInput, Endpoints } from '@waha/contract';
import { latinDigits, normalisePhone } from '@waha/contract';
import type { CallContext } from '../../platform/bind/index.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { refuseField } from '../../text/index.ts';
import { type CustomerRow, lockCustomer, readCustomer, updateCustomer, updatePassword } from './customers.store.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { deleteSessions } from './sessions.store.ts';
import type { SignInDeps } from './sign-in.ts';

export type ProfileChange = EndpointInput<Endpoints['PUT /user/profile']>['body'];

interface Owner {
  customerId: string;
  sessionId: string;
}

/** Asks a signed-in customer for their password once more; refuses `auth.password_wrong`. */
export async function confirmPassword(
  { db, attempts }: SignInDeps,
  customerId: string,
  password: string,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<CustomerRow> {
  await attempts.count('password', customerId, visitor);
  const customer = (await readCustomer(db, customerId)) ?? refuse('auth.token_invalid');
  if (!(await verifyPassword(password, customer.password_hash))) refuse('auth.password_wrong');
  await attempts.clear('password', customerId, visitor);
  return customer;
}

/**
 * The owner of a password that was looked at, locked: what it allows is done only while it still stands. Otherwise one
 * who knows the old password could undo the change of it.
 */
export async function lockConfirmed(tx: Tx, confirmed: CustomerRow): Promise<CustomerRow> {
  const customer = (await lockCustomer(tx, confirmed.id)) ?? refuse('auth.token_invalid');
  return customer.password_hash === confirmed.password_hash ? customer : refuse('auth.password_wrong');
}

/** Changes what was sent. Another phone or e-mail is a way into the account: it takes the password, and a new proof. */
export async function changeProfile(
  deps: SignInDeps,
  { customerId }: Owner,
  change: ProfileChange,
  context: Pick<CallContext, 'visitor' | 'language'>,
): Promise<CustomerRow> {
  const before = (await readCustomer(deps.db, customerId)) ?? refuse('auth.token_invalid');
  const phone = change.phone === undefined ? before.phone : normalisePhone(latinDigits(change.phone));
  if (phone === null) refuseField(context.language, 'phone', 'validation.phone');
  const email = change.email === undefined ? before.email : change.email;
  const isContactChange = phone !== before.phone || email !== before.email;
  if (isContactChange && !change.current_password) {
    refuseField(context.language, 'current_password', 'validation.required');
  }
  const confirmed =
    isContactChange && (await confirmPassword(deps, customerId, change.current_password ?? '', context));
  const at = new Date(deps.now());
  try {
    return await inTransaction(deps.db, async (tx) => {
      const kept = confirmed
        ? await lockConfirmed(tx, confirmed)
        : ((await lockCustomer(tx, customerId)) ?? refuse('auth.token_invalid'));
      const after = merge(kept, { ...change, phone, email }, at);
      await updateCustomer(tx, after);
      if (after.email && after.email !== kept.email) {
        const payload = { customerId, channel: 'email' };
        await publish(tx, [{ event: 'customer.verification_requested', payload }]);
      }
      return after;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'customers_phone')) {
      refuseField(context.language, 'phone', 'validation.phone_unusable');
    }
    throw error;
  }
}

function merge(
  kept: CustomerRow,
  change: ProfileChange & { phone: string; email: string | null },
  at: Date,
): CustomerRow {
  const { consents = {} } = change;
  // Consent keeps the moment it was given; saying yes again does not move it.
  const since = (before: Date | null, agreed: boolean | undefined) =>
    agreed === undefined ? before : agreed ? (before ?? at) : null;
  return {
    ...kept,
    first_name: change.first_name ?? kept.first_name,
    last_name: change.last_name ?? kept.last_name,
    phone: change.phone,
    phone_verified_at: change.phone === kept.phone ? kept.phone_verified_at : null,
    email: change.email,
    email_verified_at: change.email === kept.email ? kept.email_verified_at : null,
    language: change.language ?? kept.language,
    consent_email_at: since(kept.consent_email_at, consents.email),
    consent_sms_at: since(kept.consent_sms_at, consents.sms),
    consent_whatsapp_at: since(kept.consent_whatsapp_at, consents.whatsapp),
  };
}

/** Changes the password and ends every other session. */
export async function changePassword(
  deps: SignInDeps,
  { customerId, sessionId }: Owner,
  input: { current_password: string; password: string; password_confirmation: string },
  context: Pick<CallContext, 'visitor' | 'language'>,
): Promise<void> {
  const customer = await confirmPassword(deps, customerId, input.current_password, context);
  const owner = { firstName: customer.first_name, lastName: customer.last_name, phone: customer.phone ?? '' };
  checkNewPassword(input, owner, context.language);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(deps.db, async (tx) => {
    await lockConfirmed(tx, customer);
    await updatePassword(tx, customerId, passwordHash);
    await deleteSessions(tx, customerId, sessionId);
    await publish(tx, [{ event: 'customer.password_changed', payload: { customerId } }]);
  });
}
