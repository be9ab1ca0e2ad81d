import { isSameSecret, type MessageReceipt, type ReceiptVerdict, type WebhookRequest } from '@waha/extend';
import { z } from 'zod';

const id = z.union([z.string().trim().min(1).max(200), z.int()]).transform(String);
/** Taqnyat publishes no form of its reports: these are the names that its answers and other gateways of the country use. */
const report = z.object({ messageId: id, status: z.string().max(60) });
const many = z.union([report.transform((one) => [one]), z.array(report).max(1_000)]);

const states: readonly (readonly [RegExp, Pick<MessageReceipt, 'state' | 'verdict'>])[] = [
  [/^(?:un-?deliver|invalid|rejected|unknown|absent)/i, { state: 'failed', verdict: 'unreachable' }],
  [/^(?:failed|expired|error|blocked)/i, { state: 'failed', verdict: 'later' }],
  [/^deliv(?:ered|rd|ery success)/i, { state: 'delivered' }],
  [/^(?:sent|accepted|submitted)/i, { state: 'sent' }],
];

/** Reads reports, as a form or as JSON. They are not signed: the address that Taqnyat is given holds a secret. */
export function readReceipts({ query, body }: WebhookRequest, secret: string): ReceiptVerdict {
  if (!isSameSecret(query.key ?? '', secret)) return 'forged';
  const told = many.safeParse(fieldsOf(new TextDecoder().decode(body)));
  const receipts = (told.data ?? []).flatMap(({ messageId, status }) => {
    const known = states.find(([word]) => word.test(status.trim()))?.[1];
    return known ? [{ reference: messageId, ...known }] : [];
  });
  return receipts.length === 0 ? 'ignored' : { receipts, inbound: [] };
}

function fieldsOf(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return undefined;
  }
}
