import type { ExtensionFetch, MaskedCard, PaymentProvider, PaymentState } from '@waha/extend';
import { z } from 'zod';
import { verdictOf } from './webhook.ts';

export interface MoyasarSettings {
  /** Without a slash at the end. */
  url: string;
  secretKey: string;
  webhookSecret: string;
}

const paymentShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int().min(1),
  currency: z.string(),
  refunded: z.int().nullish(),
  source: z
    .object({ type: z.string().nullish(), company: z.string().nullish(), number: z.string().nullish() })
    .nullish(),
});
const invoiceShape = z.object({
  id: z.string(),
  status: z.string(),
  url: z.string(),
  payments: z.array(paymentShape).nullish(),
});
type Invoice = z.infer<typeof invoiceShape>;

/** Statuses of received money: captured directly, or after an authorisation. */
const TAKEN = new Set(['paid', 'captured']);
const OVER = new Set(['failed', 'voided', 'canceled', 'refunded']);

export function createMoyasar(settings: MoyasarSettings, fetch: ExtensionFetch): PaymentProvider {
  const ask = createAsk(settings, fetch);
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
    read: async (reference) => stateOf(await ask(invoiceShape, 'GET', invoicePath(reference))),
    async refund({ captureReference, amount, refundedBefore }) {
      const path = `/payments/${encodeURIComponent(captureReference)}`;
      const { refunded } = await ask(paymentShape, 'GET', path);
      if ((refunded ?? 0) >= refundedBefore + amount) return;
      await ask(paymentShape, 'POST', `${path}/refund`, { amount });
    },
    async cancel(reference) {
      await ask(invoiceShape, 'PUT', `${invoicePath(reference)}/cancel`);
    },
    webhook: (request) => verdictOf(request, settings.webhookSecret),
  };
}

function createAsk({ url, secretKey }: MoyasarSettings, fetch: ExtensionFetch) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Moyasar answered ${method} with status ${response.status}`);
    const answered = shape.safeParse(await response.json());
    if (!answered.success) throw new Error(`Moyasar answered ${method} with something else`);
    return answered.data;
  };
}

/** State of an invoice: paid if one of its payments is, because its own status may lag behind. */
function stateOf({ status, payments }: Invoice): PaymentState {
  const paid = payments?.find((one) => TAKEN.has(one.status));
  if (paid) {
    const { id: captureReference, amount, currency } = paid;
    const card = maskedCardOf(paid);
    return { status: 'captured', captureReference, amount, currency, ...(card && { card }) };
  }
  if (status === 'expired') return { status: 'expired' };
  if (OVER.has(status)) return { status: 'failed' };
  return { status: 'open', wasRefused: payments?.some((one) => one.status === 'failed') === true };
}

/** The masked card; null if it was paid from a wallet, or if too few digits are shown to recognise the card. */
function maskedCardOf({ source }: z.output<typeof paymentShape>): MaskedCard | null {
  const number = source?.number?.replaceAll(/[^\dX*]/gi, '') ?? '';
  if (!source?.company || !/\d{4}$/.test(number)) return null;
  return { scheme: source.company.toLowerCase(), number: number.replaceAll(/\D/g, '*') };
}
