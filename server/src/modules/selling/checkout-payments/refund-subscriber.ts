import { z } from 'zod';
import type { Subscriber } from '../../../platform/jobs/index.ts';
import { sendRefund } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

const due = z.object({ refundId: z.int() });

/** Sends a refund once it is stored; the queue retries a failure, and later the reconciliation does. */
export function refundSubscriber(deps: PaymentDeps): Subscriber {
  return {
    name: 'payments.refund',
    event: 'payment.refund_due',
    handle: (payload) => sendRefund(deps, due.parse(payload).refundId),
  };
}
