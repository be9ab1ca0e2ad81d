import { type CardPayment, type DemoPayment, type EndpointKey, toRiyals } from '@waha/contract';
import { ExtensionError } from '../../../extensions/index.ts';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../platform/rate-limit/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import { type PaymentRow, readLatestPayment, readPayment } from '../payments/index.ts';
import { chargeWallet, requireWallet } from './charge-wallet.ts';
import { payByCard } from './pay-by-card.ts';
import { refreshPayment } from './refresh-payment.ts';
import { type StartDeps, startPayment } from './start-payment.ts';

type PaymentKey = Extract<
  EndpointKey,
  | `${string} /orders/{id}/payment${string}`
  | `${string} /payments/demo${string}`
  | `${string} /payments/wallets${string}`
>;

export function paymentRoutes(deps: StartDeps & { attemptLimits: AttemptLimits }): Handlers<PaymentKey> {
  const { db, onlineMethods } = deps;

  async function requireOrder(id: string, viewToken: string | undefined, { actor }: CallContext): Promise<FullOrder> {
    return (await findOrderOf(db, id, viewToken, actor)) ?? refuse('orders.not_found');
  }

  /** Only a method with a sandbox, as a demo shop has, lets its payments be played. */
  async function requireSandbox(id: string) {
    const payment = (await readPayment(db, id)) ?? refuse('payments.not_found');
    const sandbox = onlineMethods.get(payment.provider)?.sandbox ?? refuse('payments.not_found');
    return { payment, sandbox, reference: payment.provider_id ?? refuse('payments.not_found') };
  }

  async function showSandbox(id: string): Promise<DemoPayment> {
    const { sandbox, reference } = await requireSandbox(id);
    const shown = (await sandbox.read(reference).catch(refuseUnreachable)) ?? refuse('payments.not_found');
    const { description, amount, status, returnUrl } = shown;
    return { description, amount: toRiyals(amount), status, return_url: returnUrl };
  }

  return {
    'POST /orders/{id}/payment': async ({ params, query }, context) => {
      const order = await requireOrder(params.id, query.view_token, context);
      return presentPayment(order, await startPayment(deps, order.id, context.language), false);
    },
    'POST /orders/{id}/payment/refresh': async ({ params, query }, context) => {
      const { id } = await requireOrder(params.id, query.view_token, context);
      const payment = await readLatestPayment(db, id);
      const state = payment && (await refreshPayment(deps, payment).catch(refuseUnreachable));
      const order = (await readOrder(db, id)) ?? refuse('orders.not_found');
      return presentPayment(order, await readLatestPayment(db, id), state?.status === 'open' && state.wasRefused);
    },
    'POST /payments/wallets/{kind}/sheet': async ({ params, body }, { language }) => {
      const wallet = requireWallet(onlineMethods, params.kind);
      const { name } = await readStoreIdentity(db);
      const request = { gateway: body.gateway, domain: new URL(deps.publicUrl).hostname, shopName: name[language] };
      return { session: await wallet.open(request).catch(refuseUnreachable) };
    },
    'POST /orders/{id}/payment/wallet': async ({ params, query, body }, context) => {
      const { id } = await requireOrder(params.id, query.view_token, context);
      await chargeWallet(deps, id, { ...body, language: context.language });
      const order = (await readOrder(db, id)) ?? refuse('orders.not_found');
      return presentPayment(order, await readLatestPayment(db, id), false);
    },
    'POST /orders/{id}/payment/card': async ({ params, body }, context) => {
      const { customerId } = requireCustomer(context.actor);
      const { id, customer_id: owner } = await requireOrder(params.id, undefined, context);
      // Staff see orders of others, and have no card for them.
      if (owner !== customerId) refuse('orders.not_found');
      await spendCardAttempt(deps.attemptLimits, customerId, context.visitor);
      const chosen = { customerId, cardId: body.card_id, language: context.language };
      await payByCard(deps, id, chosen);
      const order = (await readOrder(db, id)) ?? refuse('orders.not_found');
      return presentPayment(order, await readLatestPayment(db, id), false);
    },
    'GET /payments/demo/{id}': ({ params }) => showSandbox(params.id),
    'POST /payments/demo/{id}': async ({ params, body }) => {
      const { payment, sandbox, reference } = await requireSandbox(params.id);
      await sandbox.play(reference, body.outcome).catch(refuseUnreachable);
      await refreshPayment(deps, payment).catch(refuseUnreachable);
      return showSandbox(params.id);
    },
  };
}

/** Bounds the testing of stolen cards: per account, and per visitor over accounts. Payments that succeed count, too. */
async function spendCardAttempt(limits: AttemptLimits, customerId: string, visitor: string): Promise<void> {
  await limits.spend([
    {
      kind: 'card',
      of: ['customer', customerId],
      rules: [
        { most: 8, minutes: 60 },
        { most: 20, minutes: 24 * 60 },
      ],
    },
    { kind: 'card', of: ['visitor', visitor], rules: [{ most: 20, minutes: 60 }] },
  ]);
}

export function refuseUnreachable(error: unknown): never {
  if (!(error instanceof ExtensionError)) throw error;
  return refuse('payments.unreachable', {}, { retryAfterSeconds: 5 });
}

const shownStatus = {
  creating: 'open',
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  unwanted: 'returned',
  mismatched: 'returned',
} as const satisfies Record<PaymentRow['status'], CardPayment['status']>;

function presentPayment(order: FullOrder, payment: PaymentRow | undefined, wasRefused: boolean): CardPayment {
  const isOpen = payment?.status === 'open' && order.status === 'pending_payment';
  return {
    status: payment ? shownStatus[payment.status] : 'none',
    url: isOpen ? payment.url : null,
    expires_at: isOpen ? payment.expires_at.toISOString() : null,
    was_refused: wasRefused,
    order_status: order.status,
  };
}
