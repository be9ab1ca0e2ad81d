import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorTexts, toErrorBody } from '../bind/index.ts';
import { Refusal } from '../errors/index.ts';
import { readLanguage } from '../text/index.ts';
import { callOf, isForReading, pageOfRefusal } from './error-handler.ts';
import type { FailureLog } from './failure-log.ts';
import { refusalPageHeaders } from './refusal-page.ts';
import { plainSecurityHeaders } from './security-headers.ts';

const RETRY_AFTER_SECONDS = 2;
const noRoom = new Refusal('server.unavailable', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Answers that there is no room, past everything that makes answers; returns what a hook or handler returns then. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export interface BusyAnswersOptions {
  texts: ErrorTexts;
  /** Header lines besides those of every answer; see transportHeaders. */
  headers: Record<string, string>;
  failures: FailureLog;
}

/** The same that an error would be answered with, for a tenth of its cost: they are answered when there is most to do. */
export function createBusyAnswers({ texts, headers, failures }: BusyAnswersOptions): SayBusy {
  const always = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };
  const asJson = { ...plainSecurityHeaders, ...headers, ...always, 'content-type': 'application/json; charset=utf-8' };
  const asPage = { ...refusalPageHeaders, ...headers, ...always, 'content-type': 'text/html; charset=utf-8' };
  return (request, reply) => {
    const { id: requestId } = request;
    failures.tell(noRoom, { call: callOf(request), requestId });
    reply.hijack();
    if (isForReading(request)) {
      const body = pageOfRefusal(noRoom, requestId, texts);
      reply.raw.writeHead(503, { ...asPage, vary: 'Accept', 'content-length': Buffer.byteLength(body) }).end(body);
      return reply;
    }
    const language = readLanguage(request.headers['accept-language']);
    const body = JSON.stringify(toErrorBody(noRoom, { language, requestId }, texts));
    const lines = { 'content-language': language, vary: 'Accept-Language', 'content-length': Buffer.byteLength(body) };
    reply.raw.writeHead(503, { ...asJson, ...lines }).end(body);
    return reply;
  };
}
