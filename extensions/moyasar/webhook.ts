import { isSameSecret, type WebhookRequest, type WebhookVerdict } from '@waha/extend';
import { z } from 'zod';

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
  data: z.object({ id: z.string(), invoice_id: z.string().nullish() }),
});

/**
 * The invoice that a notification is about. Events carry the secret token; the `callback_url` of an invoice receives the invoice
 * itself, unsigned, of which only its unguessable id is used.
 */
export function verdictOf({ body }: WebhookRequest, secret: string): WebhookVerdict {
  const told = parse(body);
  const sender = signed.safeParse(told);
  if (!sender.success) {
    const page = invoice.safeParse(told);
    return page.success ? { reference: page.data.id, isSigned: false } : 'forged';
  }
  if (!isSameSecret(sender.data.secret_token, secret)) return 'forged';
  const event = message.safeParse(told);
  if (!event.success) return 'ignored';
  const { id, invoice_id: invoiceId } = event.data.data;
  // A charge of a wallet has no invoice.
  return { reference: invoiceId ?? `payments/${id}`, isSigned: true };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
