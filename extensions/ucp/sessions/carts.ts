import type { z } from 'zod';
import type { Asked } from '../../machine-checkouts/asked.ts';
import { codeWarnings } from '../../machine-checkouts/code-warnings.ts';
import { Fault, fault, type Message } from '../../machine-checkouts/faults.ts';
import { type PricedSession, quoteSession } from '../../machine-checkouts/quote-session.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import { presentBasics, type SessionDeps } from './present-session.ts';
import type { CheckoutRequest, cartRequest } from './requests.ts';
import { takeBody } from './take-request.ts';

/** A session that does not exist yet. */
export function emptySession(asked: Asked): Omit<Session, 'id' | 'kind' | 'expiresAt'> {
  const { profile, language } = asked;
  return {
    ...{ state: 'open', lines: [], buyer: null, codes: [], shipping: null, order: null },
    checkoutId: null,
    account: asked.linked?.account ?? null,
    ...{ profile, language },
  };
}

/** Reads a body into a new session. */
export function newSession(asked: Asked, body: CheckoutRequest) {
  const blank: Session = { ...emptySession(asked), id: '', kind: 'cart', expiresAt: '' };
  const { id: _, kind: __, expiresAt: ___, ...made } = takeBody(body, blank);
  return made;
}

/** Refuses lines of which the shop can sell none: there is nothing to make a session of. */
export function requireSellable({ lines, messages }: PricedSession): void {
  const isSellable = lines.some(({ quoted }) => quoted && quoted.available_quantity > 0 && quoted.total >= 0);
  if (!isSellable)
    throw new Fault(200, messages.length > 0 ? messages.map(final) : fault(200, 'not_found', 'Nothing').messages);
}

const final = <One extends Fault['messages'][number]>(message: One): One => ({ ...message, severity: 'unrecoverable' });

export const requireOpen = (was: Session): Session => {
  if (was.state === 'open') return was;
  throw fault(409, was.state === 'canceled' ? 'canceled' : 'completed', `This ${was.kind} is ${was.state}`);
};

export async function createCart(asked: Asked, body: z.infer<typeof cartRequest>, deps: SessionDeps) {
  const made = newSession(asked, body);
  const blank: Session = { ...made, id: '', kind: 'cart', expiresAt: '' };
  const priced = await quoteSession(asked, blank, {});
  requireSellable(priced);
  return presentCart(await deps.sessions.create('cart', made, asked), priced, deps);
}

export async function readCart(asked: Asked, id: string, deps: SessionDeps) {
  const cart = await deps.sessions.read('cart', id);
  if (cart.state === 'canceled') throw fault(404, 'not_found', 'The cart was cancelled');
  return presentCart(cart, await quoteSession(asked, cart, {}), deps);
}

export async function updateCart(
  asked: Asked,
  { id, body }: { id: string; body: z.infer<typeof cartRequest> },
  deps: SessionDeps,
) {
  const changed = await deps.sessions.change('cart', id, (was) => takeBody(body, requireOpen(was)));
  return presentCart(changed, await quoteSession(asked, changed, {}), deps);
}

export async function cancelCart(asked: Asked, id: string, deps: SessionDeps) {
  const changed = await deps.sessions.change('cart', id, (was) => ({ ...requireOpen(was), state: 'canceled' }));
  return presentCart(changed, await quoteSession(asked, changed, {}), deps);
}

async function presentCart(cart: Session, priced: PricedSession, deps: SessionDeps) {
  const messages: Message[] = [...priced.messages, ...codeWarnings(cart, priced)];
  return { ...(await presentBasics(cart, priced, deps)), ...(messages.length > 0 && { messages }) };
}
