import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies. An empty body is treated as absent, even with a content type: generated clients send that with
 * every request. A call that needs a body then refuses the missing fields.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, String(body), done);
  });
}
