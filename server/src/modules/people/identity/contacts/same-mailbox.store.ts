import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Whether an account belongs to whoever has an address of mail, however it is written: it has that address, or one of the
 * names (phone, proved addresses) of an account that has it.
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

/** Whether two addresses of mail reach one box, however they are written. */
export async function isSameMailbox(db: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql.rows({ same: sql.bool })`
    select waha_mail_key(${one}) = waha_mail_key(${other}) as same
  `.execute(db);
  return rows[0]?.same === true;
}
