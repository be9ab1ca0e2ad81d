import { randomUUID } from 'node:crypto';
import { beginSession, readCustomer } from '../../modules/people/identity/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';
import { hashPassword } from '../../platform/password/index.ts';

export const PASSWORD = 'نخلة على ضفة النهر';
let passwordHash: Promise<string> | undefined;
let serial = 0;

export interface CustomerSpec {
  phone?: string;
  email?: string | null;
  isEmailVerified?: boolean;
  isPhoneVerified?: boolean;
  language?: 'ar' | 'en';
}

export interface MadeCustomer {
  id: string;
  phone: string;
  token: string;
  /** Headers to send with a call. */
  headers: { authorization: string };
}

/** A signed-in customer; the password is `PASSWORD`. */
export async function makeCustomer(db: Database, spec: CustomerSpec = {}): Promise<MadeCustomer> {
  serial += 1;
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const phone = spec.phone ?? `+9665${String(process.pid % 1_000).padStart(3, '0')}${String(serial).padStart(5, '0')}`;
  const { email = null, isEmailVerified = false, isPhoneVerified = false, language = 'ar' } = spec;
  await sql`
    insert into customers (id, first_name, last_name, phone, phone_verified_at, email, email_verified_at, password_hash,
      language)
    values (${id}, 'نورة', 'العتيبي', ${phone}, ${isPhoneVerified ? new Date() : null}, ${email},
      ${isEmailVerified && email ? new Date() : null}, ${await passwordHash}, ${language})
  `.execute(db);
  const token = await signInAgain(db, id);
  return { id, phone, token, headers: { authorization: `Bearer ${token}` } };
}

/** Another session of the same customer; returns its token. */
export async function signInAgain(db: Database, customerId: string): Promise<string> {
  const customer = await readCustomer(db, customerId);
  const session =
    customer && (await inTransaction(db, (tx) => beginSession(tx, customer, { device: 'Test' }, new Date())));
  if (!session) throw new Error('nobody to sign in');
  return session.token;
}
