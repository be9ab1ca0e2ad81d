import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { captureHold, placeHold, postTransfer, releaseHold, type TransferRequest } from '../../ledger/index.ts';
import type { NewOrder } from '../orders.store.ts';
import { readOrderCredit } from '../orders.store.ts';

const spent = { house: 'spent' } as const;

function between(customerId: string) {
  return { unit: 'store_credit', from: { customerId }, to: spent } as const;
}

/**
 * Pays the store credit part of a new order: transferred immediately if nothing else is due, otherwise held until the
 * rest is paid or the order ends. Returns the hold. Refuses `orders.credit_short` (409) if the credit was spent
 * meanwhile.
 */
export async function payWithCredit(tx: Tx, order: NewOrder): Promise<number | null> {
  if (order.customer_id === null || order.store_credit_halalas === 0) return null;
  const transfer: TransferRequest = {
    ...between(order.customer_id),
    amount: order.store_credit_halalas,
    cause: { kind: 'order', id: order.id },
    key: `order ${order.id}`,
  };
  const isWaiting = order.status === 'pending_payment';
  const paid = await (isWaiting ? placeHold : postTransfer)(tx, transfer);
  if ('isShort' in paid) refuse('orders.credit_short');
  return isWaiting ? paid.id : null;
}

/** Captures the credit hold of an order once the rest is paid. */
export async function spendHeldCredit(tx: Tx, orderId: string): Promise<void> {
  const order = await readOrderCredit(tx, orderId);
  if (order?.customer_id && order.credit_hold_id !== null)
    await captureHold(tx, order.credit_hold_id, between(order.customer_id));
}

/**
 * Cancels the store credit part of an order: a hold is released, a transfer is reversed. `wasHeld`: the order was
 * never confirmed.
 */
export async function giveBackCredit(tx: Tx, orderId: string, wasHeld: boolean): Promise<void> {
  const order = await readOrderCredit(tx, orderId);
  if (!order?.customer_id || order.store_credit_halalas === 0) return;
  if (wasHeld && order.credit_hold_id !== null) {
    await releaseHold(tx, order.credit_hold_id, between(order.customer_id));
    return;
  }
  await postTransfer(tx, {
    unit: 'store_credit',
    from: spent,
    to: { customerId: order.customer_id },
    amount: order.store_credit_halalas,
    cause: { kind: 'refund', id: orderId },
    key: `order ${orderId} back`,
  });
}
