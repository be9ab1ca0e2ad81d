import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

export const contacts = {
  /** E.164; null once the account is deleted, or another account proved the number. */
  phone: sql.text.orNull,
  phone_verified_at: sql.timestamptz.orNull,
  email: sql.text.orNull,
  email_verified_at: sql.timestamptz.orNull,
};
export type Contacts = Row<typeof contacts>;

const customerRow = {
  ...contacts,
  id: sql.uuid,
  first_name: sql.text,
  last_name: sql.text,
  password_hash: sql.text,
  language: sql.text.oneOf(...languages),
  consent_email_at: sql.timestamptz.orNull,
  consent_sms_at: sql.timestamptz.orNull,
  consent_whatsapp_at: sql.timestamptz.orNull,
  is_affiliate: sql.bool,
  suspended_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
};
export type CustomerRow = Row<typeof customerRow>;

const columns = sql`
  c.id, c.first_name, c.last_name, c.phone, c.phone_verified_at, c.email, c.email_verified_at, c.password_hash,
  c.language, c.consent_email_at, c.consent_sms_at, c.consent_whatsapp_at, c.is_affiliate, c.suspended_at, c.created_at`;

export async function readCustomer(db: Database | Tx, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql.rows(customerRow)`
    select ${columns} from customers c where c.id = ${id} and c.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** Reads a customer and locks the row against concurrent changes. */
export async function lockCustomer(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql.rows(customerRow)`
    select ${columns} from customers c where c.id = ${id} and c.deleted_at is null for update
  `.execute(tx);
  return rows[0];
}

/** Mirrors affiliate membership to the profile; decided by the affiliate programme alone. */
export async function markAffiliate(tx: Tx, id: string, isAffiliate: boolean): Promise<void> {
  await sql`update customers set is_affiliate = ${isAffiliate} where id = ${id}`.execute(tx);
}

export async function findByPhone(db: Database | Tx, phone: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql.rows(customerRow)`select ${columns} from customers c where c.phone = ${phone}`.execute(db);
  return rows[0];
}

/** By a proved address only: any address can be claimed. */
export async function findByVerifiedEmail(db: Database | Tx, email: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql.rows(customerRow)`
    select ${columns} from customers c where lower(c.email) = lower(${email}) and c.email_verified_at is not null
  `.execute(db);
  return rows[0];
}

/** The account with a phone, locked against concurrent changes. */
export async function lockByPhone(tx: Tx, phone: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql.rows(customerRow)`
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

/** Erases all personal data of a customer; the row stays, because orders and the ledger may reference it. */
export async function eraseCustomer(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update customers set first_name = '', last_name = '', phone = null, phone_verified_at = null, email = null,
      email_verified_at = null, password_hash = '', consent_email_at = null, consent_sms_at = null,
      consent_whatsapp_at = null, deleted_at = ${at}
    where id = ${id}
  `.execute(tx);
}
