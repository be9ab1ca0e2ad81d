import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import {
  beginPart,
  type CapturedPart,
  finishPart,
  type HeldPayment,
  listWaitingRefunds,
  lockHeldPayment,
  readDuePart,
  releaseInstead,
  releasePartOf,
  skipPart,
} from './captures.store.ts';
import type { OnlineMethods } from './online-method.ts';

/** A part of an order that has left: what is to be captured in sum once it has; null: all that is left. */
export interface PartToCapture {
  /** The id of the parcel. A part is captured once. */
  key: string;
  upTo: number | null;
}

interface CaptureDeps {
  db: Database;
  onlineMethods: OnlineMethods;
  now: () => number;
}

/** Captures all authorised money of an order that is not captured, without what was refunded before. */
export function captureAtShipment(deps: CaptureDeps, orderId: string): Promise<void> {
  return captureHeld(deps, orderId, [{ key: 'all', upTo: null }]);
}

/**
 * Captures the authorised money of the parts of an order, one after another; what was refunded before is never taken, and what is left
 * after the last part is given up. Each amount is fixed before its call, so that an attempt after a crash takes the same money,
 * once. Throws if the provider failed, or states another sum.
 */
export async function captureHeld(deps: CaptureDeps, orderId: string, parts: readonly PartToCapture[]): Promise<void> {
  const { db, now } = deps;
  for (;;) {
    const begun = await inTransaction(db, (tx) => begin(tx, orderId, parts, new Date(now())));
    if (!begun) return;
    const captureReference = await take(deps, orderId, begun);
    const { held, part } = begun;
    await inTransaction(db, (tx) => finishPart(tx, held.id, { ...part, captureReference }, new Date(now())));
  }
}

interface Begun {
  held: HeldPayment;
  part: CapturedPart;
  /** Captured in sum after this part. */
  total: number;
}

/** The part whose call is under way, or the next one; undefined where nothing is to be captured. */
async function begin(tx: Tx, orderId: string, parts: readonly PartToCapture[], at: Date): Promise<Begun | undefined> {
  const held = await lockHeldPayment(tx, orderId);
  if (!held) return undefined;
  const { id, taken } = held;
  const due = await readDuePart(tx, id);
  if (due || held.capture_state === 'under_way') {
    // A release before parts has stored no part of it.
    const part = due ?? { key: 'all', amount: (held.capture_amount ?? 0) - taken, is_last: true };
    const total = taken + part.amount;
    await beginPart(tx, id, { ...part, total }, at);
    return { held, part, total };
  }
  for (const next of parts.filter(({ key }) => !held.keys.includes(key))) {
    const left = await releaseRefunds(tx, held, at);
    // All of it goes back: the refund gives the authorisation up.
    if (left === null) return undefined;
    const isLast = next.upTo === null;
    const amount = isLast ? left : Math.min(left, Math.max(0, (next.upTo ?? 0) - taken));
    if (amount === 0 && !isLast) {
      await skipPart(tx, id, next.key, at);
      continue;
    }
    const [part, total] = [{ key: next.key, amount, is_last: isLast }, taken + amount];
    await beginPart(tx, id, { ...part, total }, at);
    return { held, part, total };
  }
  return undefined;
}

/**
 * Ends the refunds that wait by not capturing their money, as far as it is not captured yet. Returns what is left to capture; null
 * where nothing was captured and all of it goes back, which is the work of the refund.
 */
async function releaseRefunds(
  tx: Tx,
  { id, captured_amount: authorised, taken, released }: HeldPayment,
  at: Date,
): Promise<number | null> {
  const waiting = await listWaitingRefunds(tx, id);
  let left = authorised - taken - released;
  const wanted = waiting.reduce((sum, { amount }) => sum + amount, 0);
  if (taken === 0 && wanted >= left) return null;
  for (const { id: refundId, amount } of waiting) {
    if (left === 0) break;
    if (amount <= left) await releaseInstead(tx, refundId, at);
    else await releasePartOf(tx, refundId, left);
    left -= Math.min(amount, left);
  }
  return left;
}

/** Takes the money of a part, and gives up what is left after the last one. Returns the reference that refunds name. */
async function take({ onlineMethods }: CaptureDeps, orderId: string, { held, part, total }: Begun): Promise<string> {
  const { provider, provider_id: reference, captured_amount: authorised, currency, taken } = held;
  const method = onlineMethods.get(provider);
  if (!method) throw new Error(`the money of order ${orderId} cannot be captured: ${provider} is not set up`);
  if (part.amount > 0)
    await method.capture(reference, part.amount, { key: part.key, before: taken, isLast: part.is_last });
  if (part.is_last && total < authorised) await method.cancel(reference);
  const state = await method.read(reference);
  if (state.status !== 'captured' || state.amount !== total || state.currency !== currency) {
    const told = state.status === 'captured' ? `${state.amount} ${state.currency}` : state.status;
    throw new Error(`${provider} states ${told} after a capture of ${total} ${currency} for order ${orderId}`);
  }
  return state.captureReference;
}
