import { randomUUID } from 'node:crypto';
import type { EndpointInput, Endpoints } from '@waha/contract';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { type PlaceOrderDeps, placeOrder, readOrder } from '../orders/index.ts';

type PhoneOrder = EndpointInput<Endpoints['POST /admin/orders']>['body'];

/**
 * Places an order for a buyer on the phone: priced, limited and sold like a guest's order. It appears in the account
 * that has proved the phone, like any order. Returns its id.
 */
export async function placeByPhone(
  tx: Tx,
  { send_link: isLinkSent = false, ...request }: PhoneOrder,
  { actor, language }: StaffContext,
  deps: PlaceOrderDeps,
): Promise<string> {
  // All phone orders come from one network, so a random visitor id is used: only the buyer's own reservations are
  // counted.
  const visitor = `call ${randomUUID()}`;
  const caller = { actor: { kind: 'guest' }, language, visitor, placedBy: actor.staffId } as const;
  const { id } = (await placeOrder(tx, request, caller, deps)).order;
  const order = await readOrder(tx, id);
  if (isLinkSent && order?.status === 'pending_payment') await sendPaymentLink(tx, id);
  return id;
}

/** Sends the buyer a payment link of their own; its secret is created on sending and stored only as a hash. */
export function sendPaymentLink(tx: Tx, orderId: string): Promise<void> {
  return publish(tx, 'order.link_due', { orderId });
}
