import { z } from 'zod';
import type { WebhookRoute } from './mount-webhooks.ts';
import type { Extensions } from './open-extensions.ts';

const RECEIPT_MS = 5_000;
const verdict = z.union([
  z.enum(['forged', 'ignored']),
  z.object({ reference: z.string().max(200), state: z.enum(['sent', 'delivered', 'read', 'failed']) }),
]);

/**
 * The routes at which gateways report what became of messages. Reports are counted by state (`waha_extension_calls_total`, act
 * `receipt.delivered`); `refuseForged` answers those that prove nothing.
 */
export function receiptRoutes({ messages, counts }: Extensions, refuseForged: () => never): WebhookRoute[] {
  return messages.flatMap(({ name, port, call }) => {
    const { receipt } = port;
    if (!receipt) return [];
    return {
      path: `/api/store/messages/${name}/receipt`,
      async receive(request) {
        const asked = call('message.receipt', { shape: verdict, timeoutMs: RECEIPT_MS }, () => receipt(request));
        const told = await asked.catch(() => 'forged' as const);
        if (told === 'forged') refuseForged();
        if (told !== 'ignored') counts.add(name, `receipt.${told.state}`, 'ok', 0);
      },
    };
  });
}
