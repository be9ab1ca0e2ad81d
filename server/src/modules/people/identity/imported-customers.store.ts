import { sql, type Tx } from '../../../platform/database/index.ts';
import type { NewCustomer } from './customers.store.ts';

const known = {
  id: sql.uuid,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text.orNull,
  email: sql.text.orNull,
  is_email_proved: sql.bool,
};

/** The accounts with one of these phones, or with one of these addresses proved. */
export async function findKnownCustomers(tx: Tx, phones: readonly string[], emails: readonly string[]) {
  const { rows } = await sql.rows(known)`
    select id, first_name, last_name, phone, email, email_verified_at is not null as is_email_proved from customers
    where deleted_at is null and phone = any(${[...phones]}::text[])
    union
    select id, first_name, last_name, phone, email, email_verified_at is not null from customers
    where deleted_at is null and email_verified_at is not null and lower(email) = any(${[...emails]}::text[])
  `.execute(tx);
  return rows;
}

/** Inserts accounts; returns the ids of those whose phone nobody has. */
export async function insertCustomers(tx: Tx, customers: readonly NewCustomer[]): Promise<Set<string>> {
  const written = customers.map(({ consents, at, ...customer }) => ({
    ...customer,
    consent_email_at: consents.email ? at : null,
    consent_sms_at: consents.sms ? at : null,
    consent_whatsapp_at: consents.whatsapp ? at : null,
    created_at: at,
  }));
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into customers (id, first_name, last_name, phone, email, password_hash, language, consent_email_at,
      consent_sms_at, consent_whatsapp_at, created_at)
    select w.id, w.first_name, w.last_name, w.phone, w.email, w.password_hash, w.language, w.consent_email_at,
      w.consent_sms_at, w.consent_whatsapp_at, w.created_at
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (id uuid, first_name text, last_name text, phone text,
      email text, password_hash text, language text, consent_email_at timestamptz, consent_sms_at timestamptz,
      consent_whatsapp_at timestamptz, created_at timestamptz)
    on conflict do nothing returning id
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Values for what an account lacks; null and empty say nothing. */
export interface Filling {
  first_name: string;
  last_name: string;
  phone: string | null;
  email: string | null;
}

/** Fills in what an account lacks, and overwrites nothing. False if the account is gone. */
export async function fillCustomer(tx: Tx, id: string, filling: Filling): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update customers set
      first_name = case when first_name = '' then ${filling.first_name} else first_name end,
      last_name = case when last_name = '' then ${filling.last_name} else last_name end,
      phone = coalesce(phone, ${filling.phone}), email = coalesce(email, ${filling.email})
    where id = ${id} and deleted_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Deletes an account that nobody has proved; false if there is none. Throws where anything refers to it: callers undo
 * what was done until then.
 */
export async function deleteUnproved(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from customers where id = ${id} and phone_verified_at is null and email_verified_at is null and deleted_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}
