import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';

/** Limits of every connection; Fastify's own defaults leave most of these off. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CONNECTION_TIMEOUT_MS = 130_000;
const HANDLER_TIMEOUT_MS = 20_000;
const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

export interface ServerOptions {
  log: FastifyBaseLogger;
  /** Addresses of proxies in front of us; only from them are forwarded addresses believed. */
  trustProxy: readonly string[];
  /** Answers from what is kept; true when it did. */
  front: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A Fastify server whose kept answers are sent before it is even asked. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const server = fastify({
    loggerInstance: options.log,
    // Requests are counted by whoever stands in front; a line for each would cost more than answering.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: (handler: RequestListener) => {
      const sockets = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
        if (!options.front(request, response)) handler(request, response);
      });
      sockets.headersTimeout = HEADERS_TIMEOUT_MS;
      sockets.requestTimeout = REQUEST_TIMEOUT_MS;
      sockets.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
      sockets.setTimeout(CONNECTION_TIMEOUT_MS);
      return sockets;
    },
  });
  // The API speaks JSON alone; anything else is 415, not a text that then fails to validate.
  server.removeContentTypeParser('text/plain');
  return server;
}
