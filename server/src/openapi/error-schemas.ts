import { type ErrorCode, errorCatalogue } from '@waha/contract';
import type { JsonSchema } from './document.ts';

/** The body of every refusal, as `ErrorBody` of the contract types it, and its codes. */
export const errorSchemas: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    description: 'Why a call was refused',
    properties: {
      success: { type: 'boolean', const: false },
      message: { type: 'string', description: 'For people, in the language of the request' },
      code: { $ref: '#/components/schemas/ErrorCode' },
      errors: {
        type: 'object',
        description: 'With 422: what is wrong with each field, by its path',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      request_id: { type: 'string', description: 'Name it when you ask us about a failure' },
      details: { description: 'What the refusal is about, where a client can act on it' },
    },
    required: ['success', 'message', 'code', 'request_id'],
  },
  ErrorCode: {
    type: 'string',
    description: 'Why, for programs; a code never changes its meaning, and new ones are added',
    enum: Object.keys(errorCatalogue),
  },
};

/** The schema of refusals: a branch for each shape of `details`, which a client recognises by the code. */
export function refusalSchema(codes: readonly ErrorCode[], details: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const byShape = Map.groupBy(codes, (code) => JSON.stringify(details[code] ?? null));
  const [only, ...others] = [...byShape.values()]
    .sort(([a = ''], [b = '']) => Number(a in details) - Number(b in details))
    .map((same) => errorOf(same, details[same[0] ?? '']));
  return only && others.length === 0 ? only : { oneOf: [only ?? {}, ...others] };
}

function errorOf(codes: readonly ErrorCode[], details: JsonSchema | undefined): JsonSchema {
  const code: JsonSchema = { type: 'string', enum: [...codes] };
  const own: JsonSchema = { type: 'object', properties: details ? { code, details } : { code }, required: ['code'] };
  return { allOf: [{ $ref: '#/components/schemas/Error' }, own] };
}

/** Names of groups whose codes would make a long one. */
const groupNames: Readonly<Record<string, string>> = {
  'auth.api_key_invalid auth.token_invalid': 'Unauthorized',
  'auth.api_key_invalid auth.token_invalid auth.required': 'SignInRequired',
};

/** `request.invalid` → `RequestInvalid`; several codes are joined by `Or`. */
export function groupName(codes: readonly ErrorCode[]): string {
  return groupNames[codes.join(' ')] ?? codes.map(pascalCase).join('Or');
}

function pascalCase(code: string): string {
  return code.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
