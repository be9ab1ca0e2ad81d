import { createHmac } from 'node:crypto';
import { type CarrierVerdict, isSameSecret, type WebhookRequest } from '@waha/extend';
import { z } from 'zod';

const notification = z.object({
  orderId: z.string().min(1).max(200),
  status: z.string(),
  timestamp: z.union([z.string(), z.number()]),
  signature: z.string(),
});

/** OTO signs "orderId:status:timestamp" by HMAC-SHA256 in base64, with the secret of the webhook. */
export function signatureOf(orderId: string, status: string, timestamp: string | number, secret: string): string {
  return createHmac('sha256', secret).update(`${orderId}:${status}:${timestamp}`).digest('base64');
}

/** The shipment that a notification is about, by the order that it names; its status is not believed. */
export async function verdictOf(
  { body }: WebhookRequest,
  secret: string,
  findNumber: (orderId: string) => Promise<string | null | undefined>,
): Promise<CarrierVerdict> {
  const told = notification.safeParse(parse(body));
  if (!told.success) return 'forged';
  const { orderId, status, timestamp, signature } = told.data;
  if (!isSameSecret(signature, signatureOf(orderId, status, timestamp, secret))) return 'forged';
  const number = await findNumber(orderId);
  return number ? { number } : 'ignored';
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
