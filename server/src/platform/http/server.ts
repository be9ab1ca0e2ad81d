import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { LONGEST_PARAM } from './api-path.ts';
import { compressAnswers } from './compress-answers.ts';
import { isReadableElsewhere, readableElsewhere } from './cross-origin.ts';
import { limitHandlers } from './handler-limit.ts';
import { openListenSockets } from './listen-sockets.ts';
import { answerMethodNotAllowed } from './method-not-allowed.ts';
import { readJson } from './read-json.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { plainSecurityHeaders } from './security-headers.ts';
import { createTrust } from './visitor-address.ts';

/** Limits of every connection; Fastify disables most of these by default. */
const HEADERS_TIMEOUT_MS = 10_000;
/** The interval of Node's check for late connections; half a minute by default. */
const LOOK_FOR_LATE_EVERY_MS = 1_000;
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CONNECTION_TIMEOUT_MS = 130_000;
const HANDLER_LIMIT_MS = 20_000;
const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

const limitsOfSockets = { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: LOOK_FOR_LATE_EVERY_MS };

export interface ServerOptions {
  log: FastifyBaseLogger;
  /** Addresses of the proxies in front of the shop; forwarded addresses are trusted from these only. */
  trustProxy: readonly string[];
  /** Listening sockets of the port; undefined: the default of `openListenSockets`. */
  listenSockets?: number | undefined;
  /** Answers a request before routing where possible: from the cache, or by load shedding. True when it did. */
  answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Headers of every answer, added to the security headers; see transportHeaders. */
  headers: Record<string, string>;
}

/** A Fastify server that is bypassed by responses from the cache and by load shedding. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const always = Object.entries({ ...plainSecurityHeaders, ...options.headers });
  const server: FastifyInstance = fastify({
    loggerInstance: options.log,
    // The proxy in front logs requests; a log line for each would cost more than answering.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? createTrust(options.trustProxy) : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    clientErrorHandler: refuseUnreadable,
    // An address that cannot be decoded matches no route; it is refused in the same form as other errors. No hook runs
    // for it, so its headers are set here.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...Object.fromEntries(always), ...(isReadableElsewhere(request.url) && readableElsewhere) });
      server.errorHandler(error, request, reply);
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAM },
    serverFactory: (handler: RequestListener) => {
      const sockets = createServer(limitsOfSockets, (request, response) => {
        if (!options.answerEarly(request, response)) handler(request, response);
      });
      sockets.headersTimeout = HEADERS_TIMEOUT_MS;
      sockets.requestTimeout = REQUEST_TIMEOUT_MS;
      sockets.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
      sockets.setTimeout(CONNECTION_TIMEOUT_MS);
      openListenSockets(sockets, options.listenSockets);
      return sockets;
    },
  });
  // The first hook, so that the time limit covers all later ones.
  limitHandlers(server, HANDLER_LIMIT_MS);
  // The API accepts JSON only; other types are 415, not a text that then fails validation.
  server.removeContentTypeParser('text/plain');
  readJson(server);
  server.addHook('onSend', (request, reply, payload, done) => {
    if (isReadableElsewhere(request.url)) reply.headers(readableElsewhere);
    // A page or a file may set its own policy; every response has one.
    for (const [name, value] of always) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  compressAnswers(server);
  answerMethodNotAllowed(server);
  return server;
}
