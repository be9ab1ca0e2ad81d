import {
  type EndpointDefinition,
  type ErrorCode,
  errorCatalogue,
  isErrorCode,
  isRefusedWhileClosed,
} from '@waha/contract';
import type { Examples, Header, JsonSchema, Reference, Response } from './document.ts';
import { groupName, refusalSchema } from './error-schemas.ts';

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
    ...(definition.transport ? (['request.insecure'] as const) : []),
    ...(isRefusedWhileClosed(definition) ? (['shop.closed'] as const) : []),
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
  example: { examples?: Examples };
}

/** Writes responses; refusals that calls share are collected under `components`, the response and its schema. */
export interface ResponseWriter {
  /** The reply and every refusal of an endpoint by status. */
  write(definition: EndpointDefinition, written: Written): Record<string, Response | Reference>;
  /** Shared refusals met so far, in the order of their names. */
  components(): { responses: Record<string, Response>; schemas: Record<string, JsonSchema> };
}

/** A group of several codes is shared if that many calls have it. */
const LEAST_SHARED = 3;

export function createResponseWriter(definitions: readonly EndpointDefinition[]): ResponseWriter {
  const responses = new Map<string, Response>();
  const schemas = new Map<string, JsonSchema>();
  const groups = Map.groupBy(definitions.flatMap(byStatus), ([, codes]) => codes.join(' '));
  const refusal = (status: number, codes: readonly ErrorCode[], details: Written['details']): Response | Reference => {
    const schema = refusalSchema(codes, details);
    const isShared = codes.length === 1 || (groups.get(codes.join(' '))?.length ?? 0) >= LEAST_SHARED;
    if (!isShared || codes.some((code) => details[code])) return writeRefusal(status, schema);
    const name = groupName(codes);
    schemas.set(`${name}Error`, schema);
    responses.set(name, writeRefusal(status, { $ref: `#/components/schemas/${name}Error` }));
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    write: (definition, written) => ({
      [definition.status ?? 200]: success(definition, written),
      ...(definition.cache ? { 304: { description: 'You have the newest answer already' } } : {}),
      ...Object.fromEntries(
        byStatus(definition).map(([status, codes]) => [status, refusal(status, codes, written.details)]),
      ),
    }),
    components: () => ({ responses: sorted(responses), schemas: sorted(schemas) }),
  };
}

/** The refusals of an endpoint by status, in the order of the statuses. */
function byStatus(definition: EndpointDefinition): [number, ErrorCode[]][] {
  const codes = Map.groupBy(new Set(refusalsOf(definition)), (code) => errorCatalogue[code]);
  return [...codes].sort(([a], [b]) => a - b);
}

function sorted<Item>(items: ReadonlyMap<string, Item>): Record<string, Item> {
  return Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function success(definition: EndpointDefinition, { reply, example }: Written): Response {
  const language = { 'Content-Language': { $ref: '#/components/headers/ContentLanguage' } };
  return {
    description: definition.status === 201 ? 'Made' : 'Done',
    headers: definition.cache ? { ...language, ETag: { $ref: '#/components/headers/ETag' } } : language,
    content: definition.gives
      ? { [definition.gives]: { schema: reply } }
      : { 'application/json': { schema: envelope(definition, reply), ...example } },
  };
}

/** The body of a success. It has a message for people where the endpoint declares one. */
function envelope({ message }: EndpointDefinition, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { success: { type: 'boolean', const: true }, data, ...(message && { message: { type: 'string' } }) },
    required: message ? ['success', 'data', 'message'] : ['success', 'data'],
  };
}

function writeRefusal(status: number, schema: JsonSchema): Response {
  const retry = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  return {
    description: meanings[status] ?? 'Refused',
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: { 'application/json': { schema } },
  };
}
