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

/** Adds to the refunded amount of an order; false if it would exceed the total. */
export async function addRefunded(tx: Tx, id: string, halalas: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set refunded_halalas = refunded_halalas + ${halalas}
    where id = ${id} and refunded_halalas + ${halalas} <= total_halalas returning id
  `.execute(tx);
  return rows.length > 0;
}
