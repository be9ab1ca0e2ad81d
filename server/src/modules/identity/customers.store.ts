import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Language } from '../../platform/text/index.ts';

export interface CustomerRow {
  id: string;
  first_name: string;
  last_name: string;
  /** E.164; null once the account is deleted, or somebody else proved that the number is theirs. */
  phone: string | null;
  phone_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
  password_hash: string;
  language: Language;
  consent_email_at: Date | null;
  consent_sms_at: Date | null;
  consent_whatsapp_at: Date | null;
  is_affiliate: boolean;
  suspended_at: Date | null;
  created_at: Date;
}

const columns = sql`
  c.id, c.first_name, c.last_name, c.phone, c.phone_verified_at, c.email, c.email_verified_at, c.password_hash,
  c.language, c.consent_email_at, c.consent_sms_at, c.consent_whatsapp_at, c.is_affiliate, c.suspended_at, c.created_at`;

export async function readCustomer(db: Database | Tx, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from customers c where c.id = ${id} and c.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** The same, made to wait for whoever else is changing this customer. */
export async function lockCustomer(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from customers c where c.id = ${id} and c.deleted_at is null for update
  `.execute(tx);
  return rows[0];
}

export async function findByPhone(db: Database | Tx, phone: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`select ${columns} from customers c where c.phone = ${phone}`.execute(db);
  return rows[0];
}

/** By a proved address only: anybody can claim one. */
export async function findByVerifiedEmail(db: Database | Tx, email: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from customers c where lower(c.email) = lower(${email}) and c.email_verified_at is not null
  `.execute(db);
  return rows[0];
}

/** Who has a phone, made to wait for whoever else is changing them. */
export async function lockByPhone(tx: Tx, phone: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from customers c where c.phone = ${phone} for update
  `.execute(tx);
  return rows[0];
}

export type NewCustomer = Pick<
  CustomerRow,
  'id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'password_hash' | 'language'
> & { consents: { email?: boolean | undefined; sms?: boolean | undefined; whatsapp?: boolean | undefined }; at: Date };

export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<void> {
  const since = (agreed: boolean | undefined) => (agreed ? customer.at : null);
  const { consents } = customer;
  await sql`
    insert into customers (id, first_name, last_name, phone, email, password_hash, language, consent_email_at,
      consent_sms_at, consent_whatsapp_at, created_at)
    values (${customer.id}, ${customer.first_name}, ${customer.last_name}, ${customer.phone}, ${customer.email},
      ${customer.password_hash}, ${customer.language}, ${since(consents.email)}, ${since(consents.sms)},
      ${since(consents.whatsapp)}, ${customer.at})
  `.execute(tx);
}

export async function updateCustomer(tx: Tx, customer: CustomerRow): Promise<void> {
  await sql`
    update customers set first_name = ${customer.first_name}, last_name = ${customer.last_name},
      phone = ${customer.phone}, phone_verified_at = ${customer.phone_verified_at}, email = ${customer.email},
      email_verified_at = ${customer.email_verified_at}, language = ${customer.language},
      consent_email_at = ${customer.consent_email_at}, consent_sms_at = ${customer.consent_sms_at},
      consent_whatsapp_at = ${customer.consent_whatsapp_at}
    where id = ${customer.id}
  `.execute(tx);
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await sql`update customers set password_hash = ${passwordHash} where id = ${id}`.execute(tx);
}

/** Leaves a row that orders and the ledger may point to, with nothing of the person in it. */
export async function eraseCustomer(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update customers set first_name = '', last_name = '', phone = null, phone_verified_at = null, email = null,
      email_verified_at = null, password_hash = '', consent_email_at = null, consent_sms_at = null,
      consent_whatsapp_at = null, deleted_at = ${at}
    where id = ${id}
  `.execute(tx);
}
