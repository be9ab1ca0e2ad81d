import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * True if an account belongs to the owner of a mailbox, in any spelling: it has that address, or shares a mark (phone,
 * proved address) with an account that has it.
 */
export async function ownsMailbox(db: Database | Tx, customerId: string, mail: string): Promise<boolean> {
  const { rows } = await sql.rows({ own: sql.bool.neverNull })`
    with theirs as (select id from customers where email is not null and waha_mail_key(email) = waha_mail_key(${mail}))
    select coalesce(${customerId}::uuid in (select id from theirs), false) or exists (
      select from customer_marks m
      where m.customer_id = ${customerId} and m.mark = any(person_marks((select array_agg(id::text) from theirs)))
    ) as own
  `.execute(db);
  return rows[0]?.own === true;
}

/** True if two e-mail addresses reach one mailbox, in any spelling. */
export async function isSameMailbox(db: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql.rows({ same: sql.bool })`
    select waha_mail_key(${one}) = waha_mail_key(${other}) as same
  `.execute(db);
  return rows[0]?.same === true;
}
