import { inTransaction } from '../../../platform/database/index.ts';
import { closePayment, isChargeOlder, type PaymentRow } from '../payments/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Above the time limit of a charge: nothing of the shop still waits for its answer. */
const ANSWER_MS = 30_000;

/**
 * Ends the charge of a wallet that was never answered, so that its order may be paid another way. Money that arrives after all
 * is told by its webhook, and pays the order or goes back.
 */
export async function endUnansweredCharge(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const { db, now } = deps;
  if (!(await isChargeOlder(db, payment.id, new Date(now() - ANSWER_MS)))) return;
  await endCharge(deps, payment);
}

/**
 * Ends a payment by a card of the buyer's own that has not paid, because they choose the provider's page instead. One whose call may
 * still be under way is left for a while.
 */
export async function leaveCard(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  if (payment.url === null) return endUnansweredCharge(deps, payment);
  await endCharge(deps, payment);
}

async function endCharge(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const { db, now, onlineMethods } = deps;
  const state = await refreshPayment(deps, payment);
  if (state?.status !== 'open') return;
  // Cancelled first and read after, so that a payment in between is seen.
  await onlineMethods.get(payment.provider)?.cancel(payment.provider_id ?? '');
  if ((await refreshPayment(deps, payment))?.status !== 'open') return;
  await inTransaction(db, (tx) => closePayment(tx, payment.id, 'failed', new Date(now())));
}
