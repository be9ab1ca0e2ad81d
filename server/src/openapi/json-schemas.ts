import { z } from 'zod';
import type { JsonSchema } from './document.ts';
import { createNameRegistries, type Side } from './schema-names.ts';

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';

export interface SchemaWriter {
  /** The schema as a client writes (`input`) or receives (`output`) it. */
  write(schema: z.ZodType, side: Side): JsonSchema;
  /** Named shapes met so far, in the order of their names. */
  components(): Record<string, JsonSchema>;
}

/** Writes zod schemas as JSON Schema; named shapes become references and are collected. */
export function createSchemaWriter(): SchemaWriter {
  const names = createNameRegistries(isSameOnBothSides);
  const met = new Map<string, JsonSchema>();
  return {
    write(schema, side) {
      const options = { metadata: names[side], io: side, override: finish };
      const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, options);
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

/** True where clients write and receive the same, all that is named inside written out. */
function isSameOnBothSides(schema: z.ZodType): boolean {
  const [written, received] = (['input', 'output'] as const).map((io) =>
    JSON.stringify(z.toJSONSchema(schema, { metadata: z.registry(), io, override: finish, unrepresentable: 'any' })),
  );
  return written === received;
}

function finish({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  forgetBounds(jsonSchema);
  openReplies(zodSchema, jsonSchema);
  // zod's own registry stores the descriptions of a schema (`describe`, `meta`); this registry stores names only.
  const { id: _, ...said } = z.globalRegistry.get(zodSchema) ?? {};
  Object.assign(jsonSchema, said);
}

/** zod adds the range of safe integers to every integer; that limit comes from JSON and not from this API. */
function forgetBounds(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/**
 * zod closes the objects of replies (`additionalProperties: false`). The document leaves them open, so that a field can
 * be added without breaking clients that validate.
 */
function openReplies({ _zod: { def } }: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
}

function pointToComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${DEFINITION}`, `"${COMPONENT}`));
}

/** A name has one shape. Two pages of the same things can differ (`page` and `staffPage`): one exports a type then. */
function requireSame(name: string, before: JsonSchema | undefined, now: JsonSchema): void {
  if (before && JSON.stringify(before) !== JSON.stringify(now)) {
    throw new Error(`${name} would stand for two different schemas: export a type of each from the contract`);
  }
}
