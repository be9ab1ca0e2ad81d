/** Receives the events of a shop: verifies each message, stores it once, answers, and leaves the work for later. Runs on Node. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

export interface ShopEvent {
  /** `order.placed`, `return.requested` …; `webhook.test` for a test message. */
  type: string;
  version: number;
  timestamp: string;
  /** Ids of what it is about; the API of the shop tells the rest. */
  data: Record<string, unknown>;
}

export interface ReceiverOptions {
  /** `whsec_…`, from the environment and never from the source. */
  secret: string;
  /**
   * Stores an event to be worked on, in one transaction with its id. It does nothing for an id that it has stored before: a message may
   * arrive twice.
   */
  store(id: string, event: ShopEvent): Promise<void>;
}

const MOST_BYTES = 256 * 1024;

export function createReceiver({ secret, store }: ReceiverOptions): Server {
  const webhook = new Webhook(secret);
  return createServer(async (request, response) => {
    try {
      const body = await readBody(request);
      // Verifies the signature over the bytes as they came, and that they were sent within the last five minutes.
      const event = webhook.verify(body, singleHeaders(request)) as ShopEvent;
      await store(String(request.headers['webhook-id']), event);
      response.writeHead(204).end();
    } catch (error) {
      // After any other answer than 2xx the shop sends it again, for a day.
      response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
    }
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The message is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function singleHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
