import { type EndpointDefinition, type ErrorCode, errorCatalogue, isErrorCode } from '@waha/contract';
import type { Header, JsonSchema, Reference, Response } from './document.ts';

/** The body of every refusal, as `ErrorBody` of the contract types it. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For people, in the language of the request' },
    code: { type: 'string', enum: Object.keys(errorCatalogue), description: 'For programs; never changes its meaning' },
    errors: {
      type: 'object',
      description: 'With 422: what is wrong with each field, by its path',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    request_id: { type: 'string', description: 'Name it when you ask us about a failure' },
    details: { description: 'What the refusal is about, where a client can act on it' },
  },
  required: ['success', 'message', 'code', 'request_id'],
  additionalProperties: false,
};

export const headers: Record<string, Header> = {
  RetryAfter: { description: 'Seconds after which trying again makes sense', schema: { type: 'integer', minimum: 1 } },
  ETag: { description: 'Send it back as If-None-Match to be spared an answer you have', schema: { type: 'string' } },
  ContentLanguage: { description: 'The language of the texts', schema: { type: 'string', enum: ['ar', 'en'] } },
};

/** Refusals common to all calls. */
const everywhere = [
  'request.malformed',
  'auth.api_key_invalid',
  'auth.token_invalid',
  'auth.key_invalid',
  'auth.key_expired',
  'auth.key_revoked',
  'request.rate_limited',
  'server.failed',
  'server.unavailable',
] as const satisfies ErrorCode[];

const meanings: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'The store key or the token is not valid, or there is none',
  403: 'Not for this caller',
  404: 'There is no such thing',
  409: 'Possible in itself, but not as things stand now',
  413: 'The body is too large',
  415: 'The body is not of the type this call takes',
  422: 'The request was understood and cannot be carried out as it is',
  429: 'Too many requests',
  500: 'A defect on our side',
  503: 'Busy or stopping; try again',
};

/** All refusals of an endpoint: its own, those of its kind of input, and those common to all calls. */
export function refusalsOf(definition: EndpointDefinition): ErrorCode[] {
  const hasInput = Boolean(definition.params ?? definition.query ?? definition.body);
  return [
    ...everywhere,
    ...(definition.access === 'public' || definition.access === 'visitor' ? [] : (['auth.required'] as const)),
    // A machine token is refused by calls that are open to any visitor, too.
    ...(definition.access === 'public' ? [] : (['auth.forbidden'] as const)),
    ...(typeof definition.access === 'object' && definition.access.token ? (['auth.scope_missing'] as const) : []),
    ...(definition.body ? (['request.too_large', 'request.unsupported_media_type'] as const) : []),
    ...(definition.takes ? (['request.unsupported_media_type'] as const) : []),
    ...(hasInput ? (['request.invalid'] as const) : []),
    ...(definition.idempotent ? (['request.idempotency_key_reused', 'request.idempotency_in_flight'] as const) : []),
    ...definition.errors.filter(isErrorCode),
  ];
}

interface Written {
  /** The schema of `data`. */
  reply: JsonSchema;
  /** Shape of a refusal's `details`, by its code. */
  details: Readonly<Record<string, JsonSchema>>;
  example: { example?: unknown };
}

/** The reply and every refusal of an endpoint by status. */
export function responsesOf(definition: EndpointDefinition, written: Written): Record<string, Response | Reference> {
  const codes = Map.groupBy(new Set(refusalsOf(definition)), (code) => errorCatalogue[code]);
  const refusals = [...codes]
    .sort(([a], [b]) => a - b)
    .map(([status, list]) => [status, refusalResponse(status, list, written.details)]);
  return {
    [definition.status ?? 200]: success(definition, written),
    ...(definition.cache ? { 304: { description: 'You have the newest answer already' } } : {}),
    ...Object.fromEntries(refusals),
  };
}

function success(definition: EndpointDefinition, { reply, example }: Written): Response {
  const language = { 'Content-Language': { $ref: '#/components/headers/ContentLanguage' } };
  return {
    description: definition.status === 201 ? 'Made' : 'Done',
    headers: definition.cache ? { ...language, ETag: { $ref: '#/components/headers/ETag' } } : language,
    content: definition.gives
      ? { [definition.gives]: { schema: reply } }
      : {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: { const: true }, data: reply, message: { type: 'string' } },
              required: ['success', 'data'],
              additionalProperties: false,
            },
            ...example,
          },
        },
  };
}

function refusalResponse(
  status: number,
  codes: readonly ErrorCode[],
  details: Written['details'],
): Response | Reference {
  return codes.every((code) => everywhere.some((common) => common === code))
    ? { $ref: `#/components/responses/${status}` }
    : writeRefusal(status, codes, details);
}

function writeRefusal(status: number, codes: readonly ErrorCode[], details: Written['details'] = {}): Response {
  const retry = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  return {
    description: meanings[status] ?? 'Refused',
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: { 'application/json': { schema: refusalSchema(codes, details) } },
  };
}

/** The schema of refusals. Codes with typed `details` have a branch each, which a client recognises by the code. */
function refusalSchema(codes: readonly ErrorCode[], details: Written['details']): JsonSchema {
  const [typed, rest] = [codes.filter((code) => details[code]), codes.filter((code) => !details[code])];
  if (typed.length === 0) return { $ref: '#/components/schemas/Error', properties: { code: { enum: [...codes] } } };
  // Written inline rather than by reference, so that tools see that no two branches overlap.
  const branch = (own: Record<string, JsonSchema>): JsonSchema => ({
    ...errorSchema,
    properties: { ...errorSchema.properties, ...own },
  });
  const telling = typed.map((code) => branch({ code: { type: 'string', const: code }, details: details[code] ?? {} }));
  const [only, ...others] =
    rest.length > 0 ? [branch({ code: { type: 'string', enum: [...rest] } }), ...telling] : telling;
  return only && others.length === 0 ? only : { oneOf: [only ?? {}, ...others] };
}

/** The responses that are the same for every call, by status. */
export function commonResponses(): Record<string, Response> {
  const codes = Map.groupBy<number, ErrorCode>(everywhere, (code) => errorCatalogue[code]);
  return Object.fromEntries([...codes].map(([status, list]) => [status, writeRefusal(status, list)]));
}
