import type { InboundMessage, MessageReceipt, ReceiptVerdict } from '@waha/extend';
import { z } from 'zod';
import type { ReceiveWebhook, Webhook } from './mount-webhooks.ts';
import type { Adapter, Extensions } from './open-extensions.ts';

const RECEIPT_MS = 5_000;
/** A report that is longer is cut: its rest is told in no other way, and costs the shop nothing. */
const MOST_OF_EACH = 1_000;

const receipt = z.object({
  reference: z.string().max(200),
  key: z.string().max(200).optional(),
  state: z.enum(['sent', 'delivered', 'read', 'failed']),
  verdict: z.enum(['unreachable', 'unfit', 'later']).optional(),
});
const inbound = z.object({
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  name: z.string(),
  text: z.string(),
});
const verdict = z.union([
  z.enum(['forged', 'ignored']),
  receipt,
  z.object({ receipts: z.array(receipt), inbound: z.array(inbound) }),
]);

/** The content of a report that was proved. */
export interface ToldReport {
  extension: string;
  channel: 'email' | 'sms' | 'whatsapp';
  receipts: readonly MessageReceipt[];
  inbound: readonly InboundMessage[];
}

interface Receiving {
  /** Answers a report that proves nothing. */
  refuseForged: () => never;
  take: (report: ToldReport) => Promise<void>;
}

/**
 * Receives what gateways report of messages. Reports are counted by state (`waha_extension_calls_total`, act
 * `receipt.delivered`).
 */
export function receiveReceipts({ messages, counts }: Extensions, { refuseForged, take }: Receiving): ReceiveWebhook {
  return (name): Webhook | null => {
    const adapter = messages.find((one) => one.name === name);
    const { receipt: read, handshake } = adapter?.port ?? {};
    if (!adapter || !read) return null;
    return {
      async receive(request) {
        const guarded = { shape: verdict, timeoutMs: RECEIPT_MS };
        const asked = adapter.call('message.receipt', guarded, () => read(request));
        const told = await asked.catch(() => 'forged' as const);
        if (told === 'forged') return refuseForged();
        if (told === 'ignored') return;
        const report = reportOf(adapter, told);
        for (const { state } of report.receipts) counts.add(name, `receipt.${state}`, 'ok', 0);
        await take(report);
      },
      ...(handshake && { greet: (request) => handshake(request) }),
    };
  };
}

function reportOf({ name, port }: Adapter<{ channel: ToldReport['channel'] }>, told: Exclude<ReceiptVerdict, string>) {
  const { receipts, inbound: written } = 'receipts' in told ? told : { receipts: [told], inbound: [] };
  return {
    extension: name,
    channel: port.channel,
    receipts: receipts.slice(0, MOST_OF_EACH),
    inbound: written.slice(0, MOST_OF_EACH),
  };
}
