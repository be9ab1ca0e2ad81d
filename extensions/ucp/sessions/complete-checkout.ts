import type { z } from 'zod';
import type { Asked } from '../../machine-checkouts/asked.ts';
import { Fault, fault } from '../../machine-checkouts/faults.ts';
import { handoverOf } from '../../machine-checkouts/hand-over.ts';
import { isSellableNow, missingParts } from '../../machine-checkouts/missing-parts.ts';
import { orderRequest } from '../../machine-checkouts/order-request.ts';
import { methodOf } from '../../machine-checkouts/payment-method.ts';
import { placeOrder } from '../../machine-checkouts/place-order.ts';
import { priceSession } from '../../machine-checkouts/price-session.ts';
import type { PricedSession } from '../../machine-checkouts/quote-session.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import type { ReadDeps } from '../orders/read-order.ts';
import { type CheckoutDeps, presentCheckout } from './checkouts.ts';
import type { completeRequest, GivenInstrument } from './requests.ts';

export type CompleteDeps = CheckoutDeps & ReadDeps;

type Given = z.infer<typeof completeRequest>;

/**
 * Places the order of a checkout by the shop's own call. The checkout is claimed first and its order has one key, so that a repetition
 * after a crash finds the same order; where the shop refuses, the checkout is open again.
 */
export async function completeCheckout(asked: Asked, { id, body }: { id: string; body: Given }, deps: CompleteDeps) {
  const found = await deps.sessions.read('checkout', id);
  requireUnfinished(found);
  const priced = await priceSession(asked, found, deps.paymentMethod);
  if (found.state === 'completing') return send(asked, found, priced, deps);
  const paymentMethod = methodOf(priced, deps);
  // A person has to pay: the answer says where.
  if (paymentMethod === undefined) return presentCheckout(found, priced, deps);
  const missing = missingParts(found, priced, paymentMethod);
  if (missing.length > 0) throw new Fault(400, missing);
  requireInstrument(body.payment?.instruments ?? [], deps);
  if (!isSellableNow(priced)) return presentCheckout(found, priced, deps);
  // Sealed once: the same request under the same key is the same order.
  const handover = await handoverOf(deps.handOver, found);
  const claimed = await deps.sessions.change('checkout', id, (was) => claim(was, priced, { paymentMethod, handover }));
  return send(asked, claimed, priced, deps);
}

/** Sends the order of a claimed checkout, which may have been sent before. */
async function send(asked: Asked, claimed: Session, priced: PricedSession, deps: CompleteDeps) {
  const { id } = claimed;
  await deps.orders.begin(id);
  const answer = await placeOrder(asked, claimed, 'ucp');
  if (answer.order) {
    const { order } = answer;
    const kept = await deps.orders.keep({ ...order, checkoutId: id, session: claimed });
    const done = await deps.sessions.change('checkout', id, (was) => ({ ...was, state: 'completed', order: kept }));
    return presentCheckout(done, priced, deps);
  }
  // Its idempotency key stays free: a repetition asks for the same order.
  if (answer.isUnknown)
    throw fault(503, 'complete_in_progress', 'Whether the order was placed is not known yet: ask again', 'recoverable');
  await deps.orders.giveUp(id);
  const open = await deps.sessions.change('checkout', id, reopen);
  return presentCheckout(open, await priceSession(asked, open, deps.paymentMethod), deps, answer.messages);
}

function requireUnfinished(was: Session): void {
  if (was.state === 'completed' || was.state === 'canceled')
    throw fault(409, was.state, `This checkout is ${was.state}`);
}

function requireInstrument(instruments: readonly GivenInstrument[], { handlers }: CompleteDeps): void {
  const known = new Set(Object.values(handlers).flatMap((list) => list.map(({ id }) => id)));
  const chosen = instruments.find(({ selected }) => selected) ?? instruments[0];
  if (!chosen) throw fault(400, 'missing', 'payment.instruments: choose one', 'recoverable');
  if (!known.has(chosen.handler_id))
    throw fault(400, 'payment_failed', 'The shop knows no such payment handler', 'recoverable');
}

function claim(
  was: Session,
  priced: PricedSession,
  { paymentMethod, handover }: { paymentMethod: string; handover: string },
): Session {
  requireUnfinished(was);
  // An order that was sent before is asked for again as it was: only so is it the same.
  if (was.state === 'completing') return was;
  return { ...was, state: 'completing', orderRequest: { ...orderRequest(was, priced, paymentMethod), handover } };
}

const reopen = (was: Session): Session =>
  was.state === 'completing' ? { ...was, state: 'open', orderRequest: undefined } : was;
