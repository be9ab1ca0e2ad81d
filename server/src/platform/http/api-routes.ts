import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { type EndpointDefinition, type EndpointKey, endpoints, fileBytes } from '@waha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Answer, Calls, ReceivedFile } from '../bind/index.ts';
import type { Bulkhead } from '../bulkheads/index.ts';
import { type StoredResponse, storeResponse } from '../cache/stored-response.ts';
import type { CacheEntry } from '../cache/tagged-cache.ts';
import { MAX_CSV_BYTES } from '../csv/index.ts';
import { refuse } from '../errors/index.ts';
import { fileKinds, MAX_FILE_BYTES } from '../media/index.ts';
import type { TokenBuckets } from '../rate-limit/index.ts';
import { type Language, readLanguage } from '../text/index.ts';
import { methodsOf, routeOf } from './api-path.ts';
import { type BulkheadChoice, bulkheadOfRequest } from './bulkhead-of-request.ts';
import { cacheKeyOf } from './cache-key.ts';
import { checkStoreKey, type FindActor, readCaller, visitorOf } from './caller.ts';
import { readableElsewhere } from './cross-origin.ts';
import { noteAccess } from './error-handler.ts';
import { overloaded, type SendUnavailable } from './overload-responses.ts';
import { createReceiver, type TakenFile } from './receive-file.ts';
import { plainSecurityHeaders } from './security-headers.ts';
import { type ResponseCache, sendStored } from './serve-from-cache.ts';

export interface ApiRoutesOptions extends BulkheadChoice {
  calls: Calls;
  responses: ResponseCache;
  storeKey: string;
  findActor: FindActor;
  now: () => number;
  /** Additional headers for cached answers; see transportHeaders. */
  headers: Record<string, string>;
  /** The rate limit of answers that are computed for a single visitor. */
  tokenBuckets: TokenBuckets;
  /** The folder for files while they are received. */
  incoming: string;
  /** The bulkhead of a call. */
  bulkheadOf: (key: EndpointKey) => Bulkhead;
  sendUnavailable: SendUnavailable;
  /** True for a request that nobody on its way can read. */
  isPrivate: (request: FastifyRequest) => boolean;
  /** Refuses a call that this caller may not make while the shop is closed. */
  checkOpen: (definition: EndpointDefinition, actor: Actor, request: FastifyRequest) => Promise<void>;
}

/** The size limit of each kind of uploaded file, and the refusal code for a file name that is a path. */
const TAKEN = {
  image: { maxBytes: fileKinds.image.maxBytes, ifPath: 'uploads.not_an_image' },
  csv: { maxBytes: MAX_CSV_BYTES, ifPath: 'uploads.file_missing' },
  file: { maxBytes: MAX_FILE_BYTES, ifPath: 'uploads.file_missing' },
} as const satisfies Record<NonNullable<EndpointDefinition['takes']>, TakenFile>;

/** The handler timeout of uploads, for slow phones; the connection has its own, longer limit. */
export const FILE_HANDLER_LIMIT_MS = 115_000;

/** Mounts every endpoint of the contract under `/api/store`; HEAD answers where GET does. */
export function mountApi(server: FastifyInstance, options: ApiRoutesOptions): void {
  const all: [string, EndpointDefinition][] = Object.entries(endpoints);
  for (const [key, definition] of all) if (!definition.takes) mountEndpoint(server, key, definition, options);
  // Forms are parsed only by upload routes, which parse nothing else.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Too large files and names that are paths are refused by this code, with the shop's texts.
    await scope.register(multipart, { throwFileSizeLimit: false, preservePath: true });
    for (const [key, definition] of all) if (definition.takes) mountEndpoint(scope, key, definition, options);
  });
}

function mountEndpoint(
  server: FastifyInstance,
  key: string,
  definition: EndpointDefinition,
  options: ApiRoutesOptions,
): void {
  // Object.entries loses the type of the keys, which are those of `endpoints`.
  const bulkhead = options.bulkheadOf(key as EndpointKey);
  server.route({
    method: methodsOf(key),
    url: routeOf(key),
    // Fastify's own HEAD route would lose the length of a cached answer.
    exposeHeadRoute: false,
    ...(definition.takes && { config: { limitMs: FILE_HANDLER_LIMIT_MS } }),
    onRequest: async (request) => {
      checkStoreKey(request, options.storeKey);
      if (definition.transport && !options.isPrivate(request)) refuse('request.insecure');
      if (!definition.takes) dropTypeOfEmptyBody(request.raw.headers);
    },
    handler: createRoute(key as EndpointKey, definition, options, bulkhead),
  });
}

/** Drops the content type of a request without a body, which some clients send with every request. */
function dropTypeOfEmptyBody(headers: IncomingHttpHeaders): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (encoding === undefined && (length === undefined || length === '0')) delete headers['content-type'];
}

function createRoute(key: EndpointKey, definition: EndpointDefinition, options: ApiRoutesOptions, usual: Bulkhead) {
  const call = options.calls[key];
  const bulkheadFor = ({ headers }: FastifyRequest) => bulkheadOfRequest(definition, usual, headers, options);
  // Sign-in, sign-out and proofs: their successes are logged too.
  const isNoted = /^POST (\/admin)?\/auth\//.test(key);
  const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });
  if (definition.cache) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const visitor = visitorOf(request.ip);
      const bulkhead = bulkheadFor(request);
      const read = () => readCaller(request, options.findActor);
      // An anonymous caller needs no session lookup, and therefore no slot.
      const caller = await (request.headers.authorization ? bulkhead.run(visitor, read) : read());
      await options.checkOpen(definition, caller.actor, request);
      // A caller that waits for an answer another caller loads needs no slot of its own.
      const load = () => bulkhead.run(visitor, () => call(inputOf(request), caller));
      const stored = await loadAnswer(request, definition, options, {
        visitor,
        load,
        isShed: () => bulkhead.sheds(visitor),
      });
      if (!stored) return options.sendUnavailable(request, reply);
      reply.hijack();
      sendStored(request.raw, reply.raw, stored);
      return reply;
    };
  }
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    bulkheadFor(request).run(visitorOf(request.ip), () => answer(request, reply));

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const caller = await readCaller(request, options.findActor);
    await options.checkOpen(definition, caller.actor, request);
    const input = inputOf(request);
    const given = definition.takes
      ? await callWithFile(request, options, TAKEN[definition.takes], (receiveFile) =>
          call({ ...input, receiveFile }, caller),
        )
      : await call(input, caller);
    if (isNoted) noteAccess(request, 'done');
    reply.code(definition.status ?? 200).headers({
      'cache-control': 'no-store',
      'content-language': caller.language,
      vary: 'Accept-Language, Authorization',
    });
    // An undefined message is omitted from the JSON.
    const message = definition.message?.[caller.language];
    if (definition.gives) return sendFile(reply.type(definition.gives), given.data, request.method === 'HEAD');
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ success: true, data: given.data, message }));
  }
}

/** Sends a file from memory, or streams it; the length of a stream may be unknown. */
function sendFile(reply: FastifyReply, data: unknown, isHead: boolean): FastifyReply {
  const file = fileBytes.parse(data);
  if (file instanceof Uint8Array) return reply.send(file);
  if (file.size !== undefined) reply.header('content-length', file.size);
  // HEAD reads no bytes, and closes a stream that is open.
  if (isHead) {
    if (file.bytes instanceof Readable) file.bytes.destroy();
    return reply.send();
  }
  return reply.send(Readable.from(file.bytes, { objectMode: false }));
}

async function callWithFile(
  request: FastifyRequest,
  { incoming }: ApiRoutesOptions,
  taken: TakenFile,
  call: (receiveFile: () => Promise<ReceivedFile>) => Promise<Answer>,
): Promise<Answer> {
  const { receive, clear } = createReceiver(request, incoming, taken);
  try {
    return await call(receive);
  } finally {
    await clear();
  }
}

interface AnswerLoad {
  visitor: string;
  load: () => ReturnType<Calls[EndpointKey]>;
  /** Called after the session lookup: the bulkhead may be full by then. */
  isShed: () => boolean;
}

/**
 * A cached answer, or one loaded once for all callers; undefined where the load is shed. Loads that no other visitor
 * shares count against the visitor's token bucket.
 */
async function loadAnswer(
  request: FastifyRequest,
  definition: EndpointDefinition,
  options: ApiRoutesOptions,
  { visitor, load: call, isShed }: AnswerLoad,
): Promise<StoredResponse | undefined> {
  const key = keyOf(request, definition);
  const cached = key && options.responses.get(key);
  if (cached) return cached;
  if (!(key && options.responses.isLoading(key)) && isShed()) {
    return key ? options.responses.standIn(key, overloaded) : undefined;
  }
  options.tokenBuckets.check(visitor);
  if (key === undefined || key.includes('?')) options.tokenBuckets.spend(visitor);
  const load = () => loadFresh(call, readLanguage(request.headers['accept-language']), options);
  return key ? options.responses.getOrLoad(key, load) : (await load()).value;
}

/** The cache key of the answer; undefined where it is not cached. */
function keyOf(request: FastifyRequest, definition: EndpointDefinition): string | undefined {
  return cacheKeyOf(definition, {
    pattern: request.routeOptions.url ?? '',
    // Path fields of the contract, which Fastify gives as strings.
    params: request.params as Record<string, string>,
    url: request.url,
    language: readLanguage(request.headers['accept-language']),
  });
}

async function loadFresh(
  call: () => ReturnType<Calls[EndpointKey]>,
  language: Language,
  options: ApiRoutesOptions,
): Promise<CacheEntry<StoredResponse>> {
  const answer = await call();
  const body = JSON.stringify({ success: true, data: answer.data });
  const headers = {
    ...plainSecurityHeaders,
    ...readableElsewhere,
    ...options.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    // Shared caches revalidate each time; the ETag makes that cheap, and an invalidation need not reach them.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Language, Accept-Encoding, X-API-Key',
  };
  const value = await storeResponse(200, body, headers, 'quick');
  return { value, tags: answer.tags, bytes: value.bytes, maxAgeMs: answer.cacheUntilMs - options.now() };
}
