import { type ExtensionFetch, MessageFault, type TextProvider, type WebhookRequest } from '@waha/extend';
import { z } from 'zod';
import { readReceipts } from './receipts.ts';

export interface TaqnyatSettings {
  /** Without a slash at the end. */
  url: string;
  token: string;
  /** The sender name that the authority registered for this account. */
  sender: string;
  /** In the address of delivery reports; empty: none are read. */
  receiptsSecret: string;
  /** The sender name for advertising, which ends in `-AD`; empty without one. */
  adSender: string;
}

/** `rejected` lists refused numbers as text, `[]` for none. */
const sentShape = z.object({
  statusCode: z.literal(201),
  messageId: z.union([z.string().min(1), z.int()]),
  rejected: z.union([z.string(), z.array(z.unknown())]).nullish(),
});

/** Text messages by Taqnyat: `POST /v1/messages` with a bearer token, as its public client libraries do. */
export function createTaqnyat(
  { url, token, sender: ownSender, adSender, receiptsSecret }: TaqnyatSettings,
  fetch: ExtensionFetch,
): TextProvider {
  const sendBy =
    (sender: string): TextProvider['send'] =>
    async ({ to, text }) => {
      const response = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ recipients: [to.replace('+', '')], sender, body: text }),
      });
      if (!response.ok) throw faultOf(response.status);
      const sent = sentShape.safeParse(await response.json());
      if (!sent.success) throw new Error('Taqnyat answered with something else');
      if (hasRejected(sent.data.rejected)) throw new MessageFault('unreachable', 'Taqnyat rejected the number');
      return { reference: String(sent.data.messageId) };
    };
  return {
    ...{ channel: 'sms', send: sendBy(ownSender) },
    ...(adSender !== '' && { advertise: sendBy(adSender) }),
    ...(receiptsSecret !== '' && { receipt: (request: WebhookRequest) => readReceipts(request, receiptsSecret) }),
  };
}

/** A refusal of the request says that nothing was sent; an error of the gateway does not. */
function faultOf(status: number): Error {
  const said = `Taqnyat answered with status ${status}`;
  return status >= 400 && status < 500 ? new MessageFault('later', said) : new Error(said);
}

const hasRejected = (rejected: z.output<typeof sentShape>['rejected']) =>
  Array.isArray(rejected) ? rejected.length > 0 : /\d/.test(rejected ?? '');
