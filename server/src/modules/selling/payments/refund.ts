import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { markReleased, readCaptured, releaseInstead, releasePartOf } from './captures.store.ts';
import type { OnlineMethod, OnlineMethods } from './online-method.ts';
import { lockPaidPayment, lockPayment, type PaymentRow } from './payments.store.ts';
import {
  claimRefund,
  finishRefund,
  insertRefund,
  paymentOfRefund,
  readDueRefund,
  releaseRefund,
  sumRefunds,
} from './refunds.store.ts';

/** Above the timeout of a call: a claim older than this belongs to a dead process. */
const CLAIM_MS = 60_000;

/** Refunds the rest of an online payment of a cancelled order. Once per order. */
export async function refundRemaining(tx: Tx, orderId: string): Promise<void> {
  const payment = await lockPaidPayment(tx, orderId);
  if (payment) await requestRefund(tx, payment, `order ${orderId} cancelled`);
}

/** Refunds part of an online payment, once per key. False if less than that is left. */
export async function refundPart(tx: Tx, orderId: string, halalas: number, key: string): Promise<boolean> {
  const payment = await lockPaidPayment(tx, orderId);
  if (!payment) return false;
  const left = (payment.captured_amount ?? 0) - (await sumRefunds(tx, payment.id));
  if (left < halalas) return false;
  await requestRefund(tx, payment, key, halalas);
  return true;
}

/** Inserts a refund of a locked payment, the full rest by default; it is sent after the commit. */
export async function requestRefund(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'captured_amount'>,
  key: string,
  amount?: number,
): Promise<void> {
  const left = (payment.captured_amount ?? 0) - (await sumRefunds(tx, payment.id));
  if (left <= 0) return;
  const refund = await insertRefund(tx, { paymentId: payment.id, key, amount: amount ?? left });
  if (refund) await publish(tx, 'payment.refund_due', { refundId: refund.id });
}

/**
 * Sends a refund to its provider. It is claimed before the call and marked done after it, so that of two concurrent
 * callers one sends it. After a crash in between the call is retried, unless the provider reports that the refund went
 * through. Money that was not captured yet is released instead. Throws if the provider failed.
 */
export async function sendRefund(
  { db, onlineMethods, now }: { db: Database; onlineMethods: OnlineMethods; now: () => number },
  refundId: number,
): Promise<void> {
  const paymentId = await paymentOfRefund(db, refundId);
  if (paymentId === undefined) return;
  const claimed = await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const at = now();
    if (payment && (await isReleasedByItself(tx, payment, refundId, new Date(at)))) return undefined;
    const refund = await claimRefund(tx, refundId, new Date(at), new Date(at - CLAIM_MS));
    return refund && { ...refund, held: payment?.capture_state === 'waiting' ? payment.provider_id : null };
  });
  if (!claimed) return;
  try {
    const method = onlineMethods.get(claimed.provider);
    if (!method) throw new Error(`refund ${refundId}: ${claimed.provider} is not set up`);
    if (claimed.held !== null) await giveUp(method, claimed.held);
    else {
      await method.refund({
        captureReference: claimed.provider_payment_id,
        id: String(refundId),
        amount: claimed.amount,
        refundedBefore: claimed.refunded_before,
      });
    }
  } catch (error) {
    await inTransaction(db, (tx) => releaseRefund(tx, refundId));
    throw error;
  }
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, paymentId);
    const at = new Date(now());
    if (claimed.held === null) return finishRefund(tx, refundId, at);
    await releaseInstead(tx, refundId, at);
    await markReleased(tx, paymentId);
  });
}

/**
 * Ends a refund of part of the money that is authorised and not captured: that much less will be captured. False where the
 * provider must be asked. Throws while a capture is under way, whose amount is fixed.
 */
async function isReleasedByItself(tx: Tx, payment: PaymentRow, refundId: number, at: Date): Promise<boolean> {
  if (payment.capture_state === 'under_way') throw new Error(`refund ${refundId} waits for the capture of its payment`);
  const refund = await readDueRefund(tx, refundId);
  if (payment.capture_state === 'part') return refund !== undefined && releasePart(tx, payment.id, refund, at);
  if (payment.capture_state !== 'waiting') return false;
  if (!refund || refund.done + refund.amount >= (payment.captured_amount ?? 0)) return false;
  await releaseInstead(tx, refundId, at);
  return true;
}

/**
 * Takes a refund off what will be captured, while some parcels are captured and others have not left. False where a rest remains,
 * which was captured and has to go back.
 */
async function releasePart(
  tx: Tx,
  paymentId: string,
  refund: { id: number; unreleased: number },
  at: Date,
): Promise<boolean> {
  const captured = await readCaptured(tx, paymentId);
  if (captured?.is_under_way) throw new Error(`refund ${refund.id} waits for the capture of its payment`);
  const left = captured ? captured.authorised - captured.taken - captured.released : 0;
  if (refund.unreleased <= left) {
    await releaseInstead(tx, refund.id, at);
    return true;
  }
  if (left > 0) await releasePartOf(tx, refund.id, left);
  return false;
}

/** Gives an authorisation up. Throws where the provider states afterwards that the money is still authorised, or taken. */
async function giveUp(method: OnlineMethod, reference: string): Promise<void> {
  await method.cancel(reference);
  const { status } = await method.read(reference);
  if (status !== 'failed' && status !== 'expired') throw new Error(`${method.code} states ${status} after a release`);
}
