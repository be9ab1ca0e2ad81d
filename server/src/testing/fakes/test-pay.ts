import { defineExtension, type ExtensionFetch, type PaymentProvider, type PaymentState, setting } from '@waha/extend';
import { z } from 'zod';

export const SECRET_KEY = 'key_of_the_fake_one';
export const WEBHOOK_SECRET = 'webhook_of_the_fake_one';

/** The payment method of tests: hosted invoices of `startFakePay`. */
export const testPay = defineExtension({
  name: 'test-pay',
  api: 1,
  settings: {
    secretKey: setting.secret('TEST_PAY_SECRET_KEY'),
    webhookSecret: setting.secret('TEST_PAY_WEBHOOK_SECRET'),
    url: setting.url('TEST_PAY_URL'),
  },
  texts: {
    ar: { name: 'بطاقة الاختبار', description: 'في صفحة المزوّد' },
    en: { name: 'Card of tests', description: 'On the page of the provider' },
  },
  payment: ({ settings, fetch }) => createTestPay(settings, fetch),
});

const payment = z.object({
  ...{ id: z.string(), status: z.string(), amount: z.int(), currency: z.string(), refunded: z.int() },
  card: z.object({ scheme: z.string(), number: z.string() }).optional(),
});
const invoice = z.object({ id: z.string(), status: z.string(), url: z.string(), payments: z.array(payment) });
const notification = z.object({ secret: z.string(), type: z.string(), invoice: z.string() });

type Values = { url: string; secretKey: string; webhookSecret: string };

function createTestPay({ url, secretKey, webhookSecret }: Values, fetch: ExtensionFetch): PaymentProvider {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  async function ask<Shape extends z.ZodType>(shape: Shape, method: 'GET' | 'POST' | 'PUT', path: string, body = {}) {
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { method, headers, ...sent, timeoutMs: 2_000 });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return shape.parse(await response.json());
  }
  return {
    capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
    async start({ amount, currency, description, returnUrl, expiresAt }) {
      const asked = { amount, currency, description, return_url: returnUrl, expires_at: expiresAt.toISOString() };
      const made = await ask(invoice, 'POST', '/invoices', asked);
      return { reference: made.id, url: made.url };
    },
    async read(reference): Promise<PaymentState> {
      const { status, payments } = await ask(invoice, 'GET', `/invoices/${reference}`);
      const paid = payments.find((one) => one.status === 'paid');
      if (paid) {
        const { id: captureReference, amount, currency, card } = paid;
        return { status: 'captured', captureReference, amount, currency, ...(card && { card }) };
      }
      if (status === 'expired') return { status: 'expired' };
      if (status === 'cancelled') return { status: 'failed' };
      return { status: 'open', wasRefused: payments.some((one) => one.status === 'failed') };
    },
    async refund({ captureReference, amount, refundedBefore }) {
      const { refunded } = await ask(payment, 'GET', `/payments/${captureReference}`);
      if (refunded < refundedBefore + amount)
        await ask(payment, 'POST', `/payments/${captureReference}/refund`, { amount });
    },
    async cancel(reference) {
      await ask(invoice, 'PUT', `/invoices/${reference}/cancel`);
    },
    webhook({ body }) {
      const told = notification.safeParse(JSON.parse(new TextDecoder().decode(body)));
      if (!told.success || told.data.secret !== webhookSecret) return 'forged';
      return told.data.type === 'payment' ? { reference: told.data.invoice, isSigned: true } : 'ignored';
    },
  };
}
