import type { ErrorCode } from '@waha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorTexts, toErrorBody } from '../bind/index.ts';
import { isLockTimeout, isStatementTimeout, isUnavailable } from '../database/index.ts';
import { Refusal } from '../errors/index.ts';
import { type Language, languages, readLanguage } from '../text/index.ts';
import { API_PREFIX } from './api-path.ts';
import { visitorOf } from './caller.ts';
import { refusalPageHeaders, writeRefusalPage } from './refusal-page.ts';

/** Statuses Fastify itself refuses with, as codes of our catalogue. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  413: 'request.too_large',
  415: 'request.unsupported_media_type',
  429: 'request.rate_limited',
  503: 'server.unavailable',
};

/**
 * Every error as the one error body: refusals in words, anything unforeseen as a 500 that tells nothing. Whoever opened a
 * page is told so by a page.
 */
export function handleErrors(server: FastifyInstance, texts: ErrorTexts): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    // A busy database is the weather, told in a line; anything else at this end is a bug, told whole.
    if (refusal.status === 503) request.log.warn({ reason: String(error) }, 'answered 503');
    else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else if (isAboutAccess(refusal.status)) noteAccess(request, refusal.code);
    return sendRefusal(refusal, request, reply, texts);
  });
  server.setNotFoundHandler((request, reply) =>
    sendRefusal(new Refusal('request.not_found', {}, {}), request, reply, texts),
  );
}

/** Who may come in and how often: refusals that tell of an attack when there are many. */
function isAboutAccess(status: number): boolean {
  return status === 401 || status === 403 || status === 429;
}

/** What a security log needs (ASVS 5.0 §16.3): when, what, from where, with what outcome; never with which secret. */
export function noteAccess(request: FastifyRequest, outcome: string): void {
  const call = `${request.method} ${request.routeOptions.url ?? ''}`;
  request.log.info({ call, outcome, visitor: visitorOf(request.ip) }, 'access');
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, texts: ErrorTexts) {
  const language = readLanguage(request.headers['accept-language']);
  const retryAfter = refusal.extras.retryAfterSeconds ?? (refusal.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (isForReading(request)) {
    const say = (of: Language) => texts.say(of, refusal.code, refusal.params);
    const mayTryAgain = refusal.status === 429 || refusal.status >= 500;
    reply.headers({ ...refusalPageHeaders, 'content-language': languages.join(', '), vary: 'Accept' });
    return reply.type('text/html; charset=utf-8').send(writeRefusalPage({ say, mayTryAgain, requestId: request.id }));
  }
  return reply
    .headers({ 'content-language': language, vary: 'Accept-Language' })
    .type('application/json; charset=utf-8')
    .send(toErrorBody(refusal, { language, requestId: request.id }, texts));
}

/** Whether somebody opens an address in a browser, and not a script of the shop's or a program. */
function isForReading({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith(API_PREFIX) && /\btext\/html\b/i.test(headers.accept ?? '');
}

/** A refusal stays what it is; a busy or absent database is 503; Fastify's own are translated; the rest is a bug. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || isLockTimeout(error) || isStatementTimeout(error)) {
    return new Refusal('server.unavailable', {}, {});
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Refusal(codeOfStatus[status] ?? (status < 500 ? 'request.malformed' : 'server.failed'), {}, {});
}
