import { z } from 'zod';
import { type MaskedCard, type PaymentPage, type PaymentProvider, ProviderError } from '../payment-provider.ts';

const TIMEOUT_MS = 8_000;

export interface MoyasarSettings {
  /** Without a slash at the end. */
  url: string;
  secretKey: string;
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

/** Hosted invoices of Moyasar: mada, Visa, Mastercard, Apple Pay and STC Pay on its page, not on ours. */
export function createMoyasar(settings: MoyasarSettings, timeoutMs = TIMEOUT_MS): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`;

  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> {
    try {
      const response = await fetch(`${settings.url}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        // Redirects are refused: the key must not be sent elsewhere.
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return shape.parse(await response.json());
    } catch (error) {
      throw new ProviderError(`Moyasar did not answer ${method} ${path.replace(/\/[\w-]{12,}/g, '/…')}`, {
        cause: error,
      });
    }
  }

  const invoicePath = (id: string) => `/invoices/${encodeURIComponent(id)}`;

  return {
    async createPaymentPage(order) {
      const invoice = await ask(invoiceShape, 'POST', '/invoices', {
        amount: order.amountHalalas,
        currency: order.currency,
        description: order.description,
        callback_url: order.callbackUrl,
        success_url: order.returnUrl,
        back_url: order.returnUrl,
        expired_at: order.expiresAt.toISOString(),
        metadata: { payment_id: order.paymentId },
      });
      return { providerId: invoice.id, url: requireWebAddress(invoice.url) };
    },
    async readPaymentPage(providerId) {
      return stateOf(await ask(invoiceShape, 'GET', invoicePath(providerId)));
    },
    async refund({ providerPaymentId, amount, refundedBefore }) {
      const path = `/payments/${encodeURIComponent(providerPaymentId)}`;
      const { refunded } = await ask(paymentShape, 'GET', path);
      if ((refunded ?? 0) >= refundedBefore + amount) return;
      await ask(paymentShape, 'POST', `${path}/refund`, { amount });
    },
    async cancel(providerId) {
      await ask(invoiceShape, 'PUT', `${invoicePath(providerId)}/cancel`);
    },
  };
}

/** State of an invoice: paid if one of its payments is, because its own status may lag behind. */
function stateOf({ status, payments }: Invoice): PaymentPage {
  const paid = payments?.find((one) => TAKEN.has(one.status));
  if (paid) {
    const { id: providerPaymentId, amount, currency } = paid;
    const card = maskedCardOf(paid);
    return { status: 'paid', providerPaymentId, amount, currency, ...(card && { card }) };
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

/** Requires a web address, because it becomes a link on our page. */
function requireWebAddress(text: string): string {
  if (!/^https?:\/\//.test(text)) throw new ProviderError('Moyasar gave an address that is none of the web');
  return text;
}
