import type { WebhookRequest } from '@waha/extend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { singleValues } from './single-values.ts';

const MOST_BYTES = 256 * 1024;

export interface Webhook {
  /** Receives a notification: throws a refusal, or it is acknowledged. */
  receive(request: WebhookRequest): Promise<void>;
  /** Answers a GET, by which a provider proves the address; null refuses. */
  greet?(request: WebhookRequest): string | null;
}

/** The webhook of the extension of this name; null: there is none. */
export type ReceiveWebhook = (name: string) => Webhook | null;

/**
 * Mounts the webhooks of extensions at `path`, which has `:name` in it. They carry no store key, and calls may be repeated, late,
 * out of sequence or forged. The adapter gets the bytes as they came, because signatures are of them.
 */
export function mountWebhooks(server: FastifyInstance, path: string, receive: ReceiveWebhook): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    scope.post<{ Params: { name: string } }>(path, async (request, reply) => {
      const own = receive(request.params.name);
      if (!own) return reply.callNotFound();
      await own.receive(callOf(request));
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
    scope.get<{ Params: { name: string } }>(path, async (request, reply) => {
      const greeting = receive(request.params.name)?.greet?.(callOf(request)) ?? null;
      if (greeting === null) return reply.callNotFound();
      return reply.header('cache-control', 'no-store').type('text/plain').send(greeting);
    });
  });
}

function callOf({ body, headers, query }: Pick<FastifyRequest, 'body' | 'headers' | 'query'>): WebhookRequest {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return { headers: singleValues(headers), query: singleValues(query), body: bytes };
}
