import type { CallContext } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { type HashingCaller, refuseWhenBusy, verifyPassword } from '../../../../platform/password/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import type { SendBudgets } from '../contacts/send-budgets.ts';
import { type CustomerRow, findByPhone, findByVerifiedEmail } from '../customers.store.ts';
import type { Attempts, GuessedSecret, Guesser } from './attempts.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { beginSession, type IssuedSession } from './sessions.ts';

export interface SignedIn {
  session: IssuedSession;
  customer: CustomerRow;
  /** Mark of this device from now on. */
  deviceMark: string;
}

export interface SignInDeps {
  db: Database;
  attempts: Attempts;
  sends: SendBudgets;
  /** Refuses a request for a text message that would not be sent; see requireTextable. */
  requireTextable: (phone: string, visitor: string) => Promise<void>;
  now: () => number;
}

export interface Credentials {
  login: string;
  password: string;
  /** Mark this device received at an earlier sign-in. */
  device_mark?: string | null | undefined;
}

/** Signs in by phone or proved e-mail. Neither the reply nor its timing reveals which part was wrong. */
export async function signIn(
  { db, attempts, now }: SignInDeps,
  { login, password, device_mark: mark }: Credentials,
  context: Pick<CallContext, 'visitor' | 'device'>,
): Promise<SignedIn> {
  if (!mark) refuseWhenBusy({ class: 'newDevice', keys: [context.visitor] });
  const at = new Date(now());
  const guessed: GuessedSecret = { kind: 'login', subject: subjectOf(login), crowdCode: 'auth.proof_needed' };
  const customer = await findByLogin(db, guessed.subject);
  const device = await knownDevice(db, customer?.id, mark, at);
  const guesser: Guesser = { visitor: context.visitor, device, isKnown: device !== undefined };
  await attempts.count(guessed, guesser);
  const caller: HashingCaller = device
    ? { class: 'knownDevice', keys: [guessed.subject, context.visitor] }
    : { class: 'newDevice', keys: [context.visitor] };
  const isRight = await verifyPassword(password, customer?.password_hash, caller);
  if (!customer || !isRight || customer.suspended_at) refuse('auth.credentials_wrong');
  // The password may have been changed since it was checked: then it counts as wrong.
  const signedIn = await inTransaction(db, async (tx) => {
    const session = (await beginSession(tx, customer, context, at)) ?? refuse('auth.credentials_wrong');
    return { session, customer, deviceMark: await rememberDevice(tx, customer.id, device, at) };
  });
  await attempts.clear(guessed, guesser);
  return signedIn;
}

/** One budget per account, however its name is typed. */
export function subjectOf(login: string): string {
  return login.includes('@') ? login.trim().toLowerCase() : (normalisePhone(login) ?? login.trim());
}

/** True if the login is a readable phone number. */
export function isPhone(subject: string): boolean {
  return subject.startsWith('+');
}

/** The account of a login: a phone, or a proved e-mail address. */
export function findByLogin(db: Database, subject: string): Promise<CustomerRow | undefined> {
  return subject.includes('@') ? findByVerifiedEmail(db, subject) : findByPhone(db, subject);
}
