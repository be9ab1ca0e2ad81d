import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bulkhead } from '../../platform/bulkheads/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { plainSecurityHeaders, visitorOf } from '../../platform/http/index.ts';
import { countAgainstLimit, type TokenBuckets } from '../../platform/rate-limit/index.ts';
import type { Extensions } from '../open-extensions.ts';
import { answerRevocation, answerToken, type OauthAnswer, readForm } from './answer-oauth.ts';
import { type LinkedAgents, openLinking } from './linked-agents.ts';
import {
  RESOURCE_METADATA_PATH,
  REVOKE_PATH,
  resourceMetadata,
  SERVER_METADATA_PATH,
  serverMetadata,
  TOKEN_PATH,
} from './oauth-metadata.ts';

const MOST_BYTES = 8 * 1024;
const METADATA_SECONDS = 300;
/** Wrong codes and tokens of one visitor. */
const WRONG = { most: 60, minutes: 15 };

export interface OauthHost {
  extensions: Extensions;
  linkedAgents: LinkedAgents;
  db: Database;
  origin: string;
  limits: boolean;
  bulkhead: Bulkhead;
  tokenBuckets: TokenBuckets;
  /** True while visitors are kept out of the shop. */
  isClosed: () => boolean;
}

/**
 * Mounts the authorization server of linked agents: its metadata, tokens and revocation. Nothing of it is there while no protocol that is
 * on lets customers link. The page on which a customer decides is one of the storefront.
 */
export function mountOauth(server: FastifyInstance, host: OauthHost): void {
  const { extensions, origin } = host;
  const metadata = { [SERVER_METADATA_PATH]: serverMetadata, [RESOURCE_METADATA_PATH]: resourceMetadata };
  for (const [path, make] of Object.entries(metadata)) {
    server.get(path, async (_, reply) => {
      const linking = openLinking(extensions);
      if (!linking) return reply.callNotFound();
      const control = { 'cache-control': `public, max-age=${METADATA_SECONDS}`, 'access-control-allow-origin': '*' };
      return reply.headers({ ...plainSecurityHeaders, ...control }).send(make(origin, linking));
    });
  }
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: 'buffer', bodyLimit: MOST_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_, body, done) => done(null, body));
    const answers = { [TOKEN_PATH]: answerToken, [REVOKE_PATH]: answerRevocation };
    for (const [path, answer] of Object.entries(answers))
      scope.post(path, (request, reply) => handle(request, reply, { host, answer }));
  });
}

type AnswerForm = (form: ReadonlyMap<string, string> | undefined, agents: LinkedAgents) => Promise<OauthAnswer>;

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  { host, answer }: { host: OauthHost; answer: AnswerForm },
): Promise<unknown> {
  if (!openLinking(host.extensions)) return reply.callNotFound();
  if (host.isClosed()) refuse('server.unavailable', {}, { retryAfterSeconds: 3_600 });
  const visitor = visitorOf(request.ip);
  host.tokenBuckets.check(visitor);
  host.tokenBuckets.spend(visitor);
  const form = Buffer.isBuffer(request.body) ? readForm(request.body) : undefined;
  const { status, body, isWrong } = await host.bulkhead.run(visitor, () => answer(form, host.linkedAgents));
  if (isWrong && host.limits)
    await countAgainstLimit(host.db, { bucket: `agent tokens ${visitor}`, ...WRONG, code: 'request.rate_limited' });
  if (status === 401) reply.header('www-authenticate', `Basic realm="${host.origin}"`);
  return reply
    .code(status)
    .headers({ ...plainSecurityHeaders, 'cache-control': 'no-store', pragma: 'no-cache' })
    .type('application/json; charset=utf-8')
    .send(body === null ? '' : JSON.stringify(body));
}
