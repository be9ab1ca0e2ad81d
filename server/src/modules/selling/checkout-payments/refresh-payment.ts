import { inTransaction } from '../../../platform/database/index.ts';
import { readOrder } from '../orders/index.ts';
import type { OnlineMethod, PaymentRow, PaymentState } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Reads a payment from its provider and settles it. Throws ExtensionError if the provider does not answer. */
export async function refreshPayment(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentState | undefined> {
  const method = deps.onlineMethods.get(payment.provider);
  if (!method || payment.provider_id === null || payment.captured_amount !== null) return undefined;
  const state = await readCaptured(deps, payment, method, payment.provider_id);
  await inTransaction(deps.db, (tx) => settlePayment(tx, payment, state, deps));
  return state;
}

/**
 * Reads a payment; authorised money is captured if it pays a waiting order exactly, else it is released. An order that ends
 * between the look and the capture makes the payment an unwanted one, which goes back like any other.
 */
async function readCaptured(
  { db }: PaymentDeps,
  payment: PaymentRow,
  method: OnlineMethod,
  reference: string,
): Promise<PaymentState> {
  const state = await method.read(reference);
  if (state.status !== 'authorised') return state;
  const isExact = state.amount === payment.amount_halalas && state.currency === payment.currency;
  const isAwaited = (await readOrder(db, payment.order_id))?.status === 'pending_payment';
  if (isExact && isAwaited) await method.capture(reference, state.amount);
  else await method.cancel(reference);
  return method.read(reference);
}
