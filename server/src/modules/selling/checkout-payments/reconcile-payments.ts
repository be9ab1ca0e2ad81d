import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { readOrder } from '../orders/index.ts';
import {
  closePayment,
  type LeftCharge,
  listDueRefunds,
  listLeftCharges,
  listUnsettled,
  lookAgainAt,
  type PaymentRow,
  sendRefund,
} from '../payments/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { refreshPayment } from './refresh-payment.ts';
import { settlePayment } from './settle-payment.ts';

const AT_ONCE = 100;
/** Younger payments are still being handled. */
const UNTOUCHED_MS = 60_000;
/** Time in which a payment page is still polled after its expiry, and a charge after it was left, if the provider reports no end. */
const PATIENCE_MS = 24 * 60 * 60 * 1_000;
/** After this many failures in a row the provider is down; the next round retries. */
const MOST_FAILURES = 5;

/**
 * Reconciliation with the provider: settles payments whose webhook was lost, payment pages that outlived their order, charges
 * that were left, failed refunds. Throws at the end if a provider did not answer, so that the job is logged as failed.
 */
export async function reconcilePayments(deps: SettleDeps): Promise<void> {
  const before = new Date(deps.now() - UNTOUCHED_MS);
  const payments = await listUnsettled(deps.db, before, AT_ONCE);
  const refunds = await listDueRefunds(deps.db, before, AT_ONCE);
  const left = await listLeftCharges(deps.db, new Date(deps.now()), AT_ONCE);
  const failures: unknown[] = [];
  const steps = [
    ...payments.map((payment) => () => reconcile(deps, payment)),
    ...refunds.map((id) => () => sendRefund(deps, id)),
    ...left.map((charge) => () => lookAtLeft(deps, charge)),
  ];
  for (const step of steps) {
    if (failures.length >= MOST_FAILURES) break;
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some payments could not be reconciled');
}

async function reconcile(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const { db, now } = deps;
  if (payment.status === 'creating') {
    // The creator died before the address was known, so it cannot have been paid.
    await inTransaction(db, (tx) => closePayment(tx, payment.id, 'failed', new Date(now())));
    return;
  }
  const isLongOver = payment.expires_at.getTime() + PATIENCE_MS <= now();
  try {
    const state = await refreshPayment(deps, payment);
    if (state?.status !== 'open' || !(await isUseless(deps, payment))) return;
    // Cancelled first and read after, so that a payment in between is seen.
    await deps.onlineMethods.get(payment.provider)?.cancel(payment.provider_id ?? '');
    await refreshPayment(deps, payment);
  } catch (error) {
    if (!isLongOver || !(error instanceof ExtensionError)) throw error;
  }
  if (isLongOver) await inTransaction(db, (tx) => settlePayment(tx, payment, { status: 'expired' }, deps));
}

/** Reads a charge that was left; an open one is read again once as much time has passed anew, and for the last time after a day. */
async function lookAtLeft(deps: SettleDeps, { left_at: leftAt, ...payment }: LeftCharge): Promise<void> {
  const [at, left] = [deps.now(), leftAt.getTime()];
  const isOver = left + PATIENCE_MS <= at;
  let isEnded = isOver || payment.captured_amount !== null;
  try {
    const state = await refreshPayment(deps, payment);
    if (state && state.status !== 'open' && state.status !== 'authorised') isEnded = true;
  } catch (error) {
    if (!isOver || !(error instanceof ExtensionError)) throw error;
  }
  const next = isEnded ? null : new Date(Math.min(2 * at - left, left + PATIENCE_MS));
  await inTransaction(deps.db, (tx) => lookAgainAt(tx, payment.id, next));
}

/** True if the page must not be paid any more. */
async function isUseless({ db, now }: SettleDeps, payment: PaymentRow): Promise<boolean> {
  const order = await readOrder(db, payment.order_id);
  return order?.status !== 'pending_payment' || payment.expires_at.getTime() <= now();
}
