import { inTransaction } from '../../../platform/database/index.ts';
import { readOrder } from '../orders/index.ts';
import { type OnlineMethod, type PaymentRow, type PaymentState, readPayment } from '../payments/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { type SettledState, settlePayment } from './settle-payment.ts';

/** Reads a payment from its provider and settles it. Throws ExtensionError if the provider does not answer. */
export async function refreshPayment(deps: SettleDeps, payment: PaymentRow): Promise<PaymentState | undefined> {
  const method = deps.onlineMethods.get(payment.provider);
  if (!method || payment.provider_id === null || payment.captured_amount !== null) return undefined;
  const state = await readCaptured(deps, payment, method, payment.provider_id);
  await inTransaction(deps.db, (tx) => settlePayment(tx, payment, state, deps));
  return state;
}

/**
 * Reads a payment; authorised money that pays a waiting order exactly is captured, or held until a shipment leaves. Any other
 * is released. An order that ends between the look and the capture makes the payment an unwanted one, which goes back.
 */
async function readCaptured(
  { db }: SettleDeps,
  payment: PaymentRow,
  method: OnlineMethod,
  reference: string,
): Promise<SettledState> {
  const state = await method.read(reference);
  if (state.status !== 'authorised') return state;
  const isExact = state.amount === payment.amount_halalas && state.currency === payment.currency;
  const isAwaited = (await readOrder(db, payment.order_id))?.status === 'pending_payment';
  // Settled by another reader since this one began: what holds the money of a confirmed order must not be given up. The order was
  // read before, so one that this payment has confirmed shows the payment as settled.
  if (!isAwaited && (await readPayment(db, payment.id))?.captured_amount !== null) return state;
  if (!isExact || !isAwaited) await method.cancel(reference);
  else if (method.capabilities.capture === 'at-shipment')
    return { ...state, status: 'captured', captureReference: reference, isHeld: true };
  else await method.capture(reference, state.amount, { key: 'all', before: 0, isLast: true });
  return method.read(reference);
}
