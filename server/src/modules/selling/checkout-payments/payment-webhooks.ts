import type { WebhookRequest } from '@waha/extend';
import type { FastifyInstance } from 'fastify';
import { mountWebhooks, paymentWebhookPath } from '../../../extensions/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { findByReference, type OnlineMethod } from '../payments/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { refuseUnreachable } from './payments.routes.ts';
import { refreshPayment } from './refresh-payment.ts';

interface WebhookDeps extends SettleDeps {
  /** Takes the notification of a payment that is no order's; false where there is none of this reference. */
  hearTrial: (method: OnlineMethod, told: { reference: string; isSigned: boolean }) => Promise<boolean>;
}

/** The webhooks of payment methods: each only makes the shop read the payment it names from its provider. */
export function mountPaymentWebhooks(server: FastifyInstance, deps: WebhookDeps): void {
  mountWebhooks(server, paymentWebhookPath(':name'), (name) => {
    const method = deps.onlineMethods.get(name);
    return method?.webhook ? { receive: (request) => receive(deps, method, request) } : null;
  });
}

async function receive(deps: WebhookDeps, method: OnlineMethod, request: WebhookRequest): Promise<void> {
  // An adapter that fails at a notification has not proved it.
  const verdict = (await method.webhook?.(request).catch(() => undefined)) ?? 'forged';
  if (verdict === 'forged') refuse('payments.webhook_refused');
  if (verdict === 'ignored') return;
  const payment = await findByReference(deps.db, method.code, verdict.reference);
  // An answer other than 2xx makes providers repeat the call.
  if (payment) return void (await refreshPayment(deps, payment).catch(refuseUnreachable));
  const isTrial = await deps.hearTrial(method, verdict).catch(refuseUnreachable);
  if (!isTrial && !verdict.isSigned) refuse('payments.webhook_refused');
}
