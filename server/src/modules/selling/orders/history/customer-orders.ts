import type { EraseBatch } from '../../../../manifest/index.ts';
import { type Database, inPages, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publishEach } from '../../../../platform/events/index.ts';
import { findByPhone, readCustomer } from '../../../people/identity/index.ts';
import type { FullOrder } from '../order-row.ts';
import { listFullOrders, readOrder } from '../orders.store.ts';
import { claimOrder, claimOrders, disownUnfinished, hasUnfinishedOrders, listNextIds } from './buyers.store.ts';
import { deletePurchases } from './purchases.store.ts';

/**
 * Attaches guest orders to the customer who proved their phone or address, and revokes their view tokens. Idempotent.
 */
export async function claimGuestOrders(db: Database, customerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const customer = await readCustomer(tx, customerId);
    if (!customer) return;
    const claimed = await claimOrders(tx, customerId, {
      phone: customer.phone_verified_at ? customer.phone : null,
      email: customer.email_verified_at ? customer.email : null,
    });
    await publishClaimed(tx, claimed);
  });
}

/**
 * Attaches a guest's order to the account that had proved its phone before, once the order is no longer waiting for
 * payment. A phone number is typed freely, so an unpaid order must not fill or lock a stranger's account. The buyer
 * keeps the view token: if the phone was a typing error, they can still follow the order.
 */
export async function claimPlacedOrder(db: Database, orderId: string): Promise<void> {
  const order = await readOrder(db, orderId);
  if (!order || order.customer_id !== null || order.status === 'pending_payment') return;
  const owner = await findByPhone(db, order.phone);
  if (!owner?.phone_verified_at) return;
  await inTransaction(db, async (tx) => {
    if (await claimOrder(tx, orderId, owner.id)) await publishClaimed(tx, [orderId]);
  });
}

export function publishClaimed(tx: Tx, orderIds: readonly string[]): Promise<void> {
  return publishEach(
    tx,
    'order.claimed',
    orderIds.map((orderId) => ({ orderId })),
  );
}

/**
 * Erases the customer's right to review purchases when the account is deleted. Refuses `auth.orders_open` (409) while
 * an order is still to be delivered or paid.
 */
export async function releaseOrders(tx: Tx, customerId: string): Promise<void> {
  // Unfinished orders that were placed with this phone and are followed by view token do not block the deletion.
  await disownUnfinished(tx, customerId);
  if (await hasUnfinishedOrders(tx, customerId)) refuse('auth.orders_open');
  await deletePurchases(tx, customerId);
}

const ERASED_AT_ONCE = 500;

/** An eraser over a customer's orders, in batches: an account may have very many orders. */
export function customerOrdersEraser(erase: (tx: Tx, orderIds: readonly string[]) => Promise<void>): EraseBatch {
  return async (tx, customerId, after) => {
    const ids = await listNextIds(tx, customerId, after, ERASED_AT_ONCE);
    if (ids.length > 0) await erase(tx, ids);
    return ids.length < ERASED_AT_ONCE ? null : (ids.at(-1) ?? null);
  };
}

/** A customer's orders for their data export: every personal field, without the internal marks. */
export async function* exportOrders(db: Database, customerId: string): AsyncGenerator<unknown> {
  for await (const row of inPages<FullOrder>((limit, _, last) => listFullOrders(db, customerId, limit, last))) {
    const { view_token_hash: _, customer_id: __, link_hashes: ___, placed_by: ____, kin_hashes: _____, ...order } = row;
    yield order;
  }
}
