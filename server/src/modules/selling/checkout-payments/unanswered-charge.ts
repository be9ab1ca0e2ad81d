import { inTransaction } from '../../../platform/database/index.ts';
import { isChargeOlder, leaveCharge, type PaymentRow } from '../payments/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Above the time limit of a charge: nothing of the shop still waits for its answer. */
const ANSWER_MS = 30_000;
/** Time until a charge that was left is read again; the reconciliation goes on from there. */
const LOOK_AFTER_MS = 60_000;

/**
 * Ends the charge of a wallet that was never answered, so that its order may be paid another way. Money that arrives after all
 * is told by its webhook, or found by the reconciliation, and pays the order or goes back.
 */
export async function endUnansweredCharge(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const { db, now } = deps;
  if (!(await isChargeOlder(db, payment.id, new Date(now() - ANSWER_MS)))) return;
  await endCharge(deps, payment);
}

/**
 * Ends a payment by a card of the buyer's own that has not paid, because they choose the provider's page instead. One whose call may
 * still be under way is left for a while. The page of a bank cannot be taken back: what is paid there later is found by the
 * reconciliation.
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
  const at = now();
  await inTransaction(db, (tx) => leaveCharge(tx, payment.id, new Date(at), new Date(at + LOOK_AFTER_MS)));
}
