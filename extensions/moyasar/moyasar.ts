import type { ExtensionFetch, PaymentProvider, PaymentState } from '@waha/extend';
import { z } from 'zod';
import { createAsk, type MoyasarSettings } from './api.ts';
import { createApplePay } from './apple-pay.ts';
import { createCards } from './cards.ts';
import { isCharge, readCharge } from './charges.ts';
import { capturedState, isTaken, paymentShape } from './payment-state.ts';
import { verdictOf } from './webhook.ts';

const invoiceShape = z.object({
  id: z.string(),
  status: z.string(),
  url: z.string(),
  payments: z.array(paymentShape).nullish(),
});
type Invoice = z.infer<typeof invoiceShape>;

const OVER = new Set(['failed', 'voided', 'canceled', 'refunded']);

export function createMoyasar(settings: MoyasarSettings, fetch: ExtensionFetch): PaymentProvider {
  const ask = createAsk(settings, fetch);
  const { publishableKey, savesCards } = settings;
  const invoicePath = (id: string) => `/invoices/${encodeURIComponent(id)}`;
  return {
    capabilities: {
      ...{ flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
      marks: ['mada', 'Visa', 'Mastercard', 'Apple Pay'],
    },
    async start(intent) {
      const invoice = await ask(invoiceShape, 'POST', '/invoices', {
        amount: intent.amount,
        currency: intent.currency,
        description: intent.description,
        callback_url: intent.webhookUrl,
        success_url: intent.returnUrl,
        back_url: intent.returnUrl,
        expired_at: intent.expiresAt.toISOString(),
        metadata: { payment_id: intent.id },
      });
      return { reference: invoice.id, url: invoice.url };
    },
    async read(reference) {
      if (isCharge(reference)) return readCharge(ask, reference);
      return stateOf(await ask(invoiceShape, 'GET', invoicePath(reference)));
    },
    async refund({ captureReference, amount, refundedBefore }) {
      const path = `/payments/${encodeURIComponent(captureReference)}`;
      const { refunded } = await ask(paymentShape, 'GET', path);
      if ((refunded ?? 0) >= refundedBefore + amount) return;
      await ask(paymentShape, 'POST', `${path}/refund`, { amount });
    },
    async cancel(reference) {
      // Moyasar takes no charge back whose bank still asks its buyer. One that was left is read again, and late money goes back.
      if (isCharge(reference)) return;
      await ask(invoiceShape, 'PUT', `${invoicePath(reference)}/cancel`);
    },
    webhook: (request) => verdictOf(request, settings.webhookSecret),
    ...(publishableKey !== null && { wallet: createApplePay(settings, publishableKey, ask) }),
    ...(publishableKey !== null && savesCards && { cards: createCards(settings, publishableKey, ask) }),
  };
}

/** State of an invoice: paid if one of its payments is, because its own status may lag behind. */
function stateOf({ status, payments }: Invoice): PaymentState {
  const paid = payments?.find(isTaken);
  if (paid) return capturedState(paid);
  if (status === 'expired') return { status: 'expired' };
  if (OVER.has(status)) return { status: 'failed' };
  return { status: 'open', wasRefused: payments?.some((one) => one.status === 'failed') === true };
}
