import { z } from 'zod';
import type { Parameter, Reference } from './document.ts';

const { $schema: _, ...uuid } = z.toJSONSchema(z.uuid());

/** Parameters that many calls take alike. named-schemas.test.ts fails where one of them no longer occurs. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of texts and messages: `ar` unless `en` is preferred',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Your own name for this request. Sent again with the same request it gives the same answer, once done',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
  },
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  Uuid: { name: 'id', in: 'path', required: true, schema: uuid },
  Page: { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100_000 } },
  PerPage: { name: 'per_page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
  ViewToken: {
    name: 'view_token',
    in: 'query',
    required: false,
    schema: { type: 'string', minLength: 20, maxLength: 100 },
  },
};

const names = new Map(Object.entries(sharedParameters).map(([name, parameter]) => [JSON.stringify(parameter), name]));

/** A reference to the shared parameter that is equal, or the parameter itself. */
export function shareParameter(parameter: Parameter): Parameter | Reference {
  const name = names.get(JSON.stringify(parameter));
  return name ? { $ref: `#/components/parameters/${name}` } : parameter;
}
