import type { Asked } from '../../machine-checkouts/asked.ts';
import { codeWarnings } from '../../machine-checkouts/code-warnings.ts';
import { fault, type Message } from '../../machine-checkouts/faults.ts';
import { newSessionId } from '../../machine-checkouts/keep-sessions.ts';
import { leaveOut } from '../../machine-checkouts/leave-out.ts';
import { isSellableNow, missingParts } from '../../machine-checkouts/missing-parts.ts';
import { type MachineMethods, methodOf } from '../../machine-checkouts/payment-method.ts';
import { priceSession } from '../../machine-checkouts/price-session.ts';
import type { PricedSession } from '../../machine-checkouts/quote-session.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import { joinAccount, readAccount } from '../linking/join-account.ts';
import { newSession, requireOpen, requireSellable } from './carts.ts';
import { claimWarnings, presentBasics, presentFulfillment, type SessionDeps } from './present-session.ts';
import type { CheckoutRequest } from './requests.ts';
import { takeBody } from './take-request.ts';

export interface CheckoutDeps extends SessionDeps, MachineMethods {
  /** Payment handlers by which an agent may complete a checkout; none: a person pays on the shop's own page. */
  handlers: Readonly<Record<string, readonly { id: string }[]>>;
}

export async function createCheckout(asked: Asked, body: CheckoutRequest, deps: CheckoutDeps) {
  const existing = await existingCheckout(body, deps);
  if (existing)
    return presentCheckout(existing, await priceSession(asked, existing, deps.paymentMethod), deps, [again]);
  const account = await readAccount(asked);
  const begun = body.cart_id === undefined ? newSession(asked, body) : await ofCart(body, deps);
  const made = joinAccount(begun, account, wantedOf(body));
  if (made.lines.length === 0) throw fault(400, 'invalid', '$.line_items: name one item or more', 'recoverable');
  const blank: Session = { ...made, id: '', kind: 'checkout', expiresAt: '' };
  const wanted = await priceSession(asked, blank, deps.paymentMethod);
  requireSellable(wanted);
  const { kept, left } = leaveOut(wanted);
  const lines = { lines: kept };
  const priced = left.length === 0 ? wanted : await priceSession(asked, { ...blank, ...lines }, deps.paymentMethod);
  const id = newSessionId();
  const claimed = body.cart_id === undefined ? id : await claimCart(body.cart_id, id, deps);
  const created = await deps.sessions.create('checkout', { ...made, ...lines }, { id: claimed, owner: asked.owner });
  const told = [...left, ...claimWarnings(body)];
  return presentCheckout(created, priced, deps, claimed === id ? told : [...told, again]);
}

/** The id of the one checkout that a cart is made into: of two requests at once the second gets that of the first. */
async function claimCart(cartId: string, id: string, { sessions }: CheckoutDeps): Promise<string> {
  const { checkoutId: before } = await sessions.read('cart', cartId);
  const found = before === null ? undefined : await sessions.find('checkout', before);
  // One that is missing was claimed a moment ago, or has ended: it is created under the same id.
  const isOver = found?.state === 'completed' || found?.state === 'canceled';
  const { checkoutId } = await sessions.change('cart', cartId, (was) => {
    requireOpen(was);
    return was.checkoutId === null || (isOver && was.checkoutId === before) ? { ...was, checkoutId: id } : was;
  });
  return checkoutId ?? id;
}

const again: Message = { type: 'info', code: 'checkout_exists', content: 'This cart has this checkout already' };

/** Whether an answer is that of a checkout which was there before: its status is 200 then. */
export const isExisting = ({ messages = [] }: { messages?: readonly { code: string }[] }): boolean =>
  messages.some(({ code }) => code === again.code);

/** The checkout that a cart was made into before, while it is not over. */
async function existingCheckout({ cart_id: cartId }: CheckoutRequest, { sessions }: CheckoutDeps) {
  if (cartId === undefined) return undefined;
  const { checkoutId } = await sessions.read('cart', cartId);
  const found = checkoutId === null ? undefined : await sessions.find('checkout', checkoutId);
  return found?.state === 'open' ? found : undefined;
}

/** A checkout with the content of a cart: what the body says of it beside is ignored. */
async function ofCart({ cart_id: id = '', fulfillment }: CheckoutRequest, { sessions }: CheckoutDeps) {
  const cart = requireOpen(await sessions.read('cart', id));
  const { id: _, kind: __, expiresAt: ___, ...made } = takeBody({ fulfillment }, cart);
  return { ...made, checkoutId: null };
}

export async function readCheckout(asked: Asked, id: string, deps: CheckoutDeps) {
  const checkout = await deps.sessions.read('checkout', id);
  return presentCheckout(checkout, await priceSession(asked, checkout, deps.paymentMethod), deps);
}

export async function updateCheckout(
  asked: Asked,
  { id, body }: { id: string; body: CheckoutRequest },
  deps: CheckoutDeps,
) {
  const account = await readAccount(asked);
  const changed = await deps.sessions.change('checkout', id, (was) =>
    joinAccount(takeBody(body, requireOpen(was)), account, wantedOf(body)),
  );
  return presentCheckout(changed, await priceSession(asked, changed, deps.paymentMethod), deps, claimWarnings(body));
}

/** The destination that a body chooses. */
const wantedOf = ({ fulfillment }: CheckoutRequest) => fulfillment?.methods?.[0]?.selected_destination_id;

export async function cancelCheckout(asked: Asked, id: string, deps: CheckoutDeps) {
  const changed = await deps.sessions.change('checkout', id, (was) => ({ ...requireOpen(was), state: 'canceled' }));
  return presentCheckout(changed, await priceSession(asked, changed, deps.paymentMethod), deps);
}

/** A checkout as agents read it, priced this moment. Nothing is held for it: stock is taken by the order alone. */
export async function presentCheckout(
  checkout: Session,
  priced: PricedSession,
  deps: CheckoutDeps,
  more: readonly Message[] = [],
) {
  const { order } = checkout;
  const { status: usual, messages } = stateOf(checkout, priced, deps);
  // The shop's limits of unpaid orders, for one, are for a person to answer.
  const isForBuyer = more.some((one) => one.type === 'error' && one.severity.startsWith('requires_'));
  const status = isForBuyer && usual === 'ready_for_complete' ? 'requires_escalation' : usual;
  const told = [...messages, ...more];
  const fulfillment = presentFulfillment(checkout, priced);
  return {
    ...(await presentBasics(checkout, priced, deps)),
    ucp: { payment_handlers: deps.handlers },
    status,
    payment: { instruments: [] },
    ...(fulfillment && { fulfillment }),
    ...(order && {
      order: { id: order.id, label: order.number, permalink_url: trackUrl(order.number, deps.publicUrl) },
    }),
    ...(told.length > 0 && { messages: told }),
  };
}

export const trackUrl = (number: string, publicUrl: string) =>
  `${publicUrl}/track-order?number=${encodeURIComponent(number)}`;

const waysOn = {
  ar: 'يكمل المشتري الطلب ويدفع في صفحة المتجر',
  en: 'The buyer completes the order and pays on the shop’s own page',
};

function stateOf(
  checkout: Session,
  priced: PricedSession,
  deps: CheckoutDeps,
): { status: string; messages: Message[] } {
  if (checkout.state === 'completed' || checkout.state === 'canceled') return { status: checkout.state, messages: [] };
  if (checkout.state === 'completing') return { status: 'complete_in_progress', messages: [] };
  const said: Message[] = [...priced.messages, ...codeWarnings(checkout, priced)];
  if (!isSellableNow(priced)) return { status: 'incomplete', messages: said };
  const method = methodOf(priced, deps);
  if (method === undefined) {
    const escalation: Message = {
      ...{ type: 'error', code: 'payment_by_buyer', severity: 'requires_buyer_input' },
      content: waysOn[checkout.language],
    };
    return { status: 'requires_escalation', messages: [...said, escalation] };
  }
  const missing = missingParts(checkout, priced, method);
  if (missing.length > 0) return { status: 'incomplete', messages: [...said, ...missing] };
  return { status: 'ready_for_complete', messages: said };
}
