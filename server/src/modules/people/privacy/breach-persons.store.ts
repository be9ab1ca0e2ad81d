import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

/** Lists the accounts with these ids, addresses and phones; returns those of the list that belong to none. */
export async function listByContacts(tx: Tx, breachId: string, listed: readonly string[]): Promise<string[]> {
  const { rows } = await sql.rows({ typed: sql.text })`
    with wanted as (select distinct unnest(${listed}::text[]) as typed),
      known as (
        select w.typed, c.id from wanted w join customers c on c.deleted_at is null
          and (c.id::text = lower(w.typed) or lower(c.email) = lower(w.typed) or c.phone = w.typed)),
      added as (
        insert into breach_persons (breach_id, customer_id) select distinct ${breachId}::uuid, id from known
        on conflict do nothing)
    select w.typed from wanted w where w.typed not in (select typed from known) order by 1
  `.execute(tx);
  return rows.map(({ typed }) => typed);
}

/** Lists every account that was registered before a time. */
export async function listRegisteredBefore(tx: Tx, breachId: string, before: Date): Promise<void> {
  await sql`
    insert into breach_persons (breach_id, customer_id)
    select ${breachId}::uuid, id from customers where deleted_at is null and created_at < ${before}
    on conflict do nothing
  `.execute(tx);
}

const counts = { listed: sql.int4, without_email: sql.int4, sent: sql.int4, failed: sql.int4 };

export async function countPersons(where: Database | Tx, breachId: string) {
  const { rows } = await sql.rows(counts)`
    select count(*)::int as listed, (count(*) filter (where c.email is null))::int as without_email,
      (count(*) filter (where p.state = 'sent'))::int as sent,
      (count(*) filter (where p.state in ('failed', 'claimed')))::int as failed
    from breach_persons p join customers c on c.id = p.customer_id where p.breach_id = ${breachId}
  `.execute(where);
  return rows[0] ?? { listed: 0, without_email: 0, sent: 0, failed: 0 };
}

const reader = {
  customer_id: sql.uuid,
  email: sql.text.neverNull,
  first_name: sql.text,
  language: sql.text.oneOf(...languages),
};

/**
 * Claims the next accounts to be written to, before any mail leaves: concurrent senders find them claimed, and after a crash
 * nobody is written to twice.
 */
export async function claimPersons(db: Database, breachId: string, most: number) {
  const { rows } = await sql.rows(reader)`
    with next as (
      select p.customer_id from breach_persons p join customers c on c.id = p.customer_id and c.email is not null
      where p.breach_id = ${breachId} and p.state = 'listed'
      order by p.customer_id limit ${most} for update of p skip locked),
    claimed as (
      update breach_persons p set state = 'claimed' from next
      where p.breach_id = ${breachId} and p.customer_id = next.customer_id returning p.customer_id)
    select c.id as customer_id, c.email::text as email, c.first_name, c.language
    from claimed join customers c on c.id = claimed.customer_id where c.email is not null
  `.execute(db);
  return rows;
}

export async function markPerson(
  db: Database,
  breachId: string,
  customerId: string,
  state: 'sent' | 'failed',
): Promise<void> {
  await sql`
    update breach_persons set state = ${state} where breach_id = ${breachId} and customer_id = ${customerId}
  `.execute(db);
}

export async function deletePersonsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from breach_persons where customer_id = ${customerId}`.execute(tx);
}
