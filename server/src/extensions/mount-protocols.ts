import type { ProtocolAnswer, ProtocolProvider } from '@waha/extend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bulkhead } from '../platform/bulkheads/index.ts';
import { Refusal, refuse } from '../platform/errors/index.ts';
import {
  callOf,
  type FindActor,
  networkOf,
  plainSecurityHeaders,
  sharedNetwork,
  toRefusal,
  visitorOf,
} from '../platform/http/index.ts';
import type { TokenBuckets } from '../platform/rate-limit/index.ts';
import { ExtensionError } from './extension-error.ts';
import type { ServedApi } from './host-calls.ts';
import type { LinkedAgents } from './linking/linked-agents.ts';
import { type Linked, readLinked } from './linking/read-linked.ts';
import { type MatchedRoute, matchRoute } from './match-route.ts';
import type { Adapter, Extensions } from './open-extensions.ts';
import { createProtocolCall } from './protocol-calls.ts';
import { singleValues } from './single-values.ts';
import { protocolPath } from './webhook-paths.ts';

const MOST_BYTES = 256 * 1024;
const MOST_ANSWER_CHARACTERS = 2 * 1024 * 1024;
const ANSWER_MS = 15_000;
const MOST_SENDER = 200;

const answerShape = z.object({
  status: z.int().min(200).max(599),
  headers: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]*$/),
      z
        .string()
        .max(2_000)
        .regex(/^[^\r\n]*$/),
    )
    .optional(),
  body: z.string().max(MOST_ANSWER_CHARACTERS),
});

export interface ProtocolHost {
  extensions: Extensions;
  served: ServedApi;
  bulkhead: Bulkhead;
  tokenBuckets: TokenBuckets;
  findActor: FindActor;
  linkedAgents: LinkedAgents;
  /** True while visitors are kept out of the shop. */
  isClosed: () => boolean;
  isArabicOnly: () => boolean;
  /** The shop's own answers at root addresses that a protocol may have, while none does. */
  ownAnswers: Readonly<Record<string, (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>>>;
}

/**
 * Mounts the protocols of extensions: all below `/api/<name>`, and the root addresses that they declare. One that is off answers 404,
 * a closed shop 503. Requests take places of the work class of agents, and tokens of the bucket of their address.
 */
export function mountProtocols(server: FastifyInstance, host: ProtocolHost): void {
  const declaring = host.extensions.list.filter(({ protocol }) => protocol !== undefined);
  const declared = declaring.flatMap(({ rootPaths = [] }) => rootPaths);
  for (const [path, own] of Object.entries(host.ownAnswers)) if (!declared.includes(path)) server.get(path, own);
  if (declaring.length === 0) return;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    for (const { name, rootPaths = [] } of declaring) {
      const base = protocolPath(name);
      scope.all(`${base}/*`, (request, reply) => answer(request, reply, { host, name, base }));
      for (const path of rootPaths)
        scope.all(path, (request, reply) => answer(request, reply, { host, name, base: '' }));
    }
  });
}

interface Place {
  host: ProtocolHost;
  name: string;
  /** Empty at the root of the shop. */
  base: string;
}

async function answer(request: FastifyRequest, reply: FastifyReply, { host, name, base }: Place): Promise<unknown> {
  const adapter = host.extensions.protocols.find((one) => one.name === name);
  const own = base === '' ? host.ownAnswers[request.url.replace(/[?#].*$/, '')] : undefined;
  if (!adapter) return own && request.method === 'GET' ? own(request, reply) : reply.callNotFound();
  const path = request.url.replace(/[?#].*$/, '').slice(base.length);
  const { found, methods } = matchRoute(adapter.port.routes, { method: request.method, path, atRoot: base === '' });
  if (methods.length === 0) return reply.callNotFound();
  if (!found) {
    reply.header('allow', methods.join(', '));
    refuse('request.method_not_allowed');
  }
  if (host.isClosed()) refuse('server.unavailable', {}, { retryAfterSeconds: 3_600 });
  const visitor = visitorOf(request.ip);
  host.tokenBuckets.check(visitor);
  host.tokenBuckets.spend(visitor);
  const given = await host.bulkhead.run(visitor, () => handle(adapter, request, { ...found, path, visitor, host }));
  return reply
    .code(given.status)
    .headers({ ...plainSecurityHeaders, 'cache-control': 'no-store', ...given.headers })
    .type(given.headers?.['content-type'] ?? 'application/json; charset=utf-8')
    .send(given.body);
}

async function handle(
  { name, call: guarded }: Adapter<ProtocolProvider>,
  request: FastifyRequest,
  { route, params, path, visitor, host }: MatchedRoute & { path: string; visitor: string; host: ProtocolHost },
): Promise<ProtocolAnswer> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { method, headers, query } = request;
  const linked = await readLinked(headers.authorization, host);
  const asked = {
    ...{ method, path, params, visitor, body },
    linked: linked === null || linked === 'invalid' ? linked : linked.told,
    ...{ headers: singleValues(headers), query: singleValues(query) },
    spendFor: (sender: string) => trySpend(host.tokenBuckets, `sender:${name}:${sender}`),
  };
  const call = callFor(request, visitor, linked === 'invalid' ? null : linked, host);
  try {
    const { headers: named, ...given } = await guarded(
      'protocol.answer',
      { shape: answerShape, timeoutMs: ANSWER_MS },
      () => route.handle(asked, call),
    );
    return { ...given, ...(named && { headers: named }) };
  } catch (error) {
    if (error instanceof ExtensionError && error.failure === 'slow') refuse('server.unavailable');
    // The database is away, or the extension has no room for more records: worth another attempt.
    const refusal = error instanceof ExtensionError ? toRefusal(error.cause) : undefined;
    if (refusal?.status === 503) throw refusal;
    throw error;
  }
}

/** Spends one token of a proven sender; false where it has none. Names of senders are bounded as those of visitors are. */
function trySpend(tokenBuckets: TokenBuckets, sender: string): boolean {
  try {
    tokenBuckets.check(sender.slice(0, MOST_SENDER));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  tokenBuckets.spend(sender.slice(0, MOST_SENDER));
  return true;
}

/** The shop's API as this request may call it. */
function callFor(
  request: FastifyRequest,
  visitor: string,
  linked: Linked | null,
  { served, findActor, isArabicOnly }: ProtocolHost,
) {
  const device = (request.headers['user-agent'] ?? '').slice(0, 200);
  return createProtocolCall({
    ...{ served, linked },
    guest: {
      ...{ language: 'ar', actor: { kind: 'guest' }, requestId: request.id, visitor, device, isUnasked: false },
      network: networkOf(request.ip),
    },
    async customerOf(token) {
      const actor = await findActor(token, { visitor, network: sharedNetwork(request.ip ?? '') });
      if (actor?.kind !== 'customer') refuse('auth.token_invalid');
      return actor;
    },
    isArabicOnly: isArabicOnly(),
    onFailure: (error, key) =>
      request.log.error({ err: error, call: callOf(request), key }, 'a call of a protocol failed'),
  });
}
