import { sql, type Tx } from '../platform/database/index.ts';

/** A number before the normalisation, and after it. */
export interface Respelling {
  old: string;
  now: string;
}

/** All stored numbers that are not well-formed Saudi mobiles, which need no change. */
export async function listOddPhones(tx: Tx): Promise<string[]> {
  const { rows } = await sql.rows({ phone: sql.text })`
    select phone from (
      select phone from customers union select phone from customer_changes union select phone from orders union select phone from customer_addresses
      union select address from restock_requests where channel = 'sms' union select phone from contact_messages
    ) kept
    where phone <> '' and phone !~ '^\\+9665[0-9]{8}$'
  `.execute(tx);
  return rows.map(({ phone }) => phone);
}

/** Rewrites tables in which a number may occur repeatedly. A trigger updates the person marks of orders. */
export async function respellCopies(tx: Tx, respellings: readonly Respelling[]): Promise<void> {
  const pairs = sql`
    unnest(${respellings.map(({ old }) => old)}::text[], ${respellings.map(({ now }) => now)}::text[]) as pair (old, now)`;
  await sql`update orders o set phone = pair.now from ${pairs} where o.phone = pair.old`.execute(tx);
  await sql`update customer_addresses a set phone = pair.now from ${pairs} where a.phone = pair.old`.execute(tx);
  // Undoing a change restores the number stored here.
  await sql`update customer_changes c set phone = pair.now from ${pairs} where c.phone = pair.old`.execute(tx);
  await sql`update contact_messages m set phone = pair.now from ${pairs} where m.phone = pair.old`.execute(tx);
}

/** A product has one open request per number: the duplicate is deleted. */
export async function respellRequest(tx: Tx, { old, now }: Respelling): Promise<void> {
  await sql`
    delete from restock_requests r using restock_requests same
    where r.address = ${old} and r.due_at is null and same.address = ${now} and same.due_at is null
      and same.product_id = r.product_id and same.variant_id is not distinct from r.variant_id
  `.execute(tx);
  await sql`update restock_requests set address = ${now} where address = ${old}`.execute(tx);
}

/**
 * Gives an account its normalised number. Where two accounts then have the same number, the account that verified it
 * keeps it, else the older one. Returns the account that lost its number, if any.
 */
export async function respellCustomer(tx: Tx, { old, now }: Respelling): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from customers where phone in (${old}, ${now})
    order by phone_verified_at is null, created_at, id for update
  `.execute(tx);
  const [keeper, loser] = rows;
  if (loser) {
    await sql`update customers set phone = null, phone_verified_at = null where id = ${loser.id}`.execute(tx);
  }
  if (keeper) await sql`update customers set phone = ${now} where id = ${keeper.id} and phone = ${old}`.execute(tx);
  return loser?.id;
}
