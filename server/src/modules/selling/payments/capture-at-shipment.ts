import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { beginCapture, finishCapture, lockHeldPayment } from './captures.store.ts';
import type { OnlineMethods } from './online-method.ts';
import { sumRefunds } from './refunds.store.ts';

/**
 * Captures the authorised money of an order that has left, without what was refunded before; the rest of the authorisation is
 * given up. The amount is fixed before the call, so that an attempt after a crash takes the same money, once. Throws
 * if the provider failed, or states another amount.
 */
export async function captureAtShipment(
  { db, onlineMethods, now }: { db: Database; onlineMethods: OnlineMethods; now: () => number },
  orderId: string,
): Promise<void> {
  const begun = await inTransaction(db, async (tx) => {
    const payment = await lockHeldPayment(tx, orderId);
    if (!payment) return undefined;
    if (payment.capture_amount !== null) return { ...payment, amount: payment.capture_amount };
    const amount = payment.captured_amount - (await sumRefunds(tx, payment.id));
    // All of it goes back: the refund gives the authorisation up.
    if (amount <= 0) return undefined;
    await beginCapture(tx, payment.id, amount, new Date(now()));
    return { ...payment, amount };
  });
  if (!begun) return;
  const { id, provider, provider_id: reference, amount, captured_amount: authorised, currency } = begun;
  const method = onlineMethods.get(provider);
  if (!method) throw new Error(`the money of order ${orderId} cannot be captured: ${provider} is not set up`);
  await method.capture(reference, amount);
  if (amount < authorised) await method.cancel(reference);
  const state = await method.read(reference);
  if (state.status !== 'captured' || state.amount !== amount || state.currency !== currency) {
    const told = state.status === 'captured' ? `${state.amount} ${state.currency}` : state.status;
    throw new Error(`${provider} states ${told} after a capture of ${amount} ${currency} for order ${orderId}`);
  }
  await inTransaction(db, (tx) => finishCapture(tx, id, state.captureReference));
}
