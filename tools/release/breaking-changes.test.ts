import { expect, test } from 'vitest';
import { type ApiDocument, findBreakingChanges } from './breaking-changes.ts';
import type { Schema } from './compare-schemas.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A document of one call that takes `draft` and answers `order`. */
function document(draft: Schema, order: Schema): ApiDocument {
  const post = { requestBody: json(named('Draft')), responses: { 200: json(named('Order')), 422: json({}) } };
  return { paths: { '/orders': { post } }, components: { schemas: { Draft: draft, Order: order } } };
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };

const input = (was: Schema, is: Schema) => findBreakingChanges(document(was, text), document(is, text));
const output = (was: Schema, is: Schema) => findBreakingChanges(document(text, was), document(text, is));

test.each<[string, Schema, Schema]>([
  ['another optional value', object({ a: text }), object({ a: text, b: text })],
  ['a value that may be left out', object({ a: text }, ['a']), object({ a: text })],
  ['one more choice', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['a wider bound', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 9 }],
  ['any number for a whole one', { type: 'integer' }, number],
  ['null as well', text, { anyOf: [text, { type: 'null' }] }],
])('inputs may take %s', (_, was, is) => {
  expect(input(was, is)).toEqual([]);
});

test.each<[string, Schema, Schema]>([
  ['body.b is required now', object({ a: text }), object({ a: text, b: text }, ['b'])],
  ['body.a is refused', object({ a: text }), object({})],
  ['body.a was string, and is number', object({ a: text }), object({ a: number })],
  ['body refuses b', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['body has a tighter maxLength: 5', text, { type: 'string', maxLength: 5 }],
  ['body has a tighter minimum: 2', { type: 'number', minimum: 1 }, { type: 'number', minimum: 2 }],
  ['body has a tighter pattern: ^a', text, { type: 'string', pattern: '^a' }],
  ['body refuses a form that was accepted', { anyOf: [text, { type: 'null' }] }, text],
  [
    'body.a[] was string, and is number',
    object({ a: { type: 'array', items: text } }),
    object({ a: { type: 'array', items: number } }),
  ],
])('of inputs is said: %s', (change, was, is) => {
  expect(input(was, is)).toEqual([`POST /orders: ${change}`]);
});

test.each<[string, Schema, Schema]>([
  ['gain values', object({ a: text }), object({ a: text, b: text }, ['b'])],
  ['lose what was optional', object({ a: text }), object({})],
  ['promise more', object({ a: text }), object({ a: text }, ['a'])],
  ['be whole numbers', number, { type: 'integer' }],
  ['never be null again', { anyOf: [text, { type: 'null' }] }, text],
])('replies may %s', (_, was, is) => {
  expect(output(was, is)).toEqual([]);
});

test.each<[string, Schema, Schema]>([
  ['reply.a is gone', object({ a: text }, ['a']), object({})],
  ['reply.a may be missing now', object({ a: text }, ['a']), object({ a: text })],
  ['reply.a was string, and is string or null', object({ a: text }), object({ a: { type: ['string', 'null'] } })],
  ['reply has a form that no client knows', text, { anyOf: [text, { type: 'null' }] }],
])('of replies is said: %s', (change, was, is) => {
  expect(output(was, is)).toEqual([`POST /orders: ${change}`]);
});

test('calls, statuses, types of content and parameters', () => {
  const get = { parameters: [{ name: 'page', in: 'query', schema: number }], responses: { 200: json(text) } };
  const change = (operation: object | undefined) =>
    findBreakingChanges({ paths: { '/a': { get } } }, { paths: operation ? { '/a': { get: operation } } : {} });
  expect(change(get)).toEqual([]);
  expect(change(undefined)).toEqual(['GET /a is gone']);
  expect(change({ ...get, responses: { 201: json(text) } })).toEqual(['GET /a: it no longer answers 200']);
  expect(change({ ...get, responses: { 200: { content: { 'text/csv': {} } } } })).toEqual([
    'GET /a: the reply is no longer application/json',
  ]);
  const required = [...get.parameters, { name: 'q', in: 'query', required: true, schema: text }];
  expect(change({ ...get, parameters: required })).toEqual(['GET /a: query parameter q is required now']);
});

test('a schema that refers to itself ends', () => {
  const tree = object({ children: { type: 'array', items: named('Order') } });
  expect(output(tree, tree)).toEqual([]);
});
