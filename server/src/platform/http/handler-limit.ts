import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest time until its handler begins to answer; the server's limit unless set. */
    limitMs?: number;
  }
}

const CHECK_EVERY_MS = 1_000;

interface Open {
  reply: FastifyReply;
  dueMs: number;
}

/**
 * Refuses with 503 the requests for which no handler began to answer in time. A response that has begun may take as
 * long as its client reads: a film on a slow phone, a long list as a file. `count` is the number of tracked requests.
 * Fastify's own limit (`handlerTimeout`, 5.x) is not used for three reasons: it ends with the body of a request, so
 * that a request with a body may take for ever; it cuts off responses that are still being sent; and it creates an
 * abort controller and a timer for each request.
 */
export function limitHandlers(
  server: FastifyInstance,
  limitMs: number,
  checkEveryMs = CHECK_EVERY_MS,
): { count(): number } {
  const all = new Map<ServerResponse, Open>();
  // Runs while there are requests: an idle process is not woken.
  let timer: NodeJS.Timeout | undefined;
  function untrack(this: ServerResponse): void {
    all.delete(this);
  }
  server.addHook('onRequest', (request, reply, done) => {
    const { limitMs: own = limitMs } = request.routeOptions.config;
    all.set(reply.raw, { reply, dueMs: performance.now() + own });
    // Also called for clients that disconnect before there is an answer.
    reply.raw.on('close', untrack);
    timer ??= setInterval(check, checkEveryMs).unref();
    done();
  });
  function check(): void {
    if (all.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const now = performance.now();
    for (const [raw, { reply, dueMs }] of all) {
      if (dueMs > now) continue;
      all.delete(raw);
      if (!reply.sent && !raw.headersSent) reply.send(tooSlow(reply));
    }
  }
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
