import { type Sql, sql, type Tx } from '../../../../platform/database/index.ts';
import type { OrderAddress } from '../order-row.ts';

/** Ids of an order's family, as an array: the first order and its supplements, whichever of them `id` is. */
export function familyOf(id: Sql<unknown>): Sql<unknown> {
  const root = sql`coalesce((select root_id from order_supplements where order_id = ${id}), ${id})`;
  return sql`array(select order_id from order_supplements where root_id = ${root} union all select ${root})`;
}

/** Locks all orders of a family, the first before its supplements, as those do who lock the first alone. */
export async function lockFamily(tx: Tx, orderId: string): Promise<void> {
  await sql`
    select o.id from orders o where o.id = any(${familyOf(sql`${orderId}::uuid`)})
    order by exists (select from order_supplements s where s.order_id = o.id), o.id for update of o
  `.execute(tx);
}

/** Links an order to the one that it was added to. */
export async function insertSupplement(
  tx: Tx,
  { orderId, rootId, at }: { orderId: string; rootId: string; at: Date },
): Promise<void> {
  await sql`
    insert into order_supplements (order_id, root_id, created_at) values (${orderId}, ${rootId}, ${at})
  `.execute(tx);
}

/** Counts an addition in the order's own row, with a version check, while nothing of it is packed or undone. */
export async function raiseForSupplement(tx: Tx, rootId: string, version: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update orders set version = version + 1
    where id = ${rootId} and version = ${version} and status = 'confirmed' and parcels = 0 returning id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Ids of an order's supplements that still wait for their payment, locked. One that is being paid is waited for, and is not among
 * them afterwards.
 */
export async function lockWaitingSupplements(tx: Tx, rootId: string): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from orders where id in (select order_id from order_supplements where root_id = ${rootId})
      and status = 'pending_payment'
    order by id for update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Lets what still travels with an order follow its new address. Locked in the order in which an end of the first locks them. */
export async function moveSupplements(
  tx: Tx,
  rootId: string,
  { address, cityId }: { address: OrderAddress; cityId: number },
): Promise<void> {
  await sql`
    with locked as (
      select id from orders where id in (select order_id from order_supplements where root_id = ${rootId})
        and status in ('pending_payment', 'confirmed', 'processing') and parcels = 0
      order by id for update
    )
    update orders set address = ${JSON.stringify(address)}, city_id = ${cityId}, version = version + 1
    where id in (select id from locked)
  `.execute(tx);
}
