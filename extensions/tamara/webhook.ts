import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest, WebhookVerdict } from '@waha/extend';
import { z } from 'zod';

const header = z.object({ alg: z.literal('HS256') });
const claims = z.object({ exp: z.number().optional(), nbf: z.number().optional() });
const notification = z.object({ order_id: z.uuid(), event_type: z.string() });

/** Clocks of two machines may differ by so much. */
const LEEWAY_SECONDS = 60;

/**
 * The order that a notification is about. A JSON web token, signed with the notification token, proves the sender; it stands in
 * the query and in a header (docs.tamara.co/docs/webhook-subscription). The body itself is not signed, so nothing in it but the
 * order's id is used.
 */
export function verdictOf({ headers, query, body }: WebhookRequest, secret: string, nowMs: number): WebhookVerdict {
  const token = query.tamaraToken ?? /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token || !isGenuine(token, secret, nowMs)) return 'forged';
  const told = notification.safeParse(parse(new TextDecoder().decode(body)));
  return told.success ? { reference: told.data.order_id, isSigned: true } : 'ignored';
}

/** Whether a token is signed with HS256 by the secret and valid now. Another algorithm, as `none`, is refused. */
function isGenuine(token: string, secret: string, nowMs: number): boolean {
  const [head = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !header.safeParse(parse(decode(head))).success) return false;
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { success, data } = claims.safeParse(parse(decode(payload)));
  const now = nowMs / 1_000;
  return success && (data.exp ?? now) >= now - LEEWAY_SECONDS && (data.nbf ?? now) <= now + LEEWAY_SECONDS;
}

const decode = (text: string) => Buffer.from(text, 'base64url').toString();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
