import type { z } from 'zod';
import type { Asked } from '../machine-checkouts/asked.ts';
import { fault } from '../machine-checkouts/faults.ts';
import { handoverOf } from '../machine-checkouts/hand-over.ts';
import { leaveOut } from '../machine-checkouts/leave-out.ts';
import { isSellableNow, missingParts } from '../machine-checkouts/missing-parts.ts';
import { orderRequest } from '../machine-checkouts/order-request.ts';
import { methodOf } from '../machine-checkouts/payment-method.ts';
import { placeOrder } from '../machine-checkouts/place-order.ts';
import { priceSession } from '../machine-checkouts/price-session.ts';
import type { PricedSession } from '../machine-checkouts/quote-session.ts';
import type { Session } from '../machine-checkouts/session.ts';
import type { AcpDeps } from './deps.ts';
import { Refused } from './errors.ts';
import { presentSession } from './present-session.ts';
import type { completeRequest, createRequest, updateRequest } from './requests.ts';
import { takeBody } from './take-request.ts';

const blankOf = ({ profile, language }: Asked): Session => ({
  ...{ id: '', kind: 'checkout', state: 'open', lines: [], buyer: null, codes: [], shipping: null, order: null },
  ...{ checkoutId: null, expiresAt: '', profile, language },
});

const price = (asked: Asked, session: Session, { paymentMethod }: AcpDeps) =>
  priceSession(asked, session, paymentMethod);

/** Makes a session of the items that can be had; where there is none of them, it is refused. */
export async function createSession(asked: Asked, body: z.output<typeof createRequest>, deps: AcpDeps) {
  if (body.currency.toLowerCase() !== 'sar')
    throw new Refused(400, 'unsupported_currency', 'This shop sells in SAR', { param: '$.currency' });
  const wanted = takeBody(body, blankOf(asked));
  const priced = await price(asked, wanted, deps);
  const { kept, left } = leaveOut(priced);
  const [first] = priced.messages;
  if (kept.length === 0) throw fault(400, first?.code ?? 'not_found', first?.content ?? 'There is no such item');
  const { id: _, kind: __, expiresAt: ___, ...made } = { ...wanted, lines: kept };
  const created = await deps.sessions.create('checkout', made, { owner: asked.owner });
  const now = left.length === 0 ? priced : await price(asked, created, deps);
  return presentSession(created, now, deps, left);
}

export async function readSession(asked: Asked, id: string, deps: AcpDeps) {
  const session = await deps.sessions.read('checkout', id);
  return presentSession(session, await price(asked, session, deps), deps);
}

type Given<Body extends z.ZodType> = { id: string; body: z.output<Body> };

export async function updateSession(asked: Asked, { id, body }: Given<typeof updateRequest>, deps: AcpDeps) {
  const changed = await deps.sessions.change('checkout', id, (was) => takeBody(body, requireOpen(was)));
  return presentSession(changed, await price(asked, changed, deps), deps);
}

/** Gives a session up. One that is over already answers 405. */
export async function cancelSession(asked: Asked, { id }: { id: string }, deps: AcpDeps) {
  const changed = await deps.sessions.change('checkout', id, (was) => ({ ...requireOpen(was), state: 'canceled' }));
  return presentSession(changed, await price(asked, changed, deps), deps);
}

function requireOpen(was: Session): Session {
  if (was.state === 'open') return was;
  if (was.state === 'completing')
    throw new Refused(409, 'complete_in_progress', 'The order of this session is being placed');
  throw new Refused(405, was.state, `This session is ${was.state}`);
}

/**
 * Places the order of a session by the shop's own call. It is claimed first and its order has one key, so that a repetition after a crash
 * finds the same order. No payment is ever taken here: without cash a person finishes at `continue_url`.
 */
export async function completeSession(asked: Asked, { id, body }: Given<typeof completeRequest>, deps: AcpDeps) {
  const found = await deps.sessions.read('checkout', id);
  if (found.state !== 'completing') requireOpen(found);
  if (deps.paymentMethod === undefined) throw paysInShop();
  const { handler_id: handler } = body.payment_data;
  if (!deps.handlers.some((one) => one.id === handler))
    throw new Refused(400, 'unsupported', 'The shop has no such payment handler', {
      param: '$.payment_data.handler_id',
    });
  const named = found.state === 'open' && body.buyer ? takeBody({ buyer: body.buyer }, found) : found;
  const priced = await price(asked, named, deps);
  // An order that was sent before keeps the method it was sent with.
  const paymentMethod = methodOf(priced, deps) ?? (named.state === 'open' ? undefined : deps.paymentMethod);
  if (paymentMethod === undefined) throw paysInShop();
  if (named.state === 'open') requireReady(named, priced, paymentMethod);
  const handover = await handoverOf(deps.handOver, found);
  const claimed = await deps.sessions.change('checkout', id, (was) => {
    if (was.state === 'completing') return was;
    const sent = { ...orderRequest(named, priced, paymentMethod), handover };
    return { ...requireOpen(was), buyer: named.buyer, state: 'completing', orderRequest: sent };
  });
  return send(asked, claimed, priced, deps);
}

const paysInShop = () =>
  new Refused(400, 'intervention_required', 'The buyer pays on the shop’s own page: continue_url leads there');

function requireReady(session: Session, priced: PricedSession, paymentMethod: string): void {
  const [missing] = missingParts(session, priced, paymentMethod);
  if (!isSellableNow(priced)) {
    const [first] = priced.messages;
    throw fault(400, first?.code ?? 'out_of_stock', first?.content ?? 'Not all of it can be sold now');
  }
  if (missing) throw new Refused(400, 'missing', missing.content, missing.path ? { param: missing.path } : {});
}

async function send(asked: Asked, claimed: Session, priced: PricedSession, deps: AcpDeps) {
  const { id } = claimed;
  await deps.orders.begin(id);
  const { order, isUnknown, messages } = await placeOrder(asked, claimed, 'acp');
  if (order) {
    const kept = await deps.orders.keep({ ...order, checkoutId: id, session: claimed });
    const done = await deps.sessions.change('checkout', id, (was) => ({ ...was, state: 'completed', order: kept }));
    return presentSession(done, priced, deps);
  }
  if (isUnknown) throw fault(503, 'complete_in_progress', 'Whether the order was placed is not known yet: ask again');
  await deps.orders.giveUp(id);
  await deps.sessions.change('checkout', id, (was) =>
    was.state === 'completing' ? { ...was, state: 'open', orderRequest: undefined } : was,
  );
  const [first] = messages;
  throw fault(409, first?.code ?? 'failed', first?.content ?? 'The shop refused the order');
}
