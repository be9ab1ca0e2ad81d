import type { CallContext } from '../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { normalisePhone } from '../../platform/phone/index.ts';
import type { Attempts } from './attempts.ts';
import { type CustomerRow, findByPhone, findByVerifiedEmail } from './customers.store.ts';
import { refuseWhenBusy, verifyPassword } from './password.ts';
import { beginSession, type IssuedSession } from './sessions.ts';

export interface SignedIn {
  session: IssuedSession;
  customer: CustomerRow;
}

export interface SignInDeps {
  db: Database;
  attempts: Attempts;
  now: () => number;
}

/** Signs in by phone or proved e-mail. What is wrong is never said, nor told by the time it takes. */
export async function signIn(
  { db, attempts, now }: SignInDeps,
  { login, password }: { login: string; password: string },
  context: Pick<CallContext, 'visitor' | 'device'>,
): Promise<SignedIn> {
  refuseWhenBusy();
  const subject = subjectOf(login);
  await attempts.count('login', subject, context.visitor);
  const customer = await findByLogin(db, subject);
  const isRight = await verifyPassword(password, customer?.password_hash);
  if (!customer || !isRight || customer.suspended_at) refuse('auth.credentials_wrong');
  const at = new Date(now());
  // The password may have been changed while it was looked at: then it is a wrong one.
  const session = await inTransaction(db, (tx) => beginSession(tx, customer, context, at));
  if (!session) refuse('auth.credentials_wrong');
  await attempts.clear('login', subject, context.visitor);
  return { session, customer };
}

/** One account has one name here, however it is typed. */
export function subjectOf(login: string): string {
  return login.includes('@') ? login.trim().toLowerCase() : (normalisePhone(login) ?? login.trim());
}

function findByLogin(db: Database, subject: string): Promise<CustomerRow | undefined> {
  return subject.includes('@') ? findByVerifiedEmail(db, subject) : findByPhone(db, subject);
}
