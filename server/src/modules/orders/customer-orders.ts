import { type Database, inTransaction, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { readCustomer } from '../identity/index.ts';
import { claimOrders, eraseBuyer, hasUnfinishedOrders, listFullOrders } from './orders.store.ts';

/** Gives a customer the guest orders of the phone and address they have proved. Done twice it is the same as once. */
export async function claimGuestOrders(db: Database, customerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const customer = await readCustomer(tx, customerId);
    if (!customer) return;
    await claimOrders(tx, customerId, {
      phone: customer.phone_verified_at ? customer.phone : null,
      email: customer.email_verified_at ? customer.email : null,
    });
  });
}

/** Forgets who bought, but for the marks by which limits know them. Refuses `auth.orders_open` (409) while something is still to be delivered or paid. */
export async function forgetBuyer(tx: Tx, customerId: string): Promise<void> {
  if (await hasUnfinishedOrders(tx, customerId)) refuse('auth.orders_open');
  await eraseBuyer(tx, customerId);
}

/** A customer's orders for their copy of what we keep: everything of theirs, without our own marks. */
export async function exportOrders(db: Database, customerId: string): Promise<unknown> {
  const orders = await listFullOrders(db, customerId);
  return orders.map(({ view_token_hash: _, customer_id: __, ...order }) => order);
}
