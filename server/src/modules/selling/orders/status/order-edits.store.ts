import { sql, type Tx } from '../../../../platform/database/index.ts';
import type { StoredCompany } from '../../../people/addresses/index.ts';
import type { OrderAddress } from '../order-row.ts';

/** Number of valid links per buyer and order; a new one revokes the oldest. */
const MOST_LINKS = 5;

/** Replaces the address, with a version check. */
export async function setAddress(
  tx: Tx,
  id: string,
  version: number,
  { address, cityId }: { address: OrderAddress; cityId: number },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set address = ${JSON.stringify(address)}, city_id = ${cityId}, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Replaces the company that is invoiced, with a version check. */
export async function setCompany(tx: Tx, id: string, version: number, company: StoredCompany | null): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set company = ${company && JSON.stringify(company)}, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Lets a link open an order, by the hash of its secret. */
export async function addLink(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await sql`
    update orders set link_hashes = (link_hashes || ${hash.toString('hex')}::text)[greatest(1, cardinality(link_hashes) + 2 - ${MOST_LINKS}::int):]
    where id = ${id}
  `.execute(tx);
}

/**
 * Counts a refund toward what went back onto the order's gift card, up to what the card paid. Returns the part for the
 * card. The order's row is locked by `addRefunded`.
 */
export async function addBackToGiftCard(
  tx: Tx,
  id: string,
  halalas: number,
): Promise<{ giftCardId: string; halalas: number } | null> {
  const { rows } = await sql.rows({ gift_card_id: sql.uuid.neverNull, part: sql.int8 })`
    with before as (
      select id, least(gift_card_halalas - gift_card_back_halalas, ${halalas}::bigint) as part from orders
      where id = ${id} and gift_card_id is not null
    )
    update orders o set gift_card_back_halalas = o.gift_card_back_halalas + before.part from before
    where o.id = before.id and before.part > 0 returning o.gift_card_id, before.part
  `.execute(tx);
  const [row] = rows;
  return row ? { giftCardId: row.gift_card_id, halalas: row.part } : null;
}

/** Adds to the refunded amount of an order; false if it would exceed the total. */
export async function addRefunded(tx: Tx, id: string, halalas: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set refunded_halalas = refunded_halalas + ${halalas}
    where id = ${id} and refunded_halalas + ${halalas} <= total_halalas returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Notes in the order's own row that something digital of it was given; the caller holds its lock. */
export async function markGiven(tx: Tx, id: string): Promise<void> {
  await sql`update orders set is_given = true where id = ${id} and not is_given`.execute(tx);
}
