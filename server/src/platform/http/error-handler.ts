import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorTexts, toErrorBody } from '../bind/index.ts';
import { Refusal } from '../errors/index.ts';
import { type Language, languages, readLanguage } from '../text/index.ts';
import { API_PREFIX } from './api-path.ts';
import { visitorOf } from './caller.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import { refusalPageHeaders, writeRefusalPage } from './refusal-page.ts';
import { toRefusal } from './to-refusal.ts';

/**
 * Sends every error in the one format of error bodies: refusals with their texts, unforeseen errors as a 500 without
 * details. A browser that opens a page is sent an HTML page.
 */
export function handleErrors(
  server: FastifyInstance,
  texts: ErrorTexts,
  failures: FailureLog = createFailureLog(server.log),
): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) failures.tell(error, { call: callOf(request), requestId: request.id });
    else if (isAboutAccess(refusal.status)) noteAccess(request, refusal.code);
    return sendRefusal(refusal, request, reply, texts);
  });
  server.setNotFoundHandler((request, reply) =>
    sendRefusal(new Refusal('request.not_found', {}, {}), request, reply, texts),
  );
}

/** Refusals of access and rate limits, which indicate an attack when there are many. */
function isAboutAccess(status: number): boolean {
  return status === 401 || status === 403 || status === 429;
}

/** Writes a security log entry (ASVS 5.0 §16.3): time, call, visitor and outcome, never a secret. */
export function noteAccess(request: FastifyRequest, outcome: string): void {
  request.log.info({ call: callOf(request), outcome, visitor: visitorOf(request.ip) }, 'access');
}

/** The call by its route: an address may contain personal data. */
export function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, texts: ErrorTexts) {
  const language = readLanguage(request.headers['accept-language']);
  const retryAfter = refusal.extras.retryAfterSeconds ?? (refusal.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (isForReading(request)) {
    reply.headers({ ...refusalPageHeaders, 'content-language': languages.join(', '), vary: 'Accept' });
    return reply.type('text/html; charset=utf-8').send(pageOfRefusal(refusal, request.id, texts));
  }
  return reply
    .headers({ 'content-language': language, vary: 'Accept-Language' })
    .type('application/json; charset=utf-8')
    .send(toErrorBody(refusal, { language, requestId: request.id }, texts));
}

/** A refusal as an HTML page. */
export function pageOfRefusal(refusal: Refusal, requestId: string, texts: ErrorTexts): string {
  const say = (of: Language) => texts.say(of, refusal.code, refusal.params);
  const mayTryAgain = refusal.status === 429 || refusal.status >= 500;
  return writeRefusalPage({ say, mayTryAgain, requestId });
}

/** True where a browser opens the address, rather than a script of the shop or another program. */
export function isForReading({ url, headers }: { url: string; headers: IncomingHttpHeaders }): boolean {
  return !url.startsWith(API_PREFIX) && /\btext\/html\b/i.test(headers.accept ?? '');
}
