import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long its handler may take until it begins to answer; as any handler may, unless said. */
    limitMs?: number;
  }
}

const CHECK_EVERY_MS = 1_000;

interface Open {
  reply: FastifyReply;
  dueMs: number;
}

/**
 * Refuses with 503 what no handler has begun to answer in time. What has begun goes on for as long as it is received: a film on
 * a slow phone, a long list as a file. `count` says how many requests are remembered.
 *
 * Fastify's own limit (`handlerTimeout`, 5.x) ends with the body of a request, so that whatever is sent with one may take for ever;
 * it cuts off what is still being sent; and it makes an abort controller and a timer of each request.
 */
export function limitHandlers(
  server: FastifyInstance,
  limitMs: number,
  checkEveryMs = CHECK_EVERY_MS,
): { count(): number } {
  const all = new Map<ServerResponse, Open>();
  function untrack(this: ServerResponse): void {
    all.delete(this);
  }
  server.addHook('onRequest', (request, reply, done) => {
    const { limitMs: own = limitMs } = request.routeOptions.config;
    all.set(reply.raw, { reply, dueMs: performance.now() + own });
    // Also of whoever leaves before there is an answer.
    reply.raw.on('close', untrack);
    done();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [raw, { reply, dueMs }] of all) {
      if (dueMs > now) continue;
      all.delete(raw);
      if (!reply.sent && !raw.headersSent) reply.send(tooSlow(reply));
    }
  }, checkEveryMs).unref();
  server.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
  return { count: () => all.size };
}

function tooSlow({ request }: FastifyReply): Error {
  const { method, url } = request.routeOptions;
  return Object.assign(new Error(`${method} ${url} was not answered in time`), { statusCode: 503 });
}
