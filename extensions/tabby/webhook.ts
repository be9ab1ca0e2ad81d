import { isSameSecret, type WebhookRequest, type WebhookVerdict } from '@waha/extend';
import { z } from 'zod';

/** The header that carries the shop's secret. The shop names it when it registers the webhook. */
export const SECRET_HEADER = 'x-waha-secret';

/** A payment, as notifications send it; its status and sums are not believed. */
const notification = z.object({ id: z.uuid(), status: z.string() });

/** The payment that a notification is about. Tabby signs nothing: a secret header is all that proves where it comes from. */
export function verdictOf({ headers, body }: WebhookRequest, secret: string): WebhookVerdict {
  if (!isSameSecret(headers[SECRET_HEADER] ?? '', secret)) return 'forged';
  const told = notification.safeParse(parse(body));
  return told.success ? { reference: told.data.id, isSigned: true } : 'ignored';
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
