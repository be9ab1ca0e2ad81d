import type { FastifyInstance } from 'fastify';
import { Refusal, refuse } from '../errors/index.ts';
import { collectAllowedMethods } from './allowed-methods.ts';
import { API_PREFIX } from './api-path.ts';
import { isReadableElsewhere, preflightHeaders } from './cross-origin.ts';

const REST_OF_API = `${API_PREFIX}/*`;

/**
 * Answers requests that match no route, before a body is read: `OPTIONS` with the allowed methods, a path with a trailing slash
 * by a redirect (308), a method that the address does not take with 405. Unknown addresses are 404.
 */
export function answerMethodNotAllowed(server: FastifyInstance): void {
  const find = collectAllowedMethods(server, REST_OF_API);
  server.addHook('onRequest', (request, reply, done) => {
    const spelt = withoutSlash(request.url);
    if (spelt !== undefined && find(spelt).length > 0) return void reply.redirect(spelt, 308);
    if (!request.is404 && request.routeOptions.url !== REST_OF_API) return done();
    const methods = find(request.url);
    // A wildcard route may still have no entity at this address.
    if (methods.length === 0 || (methods.includes(request.method) && request.method !== 'OPTIONS')) return done();
    reply.header('allow', methods.join(', '));
    if (request.method !== 'OPTIONS') return done(new Refusal('request.method_not_allowed', {}, {}));
    if (isReadableElsewhere(request.url)) reply.headers(preflightHeaders(methods));
    reply.code(204).send();
  });
  server.all(REST_OF_API, { exposeHeadRoute: false }, async () => refuse('request.not_found'));
}

/** The address of a call without its trailing slashes; undefined where it has none. */
function withoutSlash(url: string): string | undefined {
  if (!url.startsWith(API_PREFIX)) return undefined;
  const [, path, query = ''] = /^([^?]*[^?/])\/+(\?.*)?$/.exec(url) ?? [];
  return path && path + query;
}
