import { isSameSecret, type MessageReceipt, type ReceiptVerdict, type WebhookRequest } from '@waha/extend';
import { z } from 'zod';

const id = z.union([z.string().trim().min(1).max(200), z.int()]).transform(String);
/** Fields of a report, as Unifonic's support page names them. */
const report = z.object({ MessageID: id, DLR: z.string().max(60) });

const states: Readonly<Record<string, Pick<MessageReceipt, 'state' | 'verdict'>>> = {
  sent: { state: 'sent' },
  delivered: { state: 'delivered' },
  undeliverable: { state: 'failed', verdict: 'unreachable' },
  rejected: { state: 'failed', verdict: 'unreachable' },
  failed: { state: 'failed', verdict: 'later' },
};

/** Reads a report, as a form or as JSON. Unifonic signs none: the address that it is given holds a secret. */
export function readReceipt({ query, body }: WebhookRequest, secret: string): ReceiptVerdict {
  if (!isSameSecret(query.key ?? '', secret)) return 'forged';
  const told = report.safeParse(fieldsOf(new TextDecoder().decode(body)));
  const known = told.data && states[told.data.DLR.trim().toLowerCase()];
  return known ? { reference: told.data.MessageID, ...known } : 'ignored';
}

function fieldsOf(text: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return undefined;
  }
}
