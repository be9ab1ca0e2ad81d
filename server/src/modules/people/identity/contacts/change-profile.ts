import type { EndpointInput, Endpoints } from '@waha/contract';
import { latinDigits } from '@waha/contract';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { type HashingCaller, hashPassword, verifyPassword } from '../../../../platform/password/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { recordChanges } from '../../consents/index.ts';
import { type CustomerRow, lockCustomer, readCustomer, updateCustomer, updatePassword } from '../customers.store.ts';
import { checkNewPassword } from '../sign-in/password-rules.ts';
import { deleteSessions } from '../sign-in/sessions.store.ts';
import type { SignInDeps } from '../sign-in/sign-in.ts';
import { recordChange } from './undo-change.ts';

export type ProfileChange = EndpointInput<Endpoints['PUT /user/profile']>['body'];

interface Owner {
  customerId: string;
  sessionId: string;
}

const byAccount = (customerId: string, visitor: string): HashingCaller => ({
  class: 'account',
  keys: [customerId, visitor],
});

/** Checks a signed-in customer's password again; refuses `auth.password_wrong`. */
export async function confirmPassword(
  { db, attempts }: SignInDeps,
  customerId: string,
  password: string,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<CustomerRow> {
  const guessed = { kind: 'password', subject: customerId };
  await attempts.count(guessed, { visitor });
  const customer = (await readCustomer(db, customerId)) ?? refuse('auth.token_invalid');
  if (!(await verifyPassword(password, customer.password_hash, byAccount(customerId, visitor))))
    refuse('auth.password_wrong');
  await attempts.clear(guessed, { visitor });
  return customer;
}

/** Locks the account if the checked password is still current: otherwise an old password could undo its own change. */
export async function lockConfirmed(tx: Tx, confirmed: CustomerRow): Promise<CustomerRow> {
  const customer = (await lockCustomer(tx, confirmed.id)) ?? refuse('auth.token_invalid');
  return customer.password_hash === confirmed.password_hash ? customer : refuse('auth.password_wrong');
}

/**
 * Changes profile fields. A new phone or e-mail address is a sign-in method: it requires the password and a proof. The
 * former contacts are notified and can undo it.
 */
export async function changeProfile(
  deps: SignInDeps,
  { customerId }: Owner,
  change: ProfileChange,
  context: Pick<CallContext, 'visitor' | 'language'>,
): Promise<CustomerRow> {
  const before = (await readCustomer(deps.db, customerId)) ?? refuse('auth.token_invalid');
  const wanted = { ...change, phone: readPhone(change, context) };
  const confirmed = movesContact(before, wanted) && (await confirmChange(deps, customerId, change, context));
  const at = new Date(deps.now());
  const mayProve = confirmed && change.email ? await deps.sends.mayProve('email', customerId, change.email) : false;
  try {
    return await inTransaction(deps.db, async (tx) => {
      const kept = confirmed ? await lockConfirmed(tx, confirmed) : await lockCustomer(tx, customerId);
      if (!kept) refuse('auth.token_invalid');
      // A value that was unchanged a moment ago may have changed concurrently.
      if (!confirmed && movesContact(kept, wanted)) refuse('auth.password_wrong');
      const after = merge(kept, wanted, at);
      await updateCustomer(tx, after);
      await recordAnswers(tx, kept, after, { way: change.consents_from ?? 'settings', language: context.language, at });
      await announceContacts(tx, kept, after, { at, mayProve });
      return after;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'customers_phone')) {
      refuseField(context.language, 'phone', 'validation.phone_unusable');
    }
    throw error;
  }
}

function readPhone({ phone }: ProfileChange, { language }: Pick<CallContext, 'language'>): string | undefined {
  if (phone === undefined) return undefined;
  return normalisePhone(latinDigits(phone)) ?? refuseField(language, 'phone', 'validation.phone');
}

function movesContact(kept: CustomerRow, { phone, email }: Pick<ProfileChange, 'phone' | 'email'>): boolean {
  return (phone !== undefined && phone !== kept.phone) || (email !== undefined && email !== kept.email);
}

async function confirmChange(
  deps: SignInDeps,
  customerId: string,
  { current_password: password }: ProfileChange,
  context: Pick<CallContext, 'visitor' | 'language'>,
): Promise<CustomerRow> {
  if (!password) refuseField(context.language, 'current_password', 'validation.required');
  const confirmed = await confirmPassword(deps, customerId, password, context);
  await deps.sends.changeContact(customerId);
  return confirmed;
}

/** Notifies the former contacts of a change, and requests a proof of the new address. */
async function announceContacts(
  tx: Tx,
  before: CustomerRow,
  after: CustomerRow,
  { at, mayProve }: { at: Date; mayProve: boolean },
): Promise<void> {
  const { id: customerId } = before;
  const kind = before.email === after.email ? 'phone' : 'email';
  if (before.email === after.email && before.phone === after.phone) return;
  const changeId = await recordChange(tx, before, kind, at);
  const payload = { customerId, changeId };
  await publish(tx, 'customer.contact_changed', payload);
  if (!mayProve || after.email === null || after.email === before.email) return;
  const verification = { customerId, channel: 'email' } as const;
  await publish(tx, 'customer.verification_requested', verification);
}

const agreedTo = (customer: CustomerRow) => ({
  email: customer.consent_email_at !== null,
  sms: customer.consent_sms_at !== null,
  whatsapp: customer.consent_whatsapp_at !== null,
});

async function recordAnswers(
  tx: Tx,
  before: CustomerRow,
  after: CustomerRow,
  given: { way: 'settings' | 'checkout'; language: CallContext['language']; at: Date },
): Promise<void> {
  const change = { before: agreedTo(before), after: agreedTo(after) };
  // The box of the checkout speaks of messages to phones alone.
  const texts = { sms: 'checkout', whatsapp: 'checkout' } as const;
  await recordChanges(tx, after.id, change, { ...given, ...(given.way === 'checkout' && { texts }) });
}

function merge(kept: CustomerRow, change: ProfileChange, at: Date): CustomerRow {
  const { consents = {}, phone = kept.phone, email = kept.email } = change;
  // Consent keeps its original time; repeating it does not change that.
  const since = (before: Date | null, agreed: boolean | undefined) =>
    agreed === undefined ? before : agreed ? (before ?? at) : null;
  return {
    ...kept,
    first_name: change.first_name ?? kept.first_name,
    last_name: change.last_name ?? kept.last_name,
    phone,
    phone_verified_at: phone === kept.phone ? kept.phone_verified_at : null,
    email,
    email_verified_at: email === kept.email ? kept.email_verified_at : null,
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
  const passwordHash = await hashPassword(input.password, byAccount(customerId, context.visitor));
  await inTransaction(deps.db, async (tx) => {
    const before = await lockConfirmed(tx, customer);
    await updatePassword(tx, customerId, passwordHash);
    await deleteSessions(tx, customerId, sessionId);
    const payload = { customerId, changeId: await recordChange(tx, before, 'password', new Date(deps.now())) };
    await publish(tx, 'customer.password_changed', payload);
  });
}
