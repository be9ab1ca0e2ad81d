import { type ExtensionFetch, MessageFault, type TextProvider, type WebhookRequest } from '@waha/extend';
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
const refusedShape = z.object({ errorCode: z.string().regex(/^ER-\d+$/), message: z.string().nullish() });
/** A refusal that is the number's, by its sentence: the codes of it differ between versions of the API. */
const OF_NUMBER = /\b(?:dest|recipient|mobile|phone)/i;

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
      if (!response.ok) throw faultOf(response.status);
      const body: unknown = await response.json();
      const sent = sentShape.safeParse(body);
      if (!sent.success) throw refusalOf(body);
      const { MessageID, Status } = sent.data.data;
      if (LOST.has(Status?.toLowerCase() ?? ''))
        throw new MessageFault('unreachable', 'Unifonic did not send: it was rejected');
      return { reference: String(MessageID) };
    };
  return {
    ...{ channel: 'sms', send: sendBy(ownSender) },
    ...(adSender !== '' && { advertise: sendBy(adSender) }),
    ...(receiptsSecret !== '' && { receipt: (request: WebhookRequest) => readReceipt(request, receiptsSecret) }),
  };
}

/** A refusal of the request says that nothing was sent; an error of the gateway does not. */
function faultOf(status: number): Error {
  const said = `Unifonic answered with status ${status}`;
  return status >= 400 && status < 500 ? new MessageFault('later', said) : new Error(said);
}

/** The gateway's error code; its text is left out, because it may repeat what was sent. */
function refusalOf(body: unknown): Error {
  const refused = refusedShape.safeParse(body);
  if (!refused.success) return new Error('Unifonic did not send: it answered with something else');
  const { errorCode, message } = refused.data;
  const said = `Unifonic did not send: ${errorCode}`;
  // “Success” without a reference is no refusal.
  if (errorCode === 'ER-00') return new Error(said);
  return new MessageFault(OF_NUMBER.test(message ?? '') ? 'unreachable' : 'later', said);
}
