import { type CardPayment, type DemoPayment, type EndpointKey, toRiyals } from '@waha/contract';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import {
  type DemoPaymentPage,
  type PaymentRow,
  ProviderError,
  playDemoPaymentPage,
  readDemoPaymentPage,
  readLatestPayment,
  readPayment,
} from '../payments/index.ts';
import { refreshPayment } from './refresh-payment.ts';
import { type StartDeps, startPayment } from './start-payment.ts';

type PaymentKey = Extract<EndpointKey, `${string} /orders/{id}/payment${string}` | `${string} /payments/demo${string}`>;

export function paymentRoutes(deps: StartDeps): Handlers<PaymentKey> {
  const { db, providers, now } = deps;

  async function requireOrder(id: string, viewToken: string | undefined, { actor }: CallContext): Promise<FullOrder> {
    return (await findOrderOf(db, id, viewToken, actor)) ?? refuse('orders.not_found');
  }

  /** Only a demo shop has demo payments. */
  async function requireDemo(id: string): Promise<DemoPaymentPage> {
    return (providers.demo && (await readDemoPaymentPage(db, id))) ?? refuse('payments.not_found');
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
    'GET /payments/demo/{id}': async ({ params }) => presentDemo(await requireDemo(params.id), now()),
    'POST /payments/demo/{id}': async ({ params, body }) => {
      await requireDemo(params.id);
      await playDemoPaymentPage(db, params.id, body.outcome, new Date(now()));
      const payment = await readPayment(db, params.id);
      if (payment) await refreshPayment(deps, payment);
      return presentDemo(await requireDemo(params.id), now());
    },
  };
}

export function refuseUnreachable(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
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

function presentDemo(invoice: DemoPaymentPage, now: number): DemoPayment {
  const isOver = invoice.status === 'open' && invoice.expires_at.getTime() <= now;
  return {
    description: invoice.description,
    amount: toRiyals(invoice.amount_halalas),
    status: isOver ? 'expired' : invoice.status,
    return_url: invoice.return_url,
  };
}
