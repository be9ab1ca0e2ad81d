import { timingSafeEqual } from 'node:crypto';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls } from '../bind/index.ts';
import { storeResponse } from '../cache/stored-response.ts';
import { refuse } from '../errors/index.ts';
import { readLanguage } from '../text/index.ts';
import { type FindActor, readCaller } from './caller.ts';
import { API_PREFIX, type ResponseCache, responseKey, sendStored } from './front.ts';
import { plainSecurityHeaders } from './security-headers.ts';

export interface ApiRoutesOptions {
  calls: Calls;
  responses: ResponseCache;
  storeKey: string;
  findActor: FindActor;
  now: () => number;
  /** Header lines of kept answers besides those of every answer; see transportHeaders. */
  headers: Record<string, string>;
}

/** Mounts every endpoint of the contract under `/api/store`. */
export function mountApi(server: FastifyInstance, options: ApiRoutesOptions): void {
  for (const [key, definition] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ');
    server.route({
      method: method ?? 'GET',
      url: `${API_PREFIX}${path?.replace(/\{(\w+)\}/g, ':$1')}`,
      // Fastify's own HEAD twin would run the handler and lose the length of a kept answer.
      exposeHeadRoute: false,
      onRequest: async (request) => checkStoreKey(request, options.storeKey),
      // Object.entries forgets that the keys are those of `endpoints`.
      handler: createRoute(key as EndpointKey, definition, options),
    });
  }
  server.all(`${API_PREFIX}/*`, { exposeHeadRoute: false }, async () => refuse('request.not_found'));
}

function createRoute(key: EndpointKey, definition: EndpointDefinition, options: ApiRoutesOptions) {
  const call = options.calls[key];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await readCaller(request, options.findActor);
    const input = { params: request.params, query: request.query, body: request.body };
    if (definition.cache) {
      const stored = await keep(request, options, () => call(input, caller), knownQuery(definition, request.query));
      reply.hijack();
      sendStored(request.raw, reply.raw, stored);
      return reply;
    }
    const answer = await call(input, caller);
    reply.code(definition.status ?? 200).headers({
      'cache-control': 'no-store',
      'content-language': caller.language,
      vary: 'Accept-Language, Authorization',
    });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ success: true, data: answer.data }));
  };
}

/** Answers with query fields nobody declared are made but not kept, or anybody could fill the memory with them. */
async function keep(
  request: FastifyRequest,
  options: ApiRoutesOptions,
  call: () => ReturnType<Calls[EndpointKey]>,
  keepable: boolean,
) {
  const language = readLanguage(request.headers['accept-language']);
  const make = async () => {
    const answer = await call();
    const body = Buffer.from(JSON.stringify({ success: true, data: answer.data }));
    const value = await storeResponse(200, body, {
      ...plainSecurityHeaders,
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      // Shared caches ask again each time; the ETag makes that cheap, and a purge needs no reach beyond us.
      'cache-control': 'public, no-cache',
      vary: 'Accept-Language, Accept-Encoding, X-API-Key',
    });
    return { value, tags: answer.tags, bytes: value.bytes, maxAgeMs: answer.keepUntilMs - options.now() };
  };
  if (!keepable) return (await make()).value;
  return options.responses.fill(responseKey(language, request.url), make);
}

function knownQuery(definition: EndpointDefinition, query: unknown): boolean {
  const known = definition.query?.shape ?? {};
  return Object.keys(query ?? {}).every((name) => Object.hasOwn(known, name));
}

function checkStoreKey(request: FastifyRequest, storeKey: string): void {
  const given = request.headers['x-api-key'];
  if (typeof given !== 'string' || !equalText(given, storeKey)) refuse('auth.api_key_invalid');
}

function equalText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
