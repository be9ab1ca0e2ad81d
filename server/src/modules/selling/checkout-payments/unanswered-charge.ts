import { inTransaction } from '../../../platform/database/index.ts';
import { closePayment, isChargeOlder, type PaymentRow } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Above the time limit of a charge: nothing of the shop still waits for its answer. */
const ANSWER_MS = 30_000;

/**
 * Ends the charge of a wallet that was never answered, so that its order may be paid another way. Money that arrives after all
 * is told by its webhook, and pays the order or goes back.
 */
export async function endUnansweredCharge(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { db, now, onlineMethods } = deps;
  if (!(await isChargeOlder(db, payment.id, new Date(now() - ANSWER_MS)))) return;
  const state = await refreshPayment(deps, payment);
  if (state?.status !== 'open') return;
  // Cancelled first and read after, so that a payment in between is seen.
  await onlineMethods.get(payment.provider)?.cancel(payment.provider_id ?? '');
  if ((await refreshPayment(deps, payment))?.status !== 'open') return;
  await inTransaction(db, (tx) => closePayment(tx, payment.id, 'failed', new Date(now())));
}
