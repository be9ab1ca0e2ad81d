import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../../platform/errors/index.ts';
import { findByPaymentPage } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refuseUnreachable } from './payments.routes.ts';
import { refreshPayment } from './refresh-payment.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

const signed = z.object({ secret_token: z.string() });
const invoice = z.object({ id: z.uuid(), status: z.string() });
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
 * The webhook of Moyasar. It carries no store key, and calls may be repeated, late, out of sequence or forged. Its
 * content is therefore not trusted: it only makes the shop read the payment page it names from Moyasar.
 */
export function mountMoyasarWebhook(server: FastifyInstance, secret: string, deps: PaymentDeps): void {
  server.post(WEBHOOK_PATH, async (request, reply) => {
    const sender = signed.safeParse(request.body);
    const invoiceId = sender.success
      ? pageIdOfEvent(request.body, isSame(sender.data.secret_token, secret))
      : pageIdOfCallback(request.body);
    const payment = invoiceId && (await findByPaymentPage(deps.db, 'moyasar', invoiceId));
    if (!payment && !sender.success) refuse('payments.webhook_refused');
    // A reply other than 2xx makes Moyasar repeat the call.
    if (payment) await refreshPayment(deps, payment).catch(refuseUnreachable);
    return reply.header('cache-control', 'no-store').send({ success: true });
  });
}

function pageIdOfEvent(body: unknown, isSigned: boolean): string | null {
  if (!isSigned) refuse('payments.webhook_refused');
  const told = message.safeParse(body);
  return told.success ? told.data.data.invoice_id : null;
}

/** The `callback_url` receives the payment page itself, unsigned; only its unguessable id is used. */
function pageIdOfCallback(body: unknown): string {
  const told = invoice.safeParse(body);
  return told.success ? told.data.id : refuse('payments.webhook_refused');
}

/** Compares digests, which have equal length: the time is constant for any input. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
