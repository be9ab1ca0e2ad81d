import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../platform/errors/index.ts';
import { findByInvoice } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refuseUnreachable } from './payments.routes.ts';
import { refreshPayment } from './refresh-payment.ts';

export const WEBHOOK_PATH = '/api/store/payments/moyasar/webhook';

const signed = z.object({ secret_token: z.string() });
/** `payment_faild` is how their documentation prints it in places. */
const message = z.object({
  type: z.enum([
    'payment_paid',
    'payment_failed',
    'payment_faild',
    'payment_refunded',
    'payment_voided',
    'payment_authorized',
    'payment_captured',
  ]),
  data: z.object({ invoice_id: z.string() }),
});

/**
 * What Moyasar calls when something happened. It comes without the store key and may come twice, late, early or from
 * somebody else, so nothing it says is believed: it only makes us ask Moyasar about the invoice it names.
 */
export function mountMoyasarWebhook(server: FastifyInstance, secret: string, deps: PaymentDeps): void {
  server.post(WEBHOOK_PATH, async (request, reply) => {
    const sender = signed.safeParse(request.body);
    if (!sender.success || !isSame(sender.data.secret_token, secret)) refuse('payments.webhook_refused');
    const told = message.safeParse(request.body);
    const payment = told.success && (await findByInvoice(deps.db, 'moyasar', told.data.data.invoice_id));
    // An answer other than 2xx makes Moyasar send it again.
    if (payment) await refreshPayment(deps, payment).catch(refuseUnreachable);
    return reply.header('cache-control', 'no-store').send({ success: true });
  });
}

/** Compared as digests: equal in length, so in constant time whatever was sent. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
