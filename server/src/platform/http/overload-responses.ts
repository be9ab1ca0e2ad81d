import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorTexts, toErrorBody } from '../bind/index.ts';
import { Refusal } from '../errors/index.ts';
import { type Language, readLanguage } from '../text/index.ts';
import { isReadableElsewhere, readableElsewhere } from './cross-origin.ts';
import { callOf, isForReading, pageOfRefusal } from './error-handler.ts';
import type { FailureLog } from './failure-log.ts';
import { refusalPageHeaders } from './refusal-page.ts';
import { plainSecurityHeaders } from './security-headers.ts';

const RETRY_AFTER_SECONDS = 2;
const corsLines = Object.entries(readableElsewhere).flat();
export const overloaded = new Refusal('server.unavailable', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Writes the 503 of an overloaded process without Fastify. `call` names the route. */
export type WriteUnavailable = (
  request: IncomingMessage,
  response: ServerResponse,
  about: { call: string; requestId: string },
) => void;

/** The same within Fastify; a hook or handler must return the result. */
export type SendUnavailable = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function createSendUnavailable(writeUnavailable: WriteUnavailable): SendUnavailable {
  return (request, reply) => {
    reply.hijack();
    writeUnavailable(request.raw, reply.raw, { call: callOf(request), requestId: request.id });
    return reply;
  };
}

export interface OverloadResponsesOptions {
  texts: ErrorTexts;
  /** Additional header lines for these responses; see transportHeaders. */
  headers: Record<string, string>;
  failures: FailureLog;
}

/** The placeholder of the request id in a response that is written in advance. */
const REQUEST_ID = '00000000-0000-0000-0000-000000000000';

/** A response written in advance, without its request id. */
interface Template {
  lines: readonly string[];
  before: string;
  after: string;
  /** Length of the body without the request id. */
  bytes: number;
}

function createTemplate(headers: Record<string, string>, write: (requestId: string) => string): Template {
  const [before = '', after = ''] = write(REQUEST_ID).split(REQUEST_ID);
  return { lines: Object.entries(headers).flat(), before, after, bytes: Buffer.byteLength(before + after) };
}

/**
 * Writes the 503 that the error handler would send, at a tenth of its cost, because it is sent when the process is
 * busiest.
 */
export function createOverloadResponses({ texts, headers, failures }: OverloadResponsesOptions): WriteUnavailable {
  const always = { ...headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };
  const inWords = (language: Language) =>
    createTemplate(
      {
        ...plainSecurityHeaders,
        ...always,
        'content-type': 'application/json; charset=utf-8',
        'content-language': language,
        vary: 'Accept-Language',
      },
      (requestId) => JSON.stringify(toErrorBody(overloaded, { language, requestId }, texts)),
    );
  const words = { ar: inWords('ar'), en: inWords('en') };
  const page = createTemplate(
    { ...refusalPageHeaders, ...always, 'content-type': 'text/html; charset=utf-8', vary: 'Accept' },
    (requestId) => pageOfRefusal(overloaded, requestId, texts),
  );
  return ({ url = '/', headers: asked }, response, { call, requestId }) => {
    failures.tell(overloaded, { call, requestId });
    const { lines, before, after, bytes } = isForReading({ url, headers: asked })
      ? page
      : words[readLanguage(asked['accept-language'])];
    const elsewhere = isReadableElsewhere(url) ? corsLines : [];
    response
      .writeHead(503, [...lines, ...elsewhere, 'content-length', String(bytes + requestId.length)])
      .end(before + requestId + after);
  };
}
