import { createHash, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest, WebhookVerdict } from '@waha/extend';
import { z } from 'zod';

/** The header that carries the shop's secret. The shop names it when it registers the webhook. */
export const SECRET_HEADER = 'x-waha-secret';

/** A payment, as notifications send it; its status and sums are not believed. */
const notification = z.object({ id: z.uuid(), status: z.string() });

/** The payment that a notification is about. Tabby signs nothing: a secret header is all that proves where it comes from. */
export function verdictOf({ headers, body }: WebhookRequest, secret: string): WebhookVerdict {
  if (!isSame(headers[SECRET_HEADER] ?? '', secret)) return 'forged';
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

/** Compares digests, which have equal length: the time is constant for any input. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
