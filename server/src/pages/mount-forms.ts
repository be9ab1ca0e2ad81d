import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bulkhead } from '../platform/bulkheads/index.ts';
import { pageLanguage, sendStored, visitorOf } from '../platform/http/index.ts';
import type { RenderPage } from './page-renderer.ts';

/** The size limit of a page's form, which has a few fields. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Answers a request that may not be served now, as while the shop is closed; false where it may. */
export type TurnAway = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface FormsOptions {
  /** The renderer of each request. */
  renderOf: () => Promise<RenderPage>;
  bulkhead: Bulkhead;
  turnAway: TurnAway;
}

/**
 * Handles the forms of pages: runs the action of the route and renders the page with its result. Works without
 * JavaScript; mail programs use it for one-click unsubscription (RFC 8058). Nothing is cached. Other addresses take no
 * POST.
 */
export async function mountForms(
  server: FastifyInstance,
  addresses: readonly string[],
  { renderOf, bulkhead, turnAway }: FormsOptions,
): Promise<void> {
  // A Fastify scope of its own, so that the API still refuses forms with 415.
  await server.register(async (scope) => {
    const asText = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', asText, (_, body, done) => done(null, body));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (await turnAway(request, reply)) return reply;
      const render = await renderOf();
      const form = { body: typeof request.body === 'string' ? request.body : '', visitor: visitorOf(request.ip) };
      const { value } = await bulkhead.run(form.visitor, () =>
        render({ url: request.url }, pageLanguage(request.url), form),
      );
      reply.hijack();
      sendStored(request.raw, reply.raw, value);
      return reply;
    };
    for (const url of addresses) scope.route({ method: 'POST', url, handler });
  });
}
