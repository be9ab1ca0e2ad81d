import { type Access, detailShapes, type EndpointDefinition } from '@waha/contract';
import type { z } from 'zod';
import type { Operation, Parameter, Reference } from './document.ts';
import { exampleOf } from './examples.ts';
import { fileReply, formOf } from './files.ts';
import type { SchemaWriter } from './json-schemas.ts';
import type { ResponseWriter } from './responses.ts';
import { shareParameter } from './shared-parameters.ts';

/** Writers that collect the parts which operations share. */
export interface Writers {
  schemas: SchemaWriter;
  responses: ResponseWriter;
}

const storeKey = { storeKey: [] };
const withToken = { storeKey: [], token: [] };
const withStaffToken = { storeKey: [], staffToken: [] };

/** The credentials a call accepts: alternatives, each a set. */
function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [storeKey];
  if (access === 'visitor') return [storeKey, withToken];
  if (access === 'customer') return [withToken];
  if (access.customer) return [withToken, withStaffToken];
  // OpenAPI 3.1 lets a bearer scheme name the roles that a call needs.
  return access.token ? [withStaffToken, { storeKey: [], machineToken: [access.token] }] : [withStaffToken];
}

/** One call of the contract as an operation of the document. */
export function writeOperation(key: string, definition: EndpointDefinition, writers: Writers): Operation {
  const { schemas, responses } = writers;
  const { body, reply } = exampleOf(key);
  return {
    operationId: operationId(key),
    summary: definition.summary,
    description: describe(definition),
    tags: [areaOf(key)],
    security: securityOf(definition.access),
    parameters: [
      ...parametersOf('path', definition.params, schemas),
      ...parametersOf('query', definition.query, schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(definition.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(definition.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.write(definition.body, 'input'), ...asExample(body) } },
      },
    }),
    ...(definition.takes && {
      requestBody: { required: true, content: { 'multipart/form-data': formOf(definition.takes) } },
    }),
    responses: responses.write(definition, {
      reply: definition.gives ? fileReply(definition.gives) : schemas.write(definition.reply, 'output'),
      details: Object.fromEntries(
        Object.entries(detailShapes(definition)).map(([code, shape]) => [code, schemas.write(shape, 'output')]),
      ),
      example: asExample(reply),
    }),
  };
}

/** Under `examples`, because generators copy an `example` into their comments. */
const asExample = (value: unknown) => (value === undefined ? {} : { examples: { recorded: { value } } });

/** The first word of the path: the subject of the call. */
export function areaOf(key: string): string {
  return /\/([a-z-]+)/.exec(key)?.[1] ?? 'store';
}

/** `GET /products/{id}/variants` → `getProductsByIdVariants`: unique because method and path are. */
function operationId(key: string): string {
  const words = key
    .toLowerCase()
    .replaceAll('{', 'by-')
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join('');
}

function describe({ access, limitPerMinute, idempotent, cache }: EndpointDefinition): string {
  return [
    access === 'public' && 'For anybody who holds the store key.',
    access === 'visitor' && 'For anybody who holds the store key; who is signed in is known by the token.',
    access === 'customer' && 'For a signed-in customer.',
    typeof access === 'object' &&
      `For ${access.customer ? 'a signed-in customer, and ' : ''}staff: ${access.staff.join(', ')}.`,
    typeof access === 'object' && access.token && `Open to machine tokens with the scope \`${access.token}\`.`,
    cache && 'Kept until what it shows changes.',
    idempotent && 'Send an Idempotency-Key to be safe to try again.',
    limitPerMinute && `At most ${limitPerMinute} requests a minute from one visitor.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Documents the parsed types rather than the text: a number in an address is documented as a number. */
function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  schemas: SchemaWriter,
): (Parameter | Reference)[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'output');
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') throw new Error(`${name} has no shape`);
    const { description, ...rest } = property;
    return shareParameter({
      name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: rest,
    });
  });
}
