import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExtensionFetch, PaymentProvider, PaymentState, WebhookRequest, WebhookVerdict } from '@waha/extend';
import { z } from 'zod';

export interface AcmeSettings {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** A payment as the provider tells it. */
const payment = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'cancelled', 'expired']),
  url: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
});

export function createAcme({ url, secretKey, webhookSecret }: AcmeSettings, fetch: ExtensionFetch): PaymentProvider {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };

  async function ask(method: 'GET' | 'POST', path: string, body: object = {}) {
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { method, headers, ...sent });
    // An error is read by staff: it says what failed and repeats no key.
    if (!response.ok) throw new Error(`Acme answered ${method} with status ${response.status}`);
    const answer = payment.safeParse(await response.json());
    if (!answer.success) throw new Error(`Acme answered ${method} with something else`);
    return answer.data;
  }
  const pathOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`;

  return {
    capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
    async start({ id, amount, currency, description, returnUrl, webhookUrl, expiresAt }) {
      const asked = { id, amount, currency, description, returnUrl, webhookUrl, expiresAt: expiresAt.toISOString() };
      const started = await ask('POST', '/payments', asked);
      return { reference: started.id, url: started.url };
    },
    async read(reference): Promise<PaymentState> {
      const { status, amount, currency } = await ask('GET', pathOf(reference));
      if (status === 'open') return { status: 'open', wasRefused: false };
      if (status === 'expired') return { status: 'expired' };
      if (status === 'cancelled') return { status: 'failed' };
      return { status: 'captured', captureReference: reference, amount, currency };
    },
    async refund({ captureReference, amount, refundedBefore }) {
      // It may be sent again after a crash: what the provider has given back beyond what the shop knows is this refund.
      const { refunded } = await ask('GET', pathOf(captureReference));
      if (refunded < refundedBefore + amount) await ask('POST', `${pathOf(captureReference)}/refunds`, { amount });
    },
    async cancel(reference) {
      await ask('POST', `${pathOf(reference)}/cancel`);
    },
    webhook: (request) => verdictOf(request, webhookSecret),
  };
}

const notification = z.object({ payment: z.string() });

/** The payment a notification names, once its signature is right. The shop then reads that payment and believes nothing else. */
function verdictOf({ headers, body }: WebhookRequest, secret: string): WebhookVerdict {
  const given = Buffer.from(headers['x-acme-signature'] ?? '', 'hex');
  const right = createHmac('sha256', secret).update(body).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  const told = notification.safeParse(JSON.parse(new TextDecoder().decode(body)));
  return told.success ? { reference: told.data.payment, isSigned: true } : 'ignored';
}
