import type { WebhookRequest } from '@waha/extend';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MOST_BYTES = 256 * 1024;

export interface WebhookRoute {
  path: string;
  /** Throws a refusal, or the notification is acknowledged. */
  receive(request: WebhookRequest): Promise<void>;
}

/**
 * Mounts webhooks of extensions. They carry no store key, and calls may be repeated, late, out of sequence or forged. The
 * adapter gets the bytes as they came, because signatures are of them.
 */
export function mountWebhooks(server: FastifyInstance, routes: readonly WebhookRoute[]): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    for (const { path, receive } of routes) {
      scope.post(path, async (request, reply) => {
        await receive(callOf(request));
        return reply.header('cache-control', 'no-store').send({ success: true });
      });
    }
  });
}

function callOf({ body, headers, query }: FastifyRequest): WebhookRequest {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return { headers: single(headers), query: single(query), body: bytes };
}

/** Values that were given once. */
function single(values: unknown): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(Object(values));
  return Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
