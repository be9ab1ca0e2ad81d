import { type Database, sql } from '../../platform/database/index.ts';
import { type CustomerSpec, type MadeCustomer, makeCustomer } from './customer-factories.ts';

export interface MadeMember extends MadeCustomer {
  memberId: number;
  handle: string;
}

export interface MemberSpec {
  /** The member's handle; a number by default. */
  handle?: string;
  name?: string;
}

/** A new customer who is a member of the community. */
export async function makeMember(db: Database, spec: MemberSpec & CustomerSpec = {}): Promise<MadeMember> {
  const customer = await makeCustomer(db, spec);
  return { ...customer, ...(await letIn(db, customer.id, spec)) };
}

/** Makes a customer a member and returns the membership, also for an existing member. */
export async function letIn(db: Database, customerId: string, { handle, name = 'نورة' }: MemberSpec = {}) {
  await sql`
    with next as (select nextval(pg_get_serial_sequence('members', 'id'))::int as id), named as (
      select id, coalesce(${handle ?? null}::text, 'member_' || id) as handle from next
    )
    insert into members (id, customer_id, handle, handle_key, name, joined_by)
    select id, ${customerId}::uuid, handle, lower(handle), ${name}, 'request' from named
    on conflict (customer_id) do nothing
  `.execute(db);
  const { rows } = await sql.rows({ id: sql.int4, handle: sql.text.neverNull })`
    select id, handle from members where customer_id = ${customerId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no member was made');
  return { memberId: row.id, handle: row.handle };
}
