import type { Subscriber } from '../../../platform/events/index.ts';
import { sendRefund } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Sends a refund once it is stored; the queue retries a failure, and later the reconciliation does. */
export function refundSubscriber(deps: PaymentDeps): Subscriber {
  return {
    name: 'payments.refund',
    event: 'payment.refund_due',
    handle: (payload) => sendRefund(deps, payload.refundId),
  };
}
