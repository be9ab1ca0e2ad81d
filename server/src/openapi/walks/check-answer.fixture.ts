import type { EndpointKey } from '@waha/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { buildOpenApi } from '../build-openapi.ts';
import type { JsonSchema, Operation, Parameter, Reference, Response } from '../document.ts';
import type { Answered } from './contract-world.fixture.ts';

const DOCUMENT = 'openapi.json';
const CLOSED = 'closed.json';
const CONTENT = 'content/application~1json/schema';

export const document = buildOpenApi();
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema(document, DOCUMENT);
// Clients must bear fields they do not know; a reply that has some here is a defect.
ajv.addSchema(Object(closed(document)), CLOSED);

/**
 * Compiled validators by pointer. Ajv caches a schema by object identity, so without this map each answer would compile
 * its own.
 */
const validators = new Map<string, ValidateFunction>();

function validatorAt(pointer: string, file = DOCUMENT): ValidateFunction {
  const $ref = `${file}#${pointer}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

/** A copy in which no object has fields beyond those it declares. Parts of an `allOf` share their fields. */
function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((item) => closed(item, isPart));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner, key === 'allOf')]));
  const isObject = 'properties' in copy && copy.type === 'object';
  return isObject && !isPart ? { additionalProperties: false, ...copy } : copy;
}

/** An operation, with its shared parameters written out. */
export function operationOf(key: EndpointKey): Omit<Operation, 'parameters'> & { parameters: Parameter[] } {
  const [method = '', path = ''] = key.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the document lacks ${key}`);
  return { ...operation, parameters: operation.parameters.map(parameterAt) };
}

function parameterAt(parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const shared = document.components.parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)];
  if (!shared) throw new Error(`${parameter.$ref} points nowhere`);
  return shared;
}

/** Differences between an answer and the document: an undocumented status, or a body that does not fit its schema. */
export function findFaults(key: EndpointKey, answer: Answered): string[] {
  const pointer = responsePointer(key, answer.status);
  if (!pointer) return [`${key} gave ${answer.status}, which is not documented: ${JSON.stringify(answer.body)}`];
  const response = pointerValue(pointer);
  if (!response.content) return answer.body === undefined ? [] : [`${key} ${answer.status} should have no body`];
  const [type] = Object.keys(response.content);
  if (type !== 'application/json') return answer.headers['content-type'] === type ? [] : [`${key} gave no ${type}`];
  const validate = validatorAt(`${pointer}/${CONTENT}`, CLOSED);
  if (validate(answer.body)) return [];
  return (validate.errors ?? []).map((error) => `${key} ${answer.status} ${error.instancePath} ${error.message}`);
}

/** Whether a body is one the document allows. */
export function isAllowedBody(key: EndpointKey, body: unknown): boolean {
  const [method = '', path = ''] = key.split(' ');
  return validatorAt(`/paths/${escapePointer(path)}/${method.toLowerCase()}/requestBody/${CONTENT}`)(body);
}

const ofParameters = new WeakMap<JsonSchema, ValidateFunction>();

/** True where the document allows a text in an address, parsed as text, boolean or number. */
export function isAllowedText(schema: JsonSchema, text: string): boolean {
  const validate = ofParameters.get(schema) ?? ajv.compile(deref(schema));
  ofParameters.set(schema, validate);
  const readings: unknown[] = [text, text === 'true', ...(text.trim() === '' ? [] : [Number(text)])];
  return readings.some((reading) => validate(reading));
}

/** Follows `#/components/…` references of the document. */
export function deref(schema: JsonSchema): JsonSchema {
  const { $ref, ...siblings } = schema;
  if (!$ref) return schema;
  const target = document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!target) throw new Error(`${$ref} points nowhere`);
  return { ...deref(target), ...siblings };
}

function responsePointer(key: EndpointKey, status: number): string | undefined {
  const response = operationOf(key).responses[status];
  if (!response) return undefined;
  if ('$ref' in response) return response.$ref.slice(1);
  const [method = '', path = ''] = key.split(' ');
  return `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`;
}

function pointerValue(pointer: string): Response {
  let value: unknown = document;
  for (const part of decodeURIComponent(pointer).slice(1).split('/')) {
    value = Reflect.get(Object(value), part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return Object(value);
}

/** RFC 6901, and percent-encoded because it is part of a URI fragment. */
function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
