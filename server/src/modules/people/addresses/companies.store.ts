import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredCompany, storedCompany } from './company.ts';

/** The saved company of a customer; null if there is none. */
export async function readCompany(db: Database | Tx, customerId: string): Promise<StoredCompany | null> {
  const { rows } = await sql.rows({ company: sql.jsonb.of(storedCompany) })`
    select company from customer_companies where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.company ?? null;
}

export async function saveCompany(db: Database, customerId: string, company: StoredCompany): Promise<void> {
  await sql`
    insert into customer_companies (customer_id, company) values (${customerId}, ${JSON.stringify(company)})
    on conflict (customer_id) do update set company = excluded.company, saved_at = now()
  `.execute(db);
}

export async function deleteCompany(db: Database | Tx, customerId: string): Promise<void> {
  await sql`delete from customer_companies where customer_id = ${customerId}`.execute(db);
}
