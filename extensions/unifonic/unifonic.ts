import type { ExtensionFetch, TextProvider, WebhookRequest } from '@waha/extend';
import { z } from 'zod';
import { readReceipt } from './receipts.ts';

export interface UnifonicSettings {
  /** Without a slash at the end. */
  url: string;
  appSid: string;
  /** The sender name that the authority registered for this account. */
  sender: string;
  /** In the address of delivery reports; empty: none are read. */
  receiptsSecret: string;
  /** The sender name for advertising, which ends in `-AD`; empty without one. */
  adSender: string;
}

/** Success is said in the answer, not by its status; the documentation prints `success` as a boolean and as text. */
const sentShape = z.object({
  success: z.union([z.literal(true), z.literal('true')]),
  data: z.object({
    MessageID: z.union([z.string().min(1), z.int()]),
    Status: z.string().nullish(),
  }),
});
const refusedShape = z.object({ errorCode: z.string().regex(/^ER-\d+$/) });

const LOST = new Set(['rejected', 'failed']);

/**
 * Text messages by Unifonic: `POST /rest/SMS/messages` of its documentation ("SMS API"). `CorrelationID` is the message's key,
 * by which the gateway's reports can be told apart; it does not stop a second sending.
 */
export function createUnifonic(
  { url, appSid, sender: ownSender, adSender, receiptsSecret }: UnifonicSettings,
  fetch: ExtensionFetch,
): TextProvider {
  const sendBy =
    (sender: string): TextProvider['send'] =>
    async ({ key, to, text }) => {
      const response = await fetch(`${url}/rest/SMS/messages`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          AppSid: appSid,
          SenderID: sender,
          Recipient: to.replace('+', ''),
          Body: text,
          responseType: 'JSON',
          CorrelationID: key,
        }).toString(),
      });
      if (!response.ok) throw new Error(`Unifonic answered with status ${response.status}`);
      const body: unknown = await response.json();
      const sent = sentShape.safeParse(body);
      if (!sent.success) throw new Error(`Unifonic did not send: ${refusalOf(body)}`);
      const { MessageID, Status } = sent.data.data;
      if (LOST.has(Status?.toLowerCase() ?? '')) throw new Error('Unifonic did not send: the message was rejected');
      return { reference: String(MessageID) };
    };
  return {
    ...{ channel: 'sms', send: sendBy(ownSender) },
    ...(adSender !== '' && { advertise: sendBy(adSender) }),
    ...(receiptsSecret !== '' && { receipt: (request: WebhookRequest) => readReceipt(request, receiptsSecret) }),
  };
}

/** The gateway's error code; its text is left out, because it may repeat what was sent. */
function refusalOf(body: unknown): string {
  const refused = refusedShape.safeParse(body);
  return refused.success ? refused.data.errorCode : 'it answered with something else';
}
