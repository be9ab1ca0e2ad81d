import { z } from 'zod';
import type { ReceiveWebhook } from './mount-webhooks.ts';
import type { Extensions } from './open-extensions.ts';

const RECEIPT_MS = 5_000;
const verdict = z.union([
  z.enum(['forged', 'ignored']),
  z.object({ reference: z.string().max(200), state: z.enum(['sent', 'delivered', 'read', 'failed']) }),
]);

/**
 * Receives what gateways report of messages. Reports are counted by state (`waha_extension_calls_total`, act
 * `receipt.delivered`); `refuseForged` answers those that prove nothing.
 */
export function receiveReceipts({ messages, counts }: Extensions, refuseForged: () => never): ReceiveWebhook {
  return (name) => {
    const adapter = messages.find((one) => one.name === name);
    const { receipt } = adapter?.port ?? {};
    if (!adapter || !receipt) return null;
    return async (request) => {
      const asked = adapter.call('message.receipt', { shape: verdict, timeoutMs: RECEIPT_MS }, () => receipt(request));
      const told = await asked.catch(() => 'forged' as const);
      if (told === 'forged') refuseForged();
      if (told !== 'ignored') counts.add(name, `receipt.${told.state}`, 'ok', 0);
    };
  };
}
