import type { Tx } from '../../../platform/database/index.ts';
import { changeStatus, lockOrder } from '../orders/index.ts';
import {
  type Capture,
  capturePayment,
  closePayment,
  lockPayment,
  type PaymentRow,
  type PaymentState,
  requestRefund,
} from '../payments/index.ts';
import { keepCard } from '../saved-cards/index.ts';
import type { SettleDeps } from './payment-deps.ts';

/** A state, in which money that is held until a shipment leaves counts as captured. */
export type SettledState = PaymentState | (Capture & { status: 'captured' });

/**
 * Records the provider's outcome of a payment, once: the first caller to lock order and payment settles it, regardless
 * of the source. An exact payment confirms the waiting order. Any other amount, or a payment for an order that no
 * longer waits, is refunded.
 */
export async function settlePayment(
  tx: Tx,
  { id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
  state: SettledState,
  { now, seal }: Pick<SettleDeps, 'now' | 'seal'>,
): Promise<void> {
  // Lock order: the order before its payment, as in a cancellation.
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, id);
  if (!order || !payment || payment.captured_amount !== null) return;
  const at = new Date(now());
  // Authorised money that is not held: the next reading captures it.
  if (state.status === 'open' || state.status === 'authorised') return;
  if (state.status !== 'captured') return closePayment(tx, id, state.status, at);
  const status = outcomeOf(payment, state, order.status === 'pending_payment');
  await capturePayment(tx, id, status, state, at);
  // The token of a remembered card that was charged is kept already: forgetting it here would end that card.
  if (state.keptToken && payment.card_use === 'new') {
    // The card of money that goes back is nobody's.
    const left = { customerId: status === 'paid' ? order.customer_id : null, token: state.keptToken };
    await keepCard(tx, seal, { ...left, provider: payment.provider, paymentId: id }, at);
  }
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
