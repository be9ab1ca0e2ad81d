import { createHmac } from 'node:crypto';
import {
  type InboundMessage,
  isSameSecret,
  type MessageReceipt,
  type ReceiptVerdict,
  type WebhookRequest,
} from '@waha/extend';
import { z } from 'zod';
import { verdictOf } from './verdicts.ts';

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(200).optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const inbound = z.object({
  id: z.string().min(1).max(200),
  from: z.string().regex(/^[1-9]\d{6,14}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }).optional() });
const report = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            // Kinds that are new at Meta must not cost the others of the same report.
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
            contacts: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

interface Proofs {
  appSecret: string;
  phoneNumberId: string;
}

/** Reads a report that `X-Hub-Signature-256` proves: HMAC-SHA256 of its bytes by the app secret. */
export function readReport({ headers, body }: WebhookRequest, { appSecret, phoneNumberId }: Proofs): ReceiptVerdict {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  if (!isSameSecret(headers['x-hub-signature-256'] ?? '', expected)) return 'forged';
  const parsed = report.safeParse(jsonOf(body));
  if (!parsed.success) return 'ignored';
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    // An account may have several numbers, and all of them report here.
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value);
  const receipts = values.flatMap(({ statuses = [] }) => statuses.flatMap(receiptOf));
  const written = values.flatMap(({ messages = [], contacts = [] }) =>
    messages.flatMap((one) => inboundOf(one, contacts)),
  );
  return receipts.length + written.length === 0 ? 'ignored' : { receipts, inbound: written };
}

function receiptOf(value: unknown): MessageReceipt[] {
  const read = status.safeParse(value);
  if (!read.success) return [];
  const { id, status: state, errors, biz_opaque_callback_data: key } = read.data;
  const [error] = errors ?? [];
  return [{ reference: id, key, state, ...(state === 'failed' && { verdict: verdictOf(error?.code ?? 0) }) }];
}

/** Pictures, voices and reactions have no text, and are read in WhatsApp. */
function inboundOf(value: unknown, contacts: readonly unknown[]): InboundMessage[] {
  const read = inbound.safeParse(value);
  const text = read.data?.text?.body ?? read.data?.button?.text ?? '';
  if (!read.success || text.trim() === '') return [];
  const { id, from } = read.data;
  const known = contacts.flatMap((one) => contact.safeParse(one).data ?? []).find(({ wa_id: at }) => at === from);
  return [{ id, from: `+${from}`, name: known?.profile?.name ?? '', text }];
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Meta proves the address once, with the word that was typed on both sides. */
export function answerHandshake({ query }: WebhookRequest, verifyToken: string): string | null {
  const { 'hub.mode': mode, 'hub.verify_token': given = '', 'hub.challenge': challenge } = query;
  if (mode !== 'subscribe' || !isSameSecret(given, verifyToken)) return null;
  return /^\w{1,200}$/.test(challenge ?? '') ? (challenge ?? null) : null;
}
