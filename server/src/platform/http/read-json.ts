import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies that are JSON. An empty body is no body, whatever its headers call it: generated clients send the content type
 * with every request. A call that needs a body then refuses the fields that are missing.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, String(body), done);
  });
}
