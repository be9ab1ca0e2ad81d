import { expect, test } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';
import type { JsonSchema } from './document.ts';

const document = buildOpenApi();
const { schemas } = document.components;

/** Objects of fewer fields may stand where they are used: `{ id, name }` is clear without a name. */
const MOST_UNNAMED_FIELDS = 2;

type Visit = (schema: JsonSchema, where: string) => void;

/** Visits every part of the document that could be a schema, except recorded examples. */
function walk(value: unknown, where: string, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  visit({ ...value }, where);
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'examples') walk(inner, `${where}/${key.replaceAll('/', '~1')}`, visit);
  }
}

const isLarge = ({ type, properties }: JsonSchema) =>
  type === 'object' && Object.keys(properties ?? {}).length > MOST_UNNAMED_FIELDS;

const isEnvelope = ({ properties = {} }: JsonSchema) => 'success' in properties && 'data' in properties;

/** A schema as text, without what is said of it. */
function shapeOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value));
}

/** Large objects without a name, by shape. */
function unnamedObjects(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (schema: JsonSchema, where: string) => {
    const isNamed = /^\/components\/schemas\/\w+$/.test(where);
    if (!isLarge(schema) || isNamed || isEnvelope(schema)) return;
    const shape = shapeOf(schema);
    found.set(shape, [...(found.get(shape) ?? []), where]);
  };
  walk(document, '', note);
  return found;
}

test('an object that occurs twice has a name: export its type from the contract', () => {
  const twice = [...unnamedObjects().values()].filter((places) => places.length > 1);
  expect(twice).toEqual([]);
});

test('every body, every reply and what they list has a name', () => {
  const whole = /\/(?:requestBody\/content\/application~1json\/schema|schema\/properties\/data|details)(?:\/items)?$/;
  const unnamed = [...unnamedObjects().values()].flat().filter((place) => whole.test(place));
  expect(unnamed).toEqual([]);
});

test('a name is a word in PascalCase, and everything named is used', () => {
  const used = new Set<string>();
  walk(document, '', ({ $ref }) => $ref && used.add($ref));
  for (const [kind, named] of Object.entries(document.components)) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(named)) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
      expect(used).toContain(`#/components/${kind}/${name}`);
    }
  }
  expect(Object.keys(schemas).length).toBeGreaterThan(200);
});
