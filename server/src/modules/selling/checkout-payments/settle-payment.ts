import type { Tx } from '../../../platform/database/index.ts';
import { changeStatus, lockOrder } from '../orders/index.ts';
import {
  type Capture,
  capturePayment,
  closePayment,
  lockPayment,
  type PaymentPage,
  type PaymentRow,
  requestRefund,
} from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

/**
 * Writes down what the provider says became of a payment, once: however often and from wherever it is heard, the first
 * to lock the order and the payment settles it. What was paid confirms the order that waits for exactly it; money that
 * is not what was asked, or that comes when the order waits no longer, goes back.
 */
export async function settlePayment(
  tx: Tx,
  { id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
  state: PaymentPage,
  { now }: Pick<PaymentDeps, 'now'>,
): Promise<void> {
  // The order first: whoever cancels it holds it when they come for its payment.
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, id);
  if (!order || !payment || payment.captured_amount !== null) return;
  const at = new Date(now());
  if (state.status === 'open') return;
  if (state.status !== 'paid') return closePayment(tx, id, state.status, at);
  const status = outcomeOf(payment, state, order.status === 'pending_payment');
  await capturePayment(tx, id, status, state, at);
  if (status === 'paid') {
    const change = { orderId, from: 'pending_payment', to: 'confirmed', actor: 'system' } as const;
    await changeStatus(tx, change, order.language);
  } else {
    await requestRefund(tx, { id, captured_amount: state.amount }, `payment ${id} ${status}`);
  }
}

function outcomeOf(payment: PaymentRow, capture: Capture, isAwaited: boolean) {
  const isRight = capture.amount === payment.amount_halalas && capture.currency === payment.currency;
  if (!isRight) return 'mismatched';
  return isAwaited ? 'paid' : 'unwanted';
}
