import type { CallContext } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { register, type SendBudgets } from '../../../people/identity/index.ts';
import { findOrderOf } from '../find-order-of.ts';
import { claimFamily } from '../history/buyers.store.ts';
import { publishClaimed } from '../history/customer-orders.ts';
import { lockFamily } from '../supplements/supplements.store.ts';

interface Asked {
  orderId: string;
  viewToken: string | undefined;
  password: string;
}

/**
 * Opens an account with the name, phone and address of a guest's order, and attaches the order with its additions;
 * its view token stays valid. Only the view token authorises this: staff see every order and must not choose a buyer's password. An order
 * with an owner and a known phone are refused with the same words as any registration.
 */
export async function openAccountOf(
  deps: { db: Database; now: () => number; sends: SendBudgets },
  { orderId, viewToken, password }: Asked,
  context: Pick<CallContext, 'visitor' | 'device' | 'language'>,
) {
  const order = (await findOrderOf(deps.db, orderId, viewToken, { kind: 'guest' })) ?? refuse('orders.not_found');
  if (order.customer_id !== null) refuse('auth.registration_refused');
  const registration = {
    firstName: order.first_name,
    lastName: order.last_name,
    phone: order.phone,
    email: order.email,
    password,
    password_confirmation: password,
  };
  return register(deps, registration, context, async (tx, customerId) => {
    // Meanwhile the order may have been attached to the account that proved its phone.
    await lockFamily(tx, order.id);
    const claimed = await claimFamily(tx, order.id, customerId);
    if (!claimed.includes(order.id)) refuse('auth.registration_refused');
    await publishClaimed(tx, claimed);
  });
}
