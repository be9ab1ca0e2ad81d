import { sql, type Tx } from '../../../../platform/database/index.ts';
import { familyOf } from '../supplements/supplements.store.ts';

/**
 * Gives a customer the orders that a guest placed with a phone or address which the customer has proved. Returns their
 * number.
 */
export async function claimOrders(
  tx: Tx,
  customerId: string,
  proved: { phone: string | null; email: string | null },
): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set customer_id = ${customerId}, view_token_hash = null, link_hashes = '{}'
    where customer_id is null and (phone = ${proved.phone} or lower(email) = lower(${proved.email}))
    returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Attaches one guest order to a customer; its view token stays valid. False if it has an owner. */
export async function claimOrder(tx: Tx, orderId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    update orders set customer_id = ${customerId} where id = ${orderId} and customer_id is null returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Attaches a guest's order and those of its family, which is locked, to a customer. Returns those that had no owner. */
export async function claimFamily(tx: Tx, orderId: string, customerId: string): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set customer_id = ${customerId}
    where id = any(${familyOf(sql`${orderId}::uuid`)}) and customer_id is null returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

const UNFINISHED = sql`('pending_payment', 'confirmed', 'processing', 'shipped', 'return_requested', 'returned')`;

/** Returns unfinished orders with a view token, and additions to such orders, to the holder of the token. */
export async function disownUnfinished(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update orders o set customer_id = null
    where customer_id = ${customerId} and (view_token_hash is not null or exists (select from order_supplements s
        join orders r on r.id = s.root_id and r.view_token_hash is not null where s.order_id = o.id))
      and store_credit_halalas = gift_card_halalas and status in ${UNFINISHED}
  `.execute(tx);
}

export async function hasUnfinishedOrders(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (
      select from orders where customer_id = ${customerId}
        and status in ${UNFINISHED}
    ) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

/** The next of a customer's orders, the latest first, after one of them. */
export async function listNextIds(tx: Tx, customerId: string, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from orders where customer_id = ${customerId}
      and (created_at, id) < (
        coalesce((select created_at from orders where id = ${after}::uuid), 'infinity'),
        coalesce(${after}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by created_at desc, id desc limit ${limit}
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Erases personal data from orders; products, amounts and city stay, as tax law requires. */
export async function eraseBuyer(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update orders set first_name = '', last_name = '', phone = '', email = null, notes = null, gift_message = null, company = null, view_token_hash = null, link_hashes = '{}',
      pickup_point = null,
      address = address || '{"recipient_name":"","phone":"","street":"","building_no":null,"additional_no":null,
        "postal_code":null,"short_address":null,"unit_no":null,"notes":null,"neighborhood_ar":null,
        "neighborhood_en":null}'
    where id = any(${orderIds}::uuid[])
  `.execute(tx);
}

/** Clears what buyers filled in at the lines of their orders. */
export async function clearAnswers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update order_items set answers = '[]' where order_id = any(${orderIds}::uuid[]) and answers <> '[]'
  `.execute(tx);
}
