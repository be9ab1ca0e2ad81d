import { randomUUID } from 'node:crypto';
import type { EndpointInput, Endpoints } from '@waha/contract';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { type HashingCaller, hashPassword, refuseWhenBusy } from '../../../../platform/password/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { recordChanges } from '../../consents/index.ts';
import { insertCustomer, type NewCustomer, readCustomer } from '../customers.store.ts';
import { rememberDevice } from './devices.ts';
import { checkNewPassword } from './password-rules.ts';
import { beginSession } from './sessions.ts';
import type { SignedIn, SignInDeps } from './sign-in.ts';

export type Registration = EndpointInput<Endpoints['POST /auth/register']>['body'];

/** Work for the new account, run in its transaction. */
type AfterRegistration = (tx: Tx, customerId: string) => Promise<void>;

/**
 * Opens an account and signs in. A known phone is refused in words that fit any reason and regardless of the password:
 * this must not be a second way to guess one. Registration is the one place that could reveal known phones, so it is
 * limited per visitor (docs/decisions/0012).
 */
export async function register(
  { db, sends, now }: Pick<SignInDeps, 'db' | 'sends' | 'now'>,
  input: Registration,
  context: Pick<CallContext, 'visitor' | 'device' | 'language'>,
  afterRegistration?: AfterRegistration,
): Promise<SignedIn> {
  const caller: HashingCaller = { class: 'registration', keys: [context.visitor] };
  refuseWhenBusy(caller);
  const phone = normalisePhone(input.phone) ?? refuseField(context.language, 'phone', 'validation.phone');
  checkNewPassword(input, { firstName: input.firstName, lastName: input.lastName, phone }, context.language);
  const at = new Date(now());
  const customer: NewCustomer = {
    id: randomUUID(),
    first_name: input.firstName,
    last_name: input.lastName,
    phone,
    email: input.email ?? null,
    password_hash: await hashPassword(input.password, caller),
    language: context.language,
    consents: input.consents ?? {},
    at,
  };
  // The welcome mail requests the proof of the address, so it counts toward that limit.
  const mayGreet = customer.email !== null && (await sends.mayProve('email', customer.id, customer.email));
  try {
    return await inTransaction(db, async (tx) => {
      await insertCustomer(tx, customer);
      await recordAgreements(tx, customer);
      if (mayGreet) await publish(tx, 'customer.registered', { customerId: customer.id });
      await afterRegistration?.(tx, customer.id);
      const session = await beginSession(tx, customer, context, at);
      const known = await readCustomer(tx, customer.id);
      if (!session || !known) throw new Error('a customer who just registered cannot be read');
      return { session, customer: known, deviceMark: await rememberDevice(tx, known.id, undefined, at) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'customers_phone')) refuse('auth.registration_refused');
    throw error;
  }
}

async function recordAgreements(tx: Tx, { id, consents, language, at }: NewCustomer): Promise<void> {
  const before = { email: false, sms: false, whatsapp: false };
  const { email = false, sms = false, whatsapp = false } = consents;
  const given = { way: 'registration', texts: { email: 'registration' }, language, at } as const;
  await recordChanges(tx, id, { before, after: { email, sms, whatsapp } }, given);
}
