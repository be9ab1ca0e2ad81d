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
const linesElsewhere = Object.entries(readableElsewhere).flat();
const noRoom = new Refusal('server.unavailable', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Answers that there is no room, past everything that makes answers. `call` is what was asked, by its route. */
export type RefuseBusy = (
  request: IncomingMessage,
  response: ServerResponse,
  about: { call: string; requestId: string },
) => void;

/** The same where Fastify was asked already; returns what a hook or handler returns then. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function sayBusyBy(refuseBusy: RefuseBusy): SayBusy {
  return (request, reply) => {
    reply.hijack();
    refuseBusy(request.raw, reply.raw, { call: callOf(request), requestId: request.id });
    return reply;
  };
}

export interface BusyAnswersOptions {
  texts: ErrorTexts;
  /** Header lines besides those of every answer; see transportHeaders. */
  headers: Record<string, string>;
  failures: FailureLog;
}

/** Stands for the number of a request in an answer that is written before there is one. */
const NUMBER = '00000000-0000-0000-0000-000000000000';

/** An answer but for the number of its request. */
interface Written {
  lines: readonly string[];
  before: string;
  after: string;
  /** Of the body but for the number. */
  bytes: number;
}

function writeOnce(headers: Record<string, string>, write: (requestId: string) => string): Written {
  const [before = '', after = ''] = write(NUMBER).split(NUMBER);
  return { lines: Object.entries(headers).flat(), before, after, bytes: Buffer.byteLength(before + after) };
}

/** The same that an error would be answered with, for a tenth of its cost: they are answered when there is most to do. */
export function createBusyAnswers({ texts, headers, failures }: BusyAnswersOptions): RefuseBusy {
  const always = { ...headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };
  const inWords = (language: Language) =>
    writeOnce(
      {
        ...plainSecurityHeaders,
        ...always,
        'content-type': 'application/json; charset=utf-8',
        'content-language': language,
        vary: 'Accept-Language',
      },
      (requestId) => JSON.stringify(toErrorBody(noRoom, { language, requestId }, texts)),
    );
  const words = { ar: inWords('ar'), en: inWords('en') };
  const page = writeOnce(
    { ...refusalPageHeaders, ...always, 'content-type': 'text/html; charset=utf-8', vary: 'Accept' },
    (requestId) => pageOfRefusal(noRoom, requestId, texts),
  );
  return ({ url = '/', headers: asked }, response, { call, requestId }) => {
    failures.tell(noRoom, { call, requestId });
    const { lines, before, after, bytes } = isForReading({ url, headers: asked })
      ? page
      : words[readLanguage(asked['accept-language'])];
    const elsewhere = isReadableElsewhere(url) ? linesElsewhere : [];
    response
      .writeHead(503, [...lines, ...elsewhere, 'content-length', String(bytes + requestId.length)])
      .end(before + requestId + after);
  };
}
