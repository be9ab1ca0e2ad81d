import { z } from 'zod';
import type { JsonSchema } from './document.ts';
import { createNameRegistry } from './schema-names.ts';

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';

export interface SchemaWriter {
  /** The schema as a client writes (`input`) or receives (`output`) it. */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  /** Named shapes met so far, in the order of their names. */
  components(): Record<string, JsonSchema>;
}

/** Writes zod schemas as JSON Schema; named shapes become references and are collected. */
export function createSchemaWriter(): SchemaWriter {
  const metadata = createNameRegistry();
  const met = new Map<string, JsonSchema>();
  return {
    write(schema, io) {
      const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { metadata, io, override: finish });
      for (const [name, definition] of Object.entries($defs)) {
        const { id: _id, ...shape } = pointToComponents(definition);
        requireSame(name, met.get(name), shape);
        met.set(name, shape);
      }
      return pointToComponents(json);
    },
    components: () => Object.fromEntries([...met].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function finish({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  forgetBounds(jsonSchema);
  // zod's own registry stores the descriptions of a schema (`describe`, `meta`); this registry stores names only.
  const { id: _, ...said } = z.globalRegistry.get(zodSchema) ?? {};
  Object.assign(jsonSchema, said);
}

/** zod adds the range of safe integers to every integer; that limit comes from JSON and not from this API. */
function forgetBounds(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function pointToComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${DEFINITION}`, `"${COMPONENT}`));
}

/** A name used both in a body and in a reply would have two meanings where they differ. */
function requireSame(name: string, before: JsonSchema | undefined, now: JsonSchema): void {
  if (before && JSON.stringify(before) !== JSON.stringify(now)) {
    throw new Error(`${name} means different things in bodies and in replies: give each its own name`);
  }
}
