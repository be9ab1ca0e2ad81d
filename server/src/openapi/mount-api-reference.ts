import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type StoredResponse, storeResponse } from '../platform/cache/index.ts';
import { API_PREFIX, plainSecurityHeaders, readableElsewhere, sendStored } from '../platform/http/index.ts';
import { buildOpenApi, serverOf } from './build-openapi.ts';
import { referencePage } from './reference-page.ts';

const CSS = new URL('./reference.css', import.meta.url);
const KEPT = { 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };

/**
 * Serves the document at `/openapi.json` and as a page at `/docs`. Both are readable without a store key, because they
 * explain how to use one.
 */
export function mountApiReference(
  server: FastifyInstance,
  { headers, publicUrl }: { headers: Record<string, string>; publicUrl: string },
): void {
  const build = () => buildOpenApi(serverOf(publicUrl));
  serve(server, '/openapi.json', async () =>
    storeResponse(200, JSON.stringify(build()), {
      ...plainSecurityHeaders,
      ...readableElsewhere,
      ...headers,
      ...KEPT,
      'content-type': 'application/json; charset=utf-8',
    }),
  );
  serve(server, '/docs', async () => {
    const css = await readFile(CSS, 'utf8');
    const hash = createHash('sha256').update(css).digest('base64');
    return storeResponse(200, referencePage(build(), css), {
      ...plainSecurityHeaders,
      ...headers,
      ...KEPT,
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    });
  });
}

/**
 * Serves a response that is built for the first request and then cached: the contract does not change while the process
 * runs.
 */
function serve(server: FastifyInstance, path: string, make: () => Promise<StoredResponse>): void {
  let stored: Promise<StoredResponse> | undefined;
  server.route({
    method: ['GET', 'HEAD'],
    url: `${API_PREFIX}${path}`,
    handler: async (request, reply) => {
      stored ??= make();
      const response = await stored;
      reply.hijack();
      sendStored(request.raw, reply.raw, response);
      return reply;
    },
  });
}
