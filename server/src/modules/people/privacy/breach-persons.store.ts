import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

/** Lists the accounts with these ids, addresses and phones; returns those of the list that belong to none. */
export async function listByContacts(tx: Tx, breachId: string, listed: readonly string[]): Promise<string[]> {
  const { rows } = await sql.rows({ typed: sql.text })`
    with wanted as (select distinct unnest(${listed}::text[]) as typed),
      ids as (
        select typed, typed::uuid as id from wanted
        where typed ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'),
      known as (
        -- Three joins, so that each finds its index.
        select w.typed, c.id from ids w join customers c on c.id = w.id where c.deleted_at is null
        union
        select w.typed, c.id from wanted w join customers c on lower(c.email) = lower(w.typed) and c.email is not null
        where c.deleted_at is null
        union
        select w.typed, c.id from wanted w join customers c on c.phone = w.typed where c.deleted_at is null),
      added as (
        insert into breach_persons (breach_id, customer_id) select distinct ${breachId}::uuid, id from known
        on conflict do nothing)
    select w.typed from wanted w where w.typed not in (select typed from known) order by 1
  `.execute(tx);
  return rows.map(({ typed }) => typed);
}

/** Begins to list every account that was registered before a time. */
export async function beginListing(tx: Tx, breachId: string, before: Date): Promise<void> {
  await sql`
    update breaches set listing_before = greatest(listing_before, ${before}), listing_at = null, listing_id = null
    where id = ${breachId}
  `.execute(tx);
}

/** Lists the next accounts of a listing; whether there may be more. A repeated call goes on where the last one ended. */
export async function listNextRegistered(tx: Tx, breachId: string, most: number): Promise<boolean> {
  const { rows } = await sql.rows({ is_more: sql.bool })`
    with listing as (
      select listing_before, coalesce(listing_at, '-infinity') as at,
        coalesce(listing_id, '00000000-0000-0000-0000-000000000000') as id
      from breaches where id = ${breachId} and listing_before is not null for update),
    next as (
      select c.id, c.created_at from customers c
      where c.deleted_at is null and c.created_at < (select listing_before from listing)
        and (c.created_at, c.id) > ((select at from listing), (select id from listing))
      order by c.created_at, c.id limit ${most}),
    added as (
      insert into breach_persons (breach_id, customer_id) select ${breachId}::uuid, id from next on conflict do nothing),
    reached as (select created_at, id from next order by created_at desc, id desc limit 1)
    update breaches b set
      listing_before = case when (select count(*) from next) = ${most} then b.listing_before end,
      listing_at = coalesce((select created_at from reached), b.listing_at),
      listing_id = coalesce((select id from reached), b.listing_id)
    from listing where b.id = ${breachId} returning b.listing_before is not null as is_more
  `.execute(tx);
  return rows[0]?.is_more ?? false;
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
export async function claimPersons(db: Database, breachId: string, { most, at }: { most: number; at: Date }) {
  const { rows } = await sql.rows(reader)`
    with next as (
      select p.customer_id from breach_persons p join customers c on c.id = p.customer_id and c.email is not null
      where p.breach_id = ${breachId} and p.state = 'listed'
      order by p.customer_id limit ${most} for update of p skip locked),
    claimed as (
      update breach_persons p set state = 'claimed', claimed_at = ${at} from next
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

/** Takes claims back whose mail did not leave: another attempt writes to these persons. */
export async function releasePersons(db: Database, breachId: string, customerIds: readonly string[]): Promise<void> {
  await sql`
    update breach_persons set state = 'listed'
    where breach_id = ${breachId} and customer_id = any(${customerIds}::uuid[]) and state = 'claimed'
  `.execute(db);
}

/** Lists those again whose letter failed or was cut short before a time; how many with an address wait for one then. */
export async function listUnreached(tx: Tx, breachId: string, claimedBefore: Date): Promise<number> {
  await sql`
    update breach_persons set state = 'listed' where breach_id = ${breachId}
      and (state = 'failed' or (state = 'claimed' and (claimed_at is null or claimed_at < ${claimedBefore})))
  `.execute(tx);
  const { rows } = await sql.rows({ waiting: sql.int4 })`
    select count(*)::int as waiting from breach_persons p
    join customers c on c.id = p.customer_id and c.email is not null
    where p.breach_id = ${breachId} and p.state = 'listed'
  `.execute(tx);
  return rows[0]?.waiting ?? 0;
}

export async function deletePersonsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from breach_persons where customer_id = ${customerId}`.execute(tx);
}
